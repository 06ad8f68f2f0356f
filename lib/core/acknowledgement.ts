import { findAcknowledgementCodes, namesPacket } from './acknowledgement-line.ts';
import type { Turn } from './capture.ts';
import { type ErrorCode, HandoffError } from './errors.ts';
import { mayHoldPacket } from './packet-bodies.ts';
import type { PacketReference } from './packet-id.ts';
import { readPacketText } from './read-packet-text.ts';

/**
 * What a destination's transcript says about one packet. `absent`: no user turn holds it; `damaged`: a user turn
 * holds something that names it and does not read back as it; `delivered`: it is there, no reply counts yet;
 * `still-writing`: the reply that would count is not finished; `other-code`: the newest code is another packet's.
 */
export type TranscriptFinding =
  | { readonly outcome: 'absent' }
  | { readonly outcome: 'damaged'; readonly problem: ErrorCode }
  | { readonly outcome: 'delivered'; readonly packetTurn: number }
  | { readonly outcome: 'still-writing'; readonly packetTurn: number }
  | { readonly outcome: 'other-code'; readonly packetTurn: number; readonly code: string }
  | {
      readonly outcome: 'acknowledged';
      readonly packetTurn: number;
      readonly replyTurn: number;
      readonly reply: string;
    };

/**
 * Looks for a packet in a user turn of a transcript and for its acknowledgement in a newer assistant turn.
 * A packet quoted by the assistant, a code in a user turn, and a code older than the packet do not count.
 *
 * What a match shows is that the page holds such a reply; it does not show who wrote the page.
 */
export function findInTranscript(
  turns: readonly Turn[],
  packet: PacketReference,
  streaming: boolean,
): TranscriptFinding {
  const place = findPacketTurn(turns, packet);
  if (place.outcome !== 'delivered') return place;
  const { packetTurn } = place;
  let otherCode: string | undefined;
  for (const turn of turns.slice(packetTurn + 1)) {
    if (turn.role !== 'assistant') continue;
    const codes = findAcknowledgementCodes(turn.markdown);
    if (codes.some((code) => namesPacket(code, packet))) {
      if (streaming && turn.index === turns.length - 1) return { outcome: 'still-writing', packetTurn };
      return { outcome: 'acknowledged', packetTurn, replyTurn: turn.index, reply: turn.markdown };
    }
    const other = codes.at(-1);
    if (other) otherCode = `${other.shortId} r${other.revision}`;
  }
  if (otherCode) return { outcome: 'other-code', packetTurn, code: otherCode };
  return streaming ? { outcome: 'still-writing', packetTurn } : place;
}

/**
 * Reads an acknowledgement out of a reply that the user pasted by hand.
 *
 * @throws {HandoffError} `NO_ACKNOWLEDGEMENT` or, with the code that was found, `OTHER_ACKNOWLEDGEMENT`.
 */
export function checkPastedReply(reply: string, packet: PacketReference): void {
  const codes = findAcknowledgementCodes(reply);
  if (codes.some((code) => namesPacket(code, packet))) return;
  const other = codes.at(-1);
  if (other)
    throw new HandoffError('OTHER_ACKNOWLEDGEMENT', { found: `${other.shortId} r${other.revision}` });
  throw new HandoffError('NO_ACKNOWLEDGEMENT');
}

type PacketPlace = Extract<TranscriptFinding, { outcome: 'absent' | 'damaged' | 'delivered' }>;

function findPacketTurn(turns: readonly Turn[], packet: PacketReference): PacketPlace {
  let problem: ErrorCode | undefined;
  for (const turn of turns.toReversed()) {
    if (turn.role !== 'user' || !mayHoldPacket(turn.markdown)) continue;
    try {
      const reading = readPacketText(turn.markdown);
      if (reading.id === packet.id) return { outcome: 'delivered', packetTurn: turn.index };
      if (reading.statedShortId && packet.id.startsWith(reading.statedShortId.replace('-', ''))) {
        problem ??= 'PACKET_ALTERED';
      }
    } catch (error) {
      if (!(error instanceof HandoffError)) throw error;
      if (turn.markdown.includes(packet.id.slice(0, 8))) problem ??= error.code;
    }
  }
  return problem ? { outcome: 'damaged', problem } : { outcome: 'absent' };
}
