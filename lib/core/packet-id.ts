import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';
import { canonicalize } from './canonical-json.ts';
import { HandoffError } from './errors.ts';

/** 64 lower-case hex digits: the SHA-256 of a packet's canonical JSON. */
export const packetIdSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A packet id and the revision that it names, as far as a short form or a text states them. */
export interface PacketReference {
  readonly id: string;
  readonly revision: number;
}

/**
 * SHA-256 of a text's UTF-8 bytes, as 64 lower-case hex digits (FIPS 180-4).
 *
 * @throws {HandoffError} `BAD_UNICODE` if the text holds a lone surrogate, which UTF-8 cannot encode.
 */
export function sha256Hex(text: string): string {
  if (!text.isWellFormed()) throw new HandoffError('BAD_UNICODE', {});
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/**
 * Names a packet by its content: equal content, equal id, in every browser and in Node.
 *
 * @param packet A JSON value; it is put into canonical form first.
 * @returns 64 lower-case hex digits.
 * @throws {HandoffError} `BAD_UNICODE` or `NOT_JSON_VALUE`, as `canonicalize` does.
 */
export function packetId(packet: unknown): string {
  return sha256Hex(canonicalize(packet));
}

/** The first twelve hex digits, as they stand in every short form: `3fa9c1d2-91be`. */
export function shortId(id: string): string {
  return `${id.slice(0, 8)}-${id.slice(8, 12)}`;
}

/** Short form of a packet (DESIGN 2): `baton 3fa9c1d2-91be r17`. */
export function shortForm({ id, revision }: PacketReference): string {
  return `baton ${shortId(id)} r${revision}`;
}

/** The one line that finds a packet again where Baton already has it: `handoff: 3fa9c1d2 v17`. */
export function handoffLine({ id, revision }: PacketReference): string {
  return `handoff: ${id.slice(0, 8)} v${revision}`;
}

/** The digits that a short form or a handoff line names, where a text is nothing else; upper case is fine. */
export function findNamedDigits(text: string): string | undefined {
  const match = /^(?:handoff: ([0-9a-f]{8}) v\d+|baton ([0-9a-f]{8})-([0-9a-f]{4}) r\d+)$/i.exec(text.trim());
  return match?.slice(1).join('').toLowerCase();
}
