import { draftTexts, keptExcerpts, keptItems } from '../core/draft.ts';
import { HandoffError } from '../core/errors.ts';
import { findPlaceholders } from '../core/redaction/placeholder-shape.ts';
import { emptyTable, unmaskValue } from '../core/redaction/placeholders.ts';
import type { Reply } from '../core/replies.ts';
import { maskingTermsOf } from './masking-terms.ts';
import type { Ports } from './ports.ts';
import { getDraft } from './rewrite-draft.ts';

/** What may be private in what would travel, and is not masked. */
export async function listDoubtful(ports: Ports, conversationId: string): Promise<Reply<'list-doubtful'>> {
  const draft = await getDraft(ports, conversationId);
  const table = (await ports.memory.findTable(conversationId)) ?? emptyTable();
  const doubtful = await ports.analyser.run('doubt', {
    ...(await maskingTermsOf(ports, draft, table)),
    texts: draftTexts({ ...draft, items: keptItems(draft), excerpts: keptExcerpts(draft) }),
  });
  return { doubtful };
}

/**
 * Puts the masked values of a conversation back into a text, for the user's own use: nothing is stored.
 *
 * @throws {HandoffError} `VALUE_GONE` when the session's memory knows no value of the conversation any more.
 */
export async function restoreValues(
  ports: Ports,
  conversationId: string,
  text: string,
): Promise<Reply<'restore-values'>> {
  const table = await ports.memory.findTable(conversationId);
  const places = findPlaceholders(text);
  if (!table && places.length > 0) throw new HandoffError('VALUE_GONE', {});
  let [restoredText, done, restored] = ['', 0, 0];
  const unknown = new Set<string>();
  for (const { placeholder, start, end } of places) {
    const value = table && unmaskValue(table, placeholder);
    if (value === undefined) unknown.add(placeholder);
    else restored += 1;
    restoredText += text.slice(done, start) + (value ?? placeholder);
    done = end;
  }
  return { text: restoredText + text.slice(done), restored, unknown: [...unknown] };
}
