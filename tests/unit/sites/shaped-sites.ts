import {
  chatgptAppShellPage,
  chatgptClassicPage,
  chatgptUrl,
  claudeClassicPage,
  claudeTranscriptPage,
  claudeUrl,
  nativeId,
} from './page-shapes.ts';
import { aistudio } from './shapes/aistudio.ts';
import { chatui, huggingchat } from './shapes/chat-ui.ts';
import { copilot, m365Copilot } from './shapes/copilot.ts';
import { deepseek } from './shapes/deepseek.ts';
import { gemini } from './shapes/gemini.ts';
import { genericByAlternation, genericByAttribute, genericByClass } from './shapes/generic.ts';
import { grok } from './shapes/grok.ts';
import { kimi } from './shapes/kimi.ts';
import { librechat } from './shapes/librechat.ts';
import { llamacpp } from './shapes/llamacpp.ts';
import { mistral } from './shapes/mistral.ts';
import { openwebui } from './shapes/openwebui.ts';
import { perplexityClassic, perplexityWorkflow } from './shapes/perplexity.ts';
import { poe } from './shapes/poe.ts';
import { qianwen } from './shapes/qianwen.ts';
import { qwen } from './shapes/qwen.ts';
import type { ShapedSite } from './shapes/shaped-site.ts';

const chatgpt = {
  site: 'chatgpt',
  url: chatgptUrl,
  nativeId,
  startUrl: new URL('https://chatgpt.com/'),
  temporaryUrl: new URL('https://chatgpt.com/?temporary-chat=true'),
  attachment: {
    html: '<div role="group" aria-label="plan.pdf" class="group/file-tile"><div class="font-semibold">plan.pdf</div></div>',
    name: 'plan.pdf',
    kind: 'file',
  },
} as const;
const claude = {
  site: 'claude',
  url: claudeUrl,
  nativeId,
  startUrl: new URL('https://claude.ai/new'),
  temporaryUrl: new URL('https://claude.ai/new?incognito'),
  attachment: {
    html: '<div data-testid="file-thumbnail"><button aria-label="notes.txt, txt"><h3>notes.txt</h3></button></div>',
    name: 'notes.txt',
    kind: 'file',
  },
  countsVersions: true,
} as const;

/** Every generation of every site's page, in the shape of the project's own writing. */
export const shapedSites: readonly ShapedSite[] = [
  { ...chatgpt, generation: 'classic', shape: chatgptClassicPage, countsVersions: true },
  { ...chatgpt, generation: 'app-shell', shape: chatgptAppShellPage, repeats: 'questions' },
  { ...claude, generation: 'classic', shape: claudeClassicPage, cannot: { tellSpeakerWithoutText: true } },
  { ...claude, generation: 'transcript', shape: claudeTranscriptPage },
  gemini,
  grok,
  deepseek,
  perplexityClassic,
  perplexityWorkflow,
  copilot,
  m365Copilot,
  mistral,
  kimi,
  qwen,
  qianwen,
  huggingchat,
  aistudio,
  poe,
  openwebui,
  librechat,
  llamacpp,
  chatui,
  genericByAttribute,
  genericByClass,
  genericByAlternation,
];
