import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parsePageCapture, type Turn } from '../../lib/core/capture.ts';
import { capturePage } from '../unit/sites/capture.ts';
import { readCodeBlocks } from '../unit/sites/code-blocks.ts';
import { parsePage } from '../unit/sites/html.ts';
import { argued } from './argued.ts';
import { listShared, readShared } from './shared-folder.ts';

const expectedTurnSchema = z.object({
  role: z.string(),
  id: z.optional(z.string()),
  /** Its element is in the page and its content is not. */
  detached: z.optional(z.boolean()),
  starts: z.string(),
  code: z.array(z.object({ lang: z.string(), lines: z.number() })),
});
const expectedPageSchema = z.object({
  turns: z.array(expectedTurnSchema),
  composer: z.nullable(z.object({ selector: z.string(), count: z.number() })),
});
type ExpectedTurn = z.infer<typeof expectedTurnSchema>;

/** How many letters of an expected beginning are compared: further on, hidden copies of formulas stand in it. */
const COMPARED_LETTERS = 24;

const UUID = '00000000-0000-4000-8000-000000000001';

/** Where the pages of each folder stood; sites that people host themselves stand anywhere. */
const conversations: Readonly<Record<string, string>> = {
  chatgpt: `https://chatgpt.com/c/${UUID}`,
  claude: `https://claude.ai/chat/${UUID}`,
  gemini: 'https://gemini.google.com/app/0000000000000001',
  grok: `https://grok.com/c/${UUID}`,
  deepseek: `https://chat.deepseek.com/a/chat/s/${UUID}`,
  perplexity: `https://www.perplexity.ai/search/${UUID}`,
  copilot: 'https://copilot.microsoft.com/chats/00000001',
  mistral: `https://chat.mistral.ai/chat/${UUID}`,
  kimi: 'https://www.kimi.com/chat/00000000000000000001',
  qwen: `https://chat.qwen.ai/c/${UUID}`,
  huggingchat: 'https://huggingface.co/chat/conversation/000000000000000000000001',
  aistudio: 'https://aistudio.google.com/prompts/0000000001',
  poe: 'https://poe.com/chat/00000001',
  openwebui: `http://localhost:3000/c/${UUID}`,
  librechat: `https://chat.example/c/${UUID}`,
};
/** Pages of another site than that of their folder. */
const elsewhere: Readonly<Record<string, string>> = {
  'recon-m365-copilot-2026': 'https://m365.cloud.microsoft/chat/conversation/00000001',
  'recon-qianwen-2026-10-thread': 'https://www.qianwen.com/chat/00000001',
};

describe.each(Object.keys(conversations))('the shared pages of %s', (site) => {
  const pages = listShared(`fixtures/${site}`).filter((name) => name.endsWith('.html'));

  test('there are some', () => {
    expect(pages).not.toEqual([]);
  });

  describe.each(pages.map((name) => name.replace(/\.html$/, '')))('%s', (page) => {
    const url = elsewhere[page] ?? conversations[site] ?? '';
    const listed = expectedPageSchema.parse(JSON.parse(readShared(`fixtures/${site}/${page}.expected.json`)));
    // Thoughts are no turn, and what is not in the page is counted, not read.
    const expected = { ...listed, turns: listed.turns.filter(isInPage) };
    const document = parsePage(readShared(`fixtures/${site}/${page}.html`), url);
    const capture = parsePageCapture(capturePage(document, new URL(url)));

    test('has the expected turns in the expected order', () => {
      expect(capture.turns.map(({ role }) => role)).toEqual(expected.turns.map(({ role }) => role));
      expect(capture.evidence.unrecognised).toBe(0);
      expect(capture.evidence.unmountedTurns).toBeGreaterThanOrEqual(
        listed.turns.filter(({ detached }) => detached).length,
      );
    });

    test('has the expected ids', () => {
      const ids = expected.turns.map(({ id }, index) =>
        id === undefined ? undefined : capture.turns[index]?.id,
      );
      expect(ids).toEqual(expected.turns.map(({ id }) => id));
    });

    test('has the expected beginnings', () => {
      const differing = expected.turns.flatMap((turn, index) => {
        const read = capture.turns[index];
        if (read !== undefined && beginsAsExpected(read, turn)) return [];
        return [`turn ${index}`];
      });
      expect(differing).toEqual(argued.beginnings[page] ?? []);
    });

    test('has the expected code blocks', () => {
      const differing = expected.turns.flatMap(({ code }, index) => {
        const read = readCodeBlocks(capture.turns[index]?.markdown ?? '').map(({ lang, lines }) => ({
          lang,
          lines,
        }));
        const wanted = code.map(({ lang, lines }) => ({ lang: lang.toLowerCase(), lines }));
        return isDeepStrictEqual(read, wanted) ? [] : [`turn ${index}`];
      });
      expect(differing).toEqual(argued.code[page] ?? []);
    });

    test('has the expected composer', () => {
      expect(capture.composer).toBe(expected.composer === null ? 'missing' : 'found');
    });
  });
});

function isInPage({ role, detached }: ExpectedTurn): boolean {
  return role !== 'thinking' && detached !== true;
}

/** Letters and digits only: an expectation is the page's raw text, with neither Markdown, addresses nor line ends. */
function beginsAsExpected(turn: Turn, { starts }: ExpectedTurn): boolean {
  const text = letters(
    [turn.markdown.replaceAll(/\]\([^)]*\)/g, ']'), ...turn.attachments.map(({ name }) => name)].join(' '),
  );
  const wanted = letters(starts).slice(0, COMPARED_LETTERS);
  return text.startsWith(wanted);
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
