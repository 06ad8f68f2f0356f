import { documentTitle } from './document-title.ts';
import type { AttachmentRule, ReadingRules } from './markdown/reading-context.ts';
import { required } from './selectors.ts';

/** The composer of both generations. */
export const perplexityComposer = required({ css: '#ask-input', seen: '2026-09-25' });

/** Shown beside the composer while an answer is written; both generations. */
export const perplexityStop = {
  css: '[data-testid="stop-generating-response-button"]',
  seen: '2026-04-13',
} as const;

/** A report stands in a card of its own; its text is there only while the card is open. */
export const REPORT_CARD = '.border-borderMain.bg-raised';

/** The control that opens the list of an answer's sources: it shows the pictures of some and how many there are. */
export const SOURCE_LIST = '.rounded-full > button:has(img)';

const attachments: readonly AttachmentRule[] = [
  { css: '[data-testid*="attachment"], [data-testid*="file-chip"]', kind: 'file' },
  { css: REPORT_CARD, kind: 'report', name: '.truncate' },
  { css: '[data-testid*="asset"]', kind: 'artifact' },
  { css: 'img:not([alt=""])', kind: 'image' },
];

/** How both generations mark up the content of an answer. */
export const perplexityRules: ReadingRules = {
  omit: '.citation-nbsp, [data-workflow-text-footer]',
  citation: '.citation, [aria-label]:has(> .citation)',
  sources: SOURCE_LIST,
  keptSpace: '.select-text',
  attachments,
};

/** The title of the conversation, its first message, as the tab shows it. */
export function findPerplexityTitle(document: Document): string | undefined {
  return documentTitle(document, ['Perplexity', 'Perplexity AI']);
}
