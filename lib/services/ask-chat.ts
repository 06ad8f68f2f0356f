import { addClaims, itemsOfClaims } from '../core/ask/add-claims.ts';
import { findAskState } from '../core/ask/find-request.ts';
import type { CheckedAnswer } from '../core/ask/read-answer.ts';
import { askCode, renderAskText } from '../core/ask/request-text.ts';
import type { Turn } from '../core/capture.ts';
import type { DraftItem, Evidence } from '../core/draft.ts';
import { HandoffError } from '../core/errors.ts';
import type { AnswerRead, Asked } from '../core/views.ts';
import type { ClickReading } from '../platform/page-scripts.ts';
import { captureReading } from './capture-draft.ts';
import { maskDraft } from './mask-draft.ts';
import type { Ports } from './ports.ts';
import { identifyConversation } from './read-conversation.ts';
import { getDraft, rewriteDraft } from './rewrite-draft.ts';

/** The chat that is asked, and the tab in which the user clicked. */
interface AskTarget {
  readonly conversationId: string;
  readonly tabId: number;
}

/**
 * Puts the request to sum a chat up into its own composer, in the document that was just read. A request that stands
 * there already is not inserted again. Nothing is ever sent.
 *
 * @throws {HandoffError} `TAB_CHANGED` when the tab shows another chat, `HANDOFF_PAUSED`, and what reading and
 *   inserting throw.
 */
export async function askChat(ports: Ports, { conversationId, tabId }: AskTarget): Promise<Asked> {
  const { paused, readAnswers } = await getDraft(ports, conversationId);
  if (paused) throw new HandoffError('HANDOFF_PAUSED');
  const reading = await readChat(ports, { conversationId, tabId });
  const { capture, target } = reading;
  const text = renderAskText(askCode(conversationId, capture.turns));
  if (findAskState(capture, readAnswers ?? []) === 'in-composer') return { outcome: 'in-composer', text };
  if (capture.composer === 'missing') return { outcome: 'no-composer', text };
  const { outcome, differenceAtUnits } = await ports.pages.insert(target, text);
  return { outcome, ...(differenceAtUnits === undefined ? {} : { differenceAtUnits }), text };
}

/**
 * Reads what a chat answered to the newest request: the turns are captured again, every claim is checked against
 * them, and what is new goes into the draft, masked, as the assistant's unconfirmed word.
 *
 * @throws {HandoffError} as `askChat` does. An answer that cannot be read is an outcome, and changes no item.
 */
export async function readAnswer(ports: Ports, { conversationId, tabId }: AskTarget): Promise<AnswerRead> {
  if ((await getDraft(ports, conversationId)).paused) throw new HandoffError('HANDOFF_PAUSED');
  const reading = await readChat(ports, { conversationId, tabId });
  if (reading.capture.evidence.streaming) return { outcome: 'streaming' };
  await captureReading(ports, reading);
  const { turns } = (await ports.memory.findTurns(conversationId)) ?? reading.capture;
  const answer = await ports.analyser.run('read-answer', { turns });
  if (answer.outcome !== 'read') return answer;
  return await keepAnswer(ports, conversationId, answer, turns);
}

async function readChat(ports: Ports, { conversationId, tabId }: AskTarget): Promise<ClickReading> {
  const reading = await ports.pages.read(tabId);
  if ((await identifyConversation(ports, reading)) !== conversationId) throw new HandoffError('TAB_CHANGED');
  return reading;
}

async function keepAnswer(
  ports: Ports,
  conversationId: string,
  { claims, code, repairs, unreadable }: Extract<CheckedAnswer, { outcome: 'read' }>,
  turns: readonly Turn[],
): Promise<AnswerRead> {
  let added: readonly DraftItem[] | undefined;
  let known = 0;
  const view = await rewriteDraft(ports, conversationId, async (draft, table) => {
    const fresh = itemsOfClaims(claims);
    const sources = new Set(fresh.map(({ source }) => source?.turnIndex));
    const context = turns.filter(({ index }) => sources.has(index)).map(({ markdown }) => markdown);
    const raw = { ...draft, items: [...draft.items, ...fresh] };
    const masked = await maskDraft(ports, raw, table, 'captured', context);
    if (draft.readAnswers?.includes(code)) return { draft, table: masked.table };
    const maskedFresh = masked.draft.items.slice(draft.items.length);
    const answered = addClaims(draft, maskedFresh, code, ports.nowMs());
    ({ added, known } = answered);
    // Once more, without what was not added: only values that stand in the draft are listed.
    return await maskDraft(ports, answered.draft, masked.table, 'captured', context);
  });
  if (!added) return { outcome: 'already-read' };
  const leftOut = added.filter(({ removed }) => removed).length;
  return {
    outcome: 'read',
    view,
    added: countEvidence(added),
    known,
    leftOut,
    unreadable,
    repairs: [...repairs],
  };
}

function countEvidence(items: readonly DraftItem[]): Record<Evidence, number> {
  const count = (evidence: Evidence) => items.filter((item) => item.evidence === evidence).length;
  return {
    found: count('found'),
    similar: count('similar'),
    'not-found': count('not-found'),
    'not-quoted': count('not-quoted'),
  };
}
