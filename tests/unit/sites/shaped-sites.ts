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
import { genericByAlternation, genericByAttribute, genericByClass } from './shapes/generic.ts';
import { librechat } from './shapes/librechat.ts';
import { llamacpp } from './shapes/llamacpp.ts';
import { openwebui } from './shapes/openwebui.ts';
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
};
const claude = {
  site: 'claude',
  url: claudeUrl,
  nativeId,
  startUrl: new URL('https://claude.ai/new'),
  temporaryUrl: new URL('https://claude.ai/new?incognito'),
};

/** Every generation of every site's page, in the shape of the project's own writing. */
export const shapedSites: readonly ShapedSite[] = [
  { ...chatgpt, generation: 'classic', shape: chatgptClassicPage },
  { ...chatgpt, generation: 'app-shell', shape: chatgptAppShellPage },
  { ...claude, generation: 'classic', shape: claudeClassicPage, cannot: { tellSpeakerWithoutText: true } },
  { ...claude, generation: 'transcript', shape: claudeTranscriptPage },
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
