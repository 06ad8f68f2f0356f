import type { Page } from '@playwright/test';
import type { Draft } from '../../../../lib/core/draft.ts';
import { HandoffError } from '../../../../lib/core/errors.ts';
import { nextState, type Receipt, type ReceiptState, receiptEvents } from '../../../../lib/core/receipt.ts';
import { findPlaceholders } from '../../../../lib/core/redaction/placeholder-shape.ts';
import { replies } from '../../../../lib/core/replies.ts';
import type { HandoffView } from '../../../../lib/core/views.ts';
import { ask } from '../worker-messages.ts';

/** What is on disk about one conversation and one handoff. */
export interface Snapshot {
  draft: Draft | undefined;
  handoff: Pick<HandoffView, 'receipt' | 'events' | 'packet'> | undefined;
  /** Handoffs of all conversations, and entries of the log. */
  handoffs: number;
  entries: number;
}

/** Reads it by the worker's own answers, each held to the shape that it must have. */
export async function takeSnapshot(
  page: Page,
  conversationId: string,
  packetId: string | undefined,
): Promise<Snapshot> {
  const overview = replies['load-overview'].parse(await ask(page, 'load-overview', {}));
  const hasDraft = overview.drafts.some((one) => one.conversationId === conversationId);
  const draft = hasDraft
    ? replies['load-draft'].parse(await ask(page, 'load-draft', { conversationId })).draft
    : undefined;
  const log = await ask(page, 'verify-log', {});
  const faults = [
    overview.damaged === 0 ? '' : `${overview.damaged} damaged records`,
    log.brokenAt === undefined ? '' : `the log is broken at ${log.brokenAt}`,
    new Set(overview.handoffs.map((one) => one.packetId)).size === overview.handoffs.length
      ? ''
      : 'two receipts of one packet',
  ];
  const id = draft?.preparedAs ?? packetId;
  const handoff = id === undefined ? undefined : await loadHandoff(page, id);
  if (draft?.preparedAs !== undefined && !handoff) faults.push('the draft names a packet that is not there');
  const found = [...faults, ...(draft ? draftFaults(draft) : []), ...(handoff ? receiptFaults(handoff) : [])];
  if (found.some((fault) => fault !== '')) throw new Error(found.filter((fault) => fault !== '').join('; '));
  return { draft, handoff, handoffs: overview.handoffs.length, entries: log.entries };
}

async function loadHandoff(page: Page, packetId: string): Promise<Snapshot['handoff']> {
  try {
    const { receipt, events, packet } = replies['load-handoff'].parse(
      await ask(page, 'load-handoff', { packetId }),
    );
    return { receipt, events, packet };
  } catch (error) {
    if (error instanceof HandoffError && error.code === 'HANDOFF_NOT_FOUND') return undefined;
    throw error;
  }
}

/** Each placeholder in the draft has its entry in the table of masked values. */
function draftFaults({ items, maskedValues }: Draft): string[] {
  const known = new Set(maskedValues.map(({ placeholder }) => placeholder));
  return items
    .flatMap(({ text }) => findPlaceholders(text).map(({ placeholder }) => placeholder))
    .filter((placeholder) => !known.has(placeholder))
    .map((placeholder) => `${placeholder} stands for nothing`);
}

/** The receipt is what its events add up to. */
function receiptFaults({ receipt, events }: Pick<HandoffView, 'receipt' | 'events'>): string[] {
  let folded: Pick<Receipt, 'state' | 'paused'> | undefined;
  for (const { event: name } of events) {
    const event = receiptEvents.find((one) => one === name);
    // What happens to one action of a packet leaves its receipt as it is.
    if (event === undefined) continue;
    const state: ReceiptState | undefined =
      folded === undefined ? 'PREPARED' : nextState[folded.state][event];
    if (state === undefined) return [`"${event}" cannot follow in the log`];
    const paused = event === 'pause' || (event !== 'continue' && (folded?.paused ?? false));
    folded = { state, paused };
  }
  const deliveries = events.filter(({ event }) => event === 'deliver').length;
  return [
    folded?.state === receipt.state ? '' : `${receipt.state}, but its events say ${folded?.state}`,
    folded?.paused === receipt.paused ? '' : 'paused otherwise than its events say',
    deliveries === receipt.deliveries.length ? '' : 'deliveries and their events differ in number',
  ];
}
