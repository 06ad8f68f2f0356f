import { expect, test } from 'vitest';
import { capturePage } from './capture.ts';
import { parsePage } from './html.ts';
import { aistudio } from './shapes/aistudio.ts';
import { huggingchat } from './shapes/chat-ui.ts';
import { librechat } from './shapes/librechat.ts';
import { llamacpp } from './shapes/llamacpp.ts';
import { openwebui } from './shapes/openwebui.ts';
import { poe } from './shapes/poe.ts';
import { qianwen } from './shapes/qianwen.ts';
import { qwen } from './shapes/qwen.ts';

const picture = '<img alt="a plan" src="blob:x"><img alt="" src="icon.png">';
const image = { name: 'a plan', kind: 'image' };
const file = { name: 'plan.pdf', kind: 'file' };

const cases = [
  [qwen, `${picture}<div class="fileitem-btn"><span class="fileitem-file-name">plan.pdf</span></div>`],
  [qianwen, `${picture}<div class="file-card-x"><span class="name">plan.pdf</span></div>`],
  [huggingchat, `${picture}<div class="file-card"><span class="truncate">plan.pdf</span></div>`],
  [
    aistudio,
    '<ms-image-chunk><img alt="a plan"></ms-image-chunk><ms-file-chunk><div class="file-chunk-container"><span class="name">plan.pdf</span></div></ms-file-chunk>',
  ],
  [
    poe,
    `${picture}<div class="Attachment_attachment__a1"><p class="Attachment_title__b2">plan.pdf</p></div>`,
  ],
  [openwebui, `${picture}<button class="text-left"><div class="line-clamp-1">plan.pdf</div></button>`],
  [librechat, `${picture}<div class="file-container-x"><div class="truncate">plan.pdf</div></div>`],
  [llamacpp, `${picture}<div data-slot="attachment"><span class="truncate">plan.pdf</span></div>`],
] as const;

test.each(cases.map(([shaped, beside]) => [shaped.site, shaped, beside] as const))(
  '%s: what the user attached is listed by name, with text and alone',
  (_site, { shape, url }, beside) => {
    const turns = [
      { role: 'user', body: 'See this', beside },
      { role: 'assistant', body: '<p>I see.</p>' },
      { role: 'user', beside },
    ] as const;
    const read = capturePage(parsePage(shape({ turns }), url.href), url);
    expect(read.turns.map(({ role, markdown }) => [role, markdown])).toEqual([
      ['user', 'See this'],
      ['assistant', 'I see.'],
      ['user', ''],
    ]);
    expect(read.turns[0]?.attachments).toEqual([image, file]);
    expect(read.turns[2]).toMatchObject({ attachments: [image, file], unread: [] });
  },
);
