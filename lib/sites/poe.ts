import type { Role } from '../core/capture.ts';
import type { SiteAdapter, SiteGeneration, TurnPlace } from './adapter.ts';
import { poeAddress } from './addresses/poe.ts';
import { documentTitle } from './document-title.ts';
import { listSignedTurns, placeIn, type SpeakerSign } from './list-turns.ts';
import { findAll, findFirst, optional, required } from './selectors.ts';

/** Classes end in a hash that changes with each build of the site; their beginnings stay. */
const selectors = {
  turn: required(
    { css: '[id^="message-"][class*="ChatMessage_chatMessage"]', seen: '2025-12-24' },
    { css: '[class*="ChatMessage_chatMessage__"]', seen: '2025-12-24' },
  ),
  body: optional(
    { css: '[class*="Markdown_markdownContainer"]', seen: '2025-12-24' },
    { css: '[class*="Message_messageTextContainer"]', seen: '2025-12-24' },
  ),
  streaming: optional(
    { css: '[class*="ChatMessage_chatMessage"][data-complete="false"]', seen: '2025-12-24' },
    { css: '[class*="ChatStopMessageButton_stopButton"]', seen: '2025-12-24' },
  ),
  model: optional({ css: '[class*="BotHeader_textContainer"] p', seen: '2025-12-24' }),
  composer: required({ css: 'textarea[class*="GrowingTextArea_textArea"]', seen: '2025-12-24' }),
};

/** Signs of who speaks: the side on which the bubble stands, and the header that only bots have. */
const SIGNS: readonly SpeakerSign[] = [
  { css: '[class*="rightSideMessage"]', role: 'user' },
  { css: '[class*="leftSideMessage"]', role: 'assistant' },
  { css: '[class*="BotHeader_"]', role: 'assistant' },
];

/** Poe's page: older turns are loaded when the list is scrolled up, and stay. */
const page: SiteGeneration = {
  name: 'page',
  selectors,
  rules: {
    omit: '[class*="Message_messageMetadataContainer"]',
    codeFrame: '[class*="MarkdownCodeBlock_container"]',
    keptSpace: '[class*="rightSideMessage"] [class*="Markdown_markdownContainer"] p',
    attachments: [
      { css: '[class*="Attachment_attachment"]', kind: 'file', name: '[class*="title"], [class*="name"]' },
      { css: 'img:not([alt=""])', kind: 'image' },
    ],
  },
  findTurns: (document) => listSignedTurns(findAll(document, selectors.turn), SIGNS, findPlace),
  findTitle: (document) => documentTitle(document, ['Poe']),
  findModel: (document) => findFirst(document, selectors.model)?.textContent ?? undefined,
};

/** Poe. */
export const poe: SiteAdapter = { address: poeAddress, generations: [page] };

function findPlace(element: Element, role: Role): TurnPlace {
  const id = /^message-(.+)$/.exec(element.id)?.[1];
  return placeIn(element, { role, id }, () => findAll(element, selectors.body));
}
