import { documentTitle } from './document-title.ts';
import type { AttachmentRule } from './markdown/reading-context.ts';
import { findFirst, optional } from './selectors.ts';

const title = optional(
  { css: '[data-testid="chat-title-split"] .truncate', seen: '2026-10-03' },
  { css: '[data-testid="chat-title-button"] .truncate', seen: '2026-04-13' },
);
/** Its first text is the model's name, the second the mode. */
const model = optional({ css: '[data-testid="model-selector-dropdown"]', seen: '2026-10-03' });

/** How both generations of Claude's page mark up what goes with a turn. */
export const claudeAttachments: readonly AttachmentRule[] = [
  { css: '[data-testid="file-thumbnail"]', kind: 'file', name: 'h3' },
  { css: '.artifact-block-cell', kind: 'artifact', name: '.leading-tight' },
];

/** The conversation's title, as the page's header or the tab shows it. */
export function findClaudeTitle(document: Document): string | undefined {
  return findFirst(document, title)?.textContent ?? documentTitle(document, ['Claude', 'Anthropic']);
}

/** The name of the model that is chosen now. */
export function findClaudeModel(document: Document): string | undefined {
  return firstText(findFirst(document, model));
}

function firstText(node: Node | undefined): string | undefined {
  for (const child of node?.childNodes ?? []) {
    const text = child.nodeType === 3 ? (child.nodeValue ?? '').trim() : firstText(child);
    if (text !== undefined && text !== '') return text;
  }
  return undefined;
}
