import type { HandoffState } from './handoff-model.ts';

/** What must hold in every state of every packet (issue 6), each as a check of its own. */
export const invariants = {
  'one receipt for one packet id': ({ receiptsMade }) => receiptsMade <= 1,
  'never RESUMED without ACKNOWLEDGED': ({ receipt, wasAcknowledged }) =>
    receipt?.state !== 'RESUMED' || wasAcknowledged,
  'at most one destination resumes a packet without a further word of the user': ({ resumptions }) =>
    resumptions <= 1,
  'a cancelled packet is never resumed': ({ receipt, wasCancelled }) =>
    receipt?.state !== 'RESUMED' || !wasCancelled,
  'a stale revision is never open or acknowledged': ({ receipt, newerExists }) =>
    !newerExists || (receipt?.state !== 'PREPARED' && receipt?.state !== 'ACKNOWLEDGED'),
  'no external action is authorised without its own click': ({ action, actionClicked }) =>
    action === 'proposed' || actionClicked,
  'only a handoff that was acknowledged and goes on holds an authorisation': ({ action, receipt }) =>
    action !== 'authorised' || receipt?.state === 'ACKNOWLEDGED' || receipt?.state === 'RESUMED',
} as const satisfies Record<string, (state: HandoffState) => boolean>;

export type InvariantName = keyof typeof invariants;
export const invariantNames = Object.keys(invariants) as InvariantName[];

/** Whether a packet has ended, so that nothing of it is left to finish. */
export function hasEnded({ receipt, newerExists }: HandoffState): boolean {
  return receipt ? receipt.state === 'CANCELLED' : newerExists;
}

export const isResumed = ({ receipt }: HandoffState): boolean => receipt?.state === 'RESUMED';
