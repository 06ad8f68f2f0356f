import type { Role } from '../core/capture.ts';
import type { SiteGeneration, TurnPlace } from './adapter.ts';
import { displayed } from './displayed.ts';
import { documentTitle } from './document-title.ts';
import { listSignedTurns, type SpeakerSign } from './list-turns.ts';
import { findAll, optional, required } from './selectors.ts';

const selectors = {
  turn: required(
    { css: '[data-testid="chatQuestion"], [data-testid="copilot-message-div"]', seen: '2026-08-20' },
    { css: '.fai-UserMessage, .fai-CopilotMessage', seen: '2026-08-20' },
  ),
  userBody: optional(
    { css: '.fai-UserMessage__message', seen: '2026-08-20' },
    { css: '.fai-UserMessage__content', seen: '2026-08-20' },
  ),
  answerBody: optional(
    { css: '[data-testid="markdown-reply"]', seen: '2026-08-20' },
    { css: '.fai-CopilotMessage__content', seen: '2026-08-20' },
  ),
  streaming: optional({
    css: '.fai-CopilotMessage__progress, .fai-CopilotMessage[aria-busy="true"]',
    seen: '2026-08-20',
  }),
  composer: required(
    { css: '#m365-chat-editor-target-element', seen: '2026-08-20' },
    { css: '[role="textbox"][data-lexical-editor]', seen: '2026-08-20' },
  ),
};

/** Signs of who speaks: the part of the page that the element is, and the component that draws it. */
const SIGNS: readonly SpeakerSign[] = [
  { css: '[data-testid="chatQuestion"]', role: 'user' },
  { css: '[data-testid="copilot-message-div"]', role: 'assistant' },
  { css: '.fai-UserMessage', role: 'user' },
  { css: '.fai-CopilotMessage', role: 'assistant' },
];

/** Copilot's page for organisations. */
export const m365Page: SiteGeneration = {
  name: 'm365',
  selectors,
  rules: {
    omit: '.fai-CopilotMessage__actions, .fai-CopilotMessage__disclaimer, .fai-CopilotMessage__progress',
    keptSpace: '.fai-UserMessage__message',
    codeFrame: '.scriptor-component-code-block',
    citation: '.fai-Reference, .fai-CitationLink',
    attachments: [
      { css: '.fai-Attachment, [data-testid*="attachment"]', kind: 'file' },
      { css: 'img:not([alt=""])', kind: 'image' },
    ],
  },
  findTurns: (document) => listSignedTurns(displayed(findAll(document, selectors.turn)), SIGNS, findPlace),
  findTitle: (document) => documentTitle(document, ['Microsoft 365 Copilot', 'M365 Copilot']),
  findModel: () => undefined,
};

function findPlace(turn: Element, role: Role): TurnPlace {
  const bodies = findAll(turn, role === 'user' ? selectors.userBody : selectors.answerBody);
  return { role, bodies, surroundings: [turn] };
}
