import { HandoffError } from './errors.ts';
import { type Packet, parsePacket } from './packet.ts';
import { findPacketBodies, type PacketBody } from './packet-bodies.ts';
import { packetId, shortId } from './packet-id.ts';

/** A packet that was read from a text, and what the text says about its id. */
export interface PacketReading {
  readonly packet: Packet;
  /** Computed from the packet as it was read. */
  readonly id: string;
  /** `matches`: the text states this id; `differs`: it states another one; `not-stated`: it states none. */
  readonly idCheck: 'matches' | 'differs' | 'not-stated';
  /** The short id that the text states, when it states one. */
  readonly statedShortId?: string;
}

/**
 * Reads a packet out of any text that contains one: with other text around it, indented, with Windows line
 * ends, non-breaking spaces, without its fence or without its last line.
 *
 * @throws {HandoffError} `PACKET_NOT_FOUND`, `TWO_PACKETS`, `PACKET_CUT_OFF` (`atUnits`: UTF-16 units read until
 *   the end), `PACKET_NOT_JSON` (`line` of the text, from 1), and what `parsePacket` throws.
 */
export function readPacketText(text: string): PacketReading {
  const lines = text.replace(/\r\n?/g, '\n').replace(/^\ufeff/, '');
  const bodies = findPacketBodies(lines);
  const [first, ...others] = bodies;
  if (!first) throw new HandoffError('PACKET_NOT_FOUND');
  const reading = readBody(first, lines, findStatedId(lines, first));
  // The same packet quoted twice is still one packet.
  if (others.some((body) => readBody(body, lines, reading.id).id !== reading.id)) {
    throw new HandoffError('TWO_PACKETS', { found: bodies.length });
  }
  return reading;
}

/** The same as `readPacketText`; undefined where the text holds no packet that can be read. */
export function findPacketIn(text: string): PacketReading | undefined {
  try {
    return readPacketText(text);
  } catch (error) {
    if (error instanceof HandoffError) return undefined;
    throw error;
  }
}

/**
 * The same as `readPacketText`, for callers that may only go on with the very packet that was prepared.
 *
 * @throws {HandoffError} also `PACKET_ALTERED`, when the text states another id than its packet has.
 */
export function readIntactPacketText(text: string): PacketReading {
  const reading = readPacketText(text);
  if (reading.idCheck === 'differs') {
    throw new HandoffError('PACKET_ALTERED', {
      stated: reading.statedShortId ?? '',
      found: shortId(reading.id),
    });
  }
  return reading;
}

/** @param stated The id that the packet is said to have; it decides between the ways to read a block. */
function readBody(body: PacketBody, text: string, stated: string | undefined): PacketReading {
  const readings = variantsOf(body.text).map((variant) => () => readVariant(variant, stated));
  let firstError: unknown;
  let firstReading: PacketReading | undefined;
  for (const read of readings) {
    try {
      const reading = read();
      if (reading.idCheck !== 'differs') return reading;
      firstReading ??= reading;
    } catch (error) {
      firstError ??= error;
    }
  }
  if (firstReading) return firstReading;
  throw firstError instanceof SyntaxError ? errorOfSyntax(body, text) : firstError;
}

function readVariant(json: string, stated: string | undefined): PacketReading {
  const packet = parsePacket(JSON.parse(json));
  const id = packetId(packet);
  if (stated === undefined) return { packet, id, idCheck: 'not-stated' };
  const matches = id.startsWith(stated);
  return { packet, id, idCheck: matches ? 'matches' : 'differs', statedShortId: shortId(stated) };
}

/**
 * What a site's page may have done to the block, undone in one way each: non-breaking spaces for spaces, and a
 * string broken over two lines. The id decides which one is the packet that was prepared.
 */
function variantsOf(body: string): string[] {
  const spaced = body.replace(/[\u00a0\u202f]/g, ' ');
  const plain = spaced.replace(/[\u200b\u2060\ufeff]/g, '');
  const variants = [body, spaced, plain, joinBrokenStrings(spaced, ' '), joinBrokenStrings(spaced, '')];
  return [...new Set(variants)];
}

/**
 * Joins the lines of a JSON string that a page has wrapped: a raw line break can't stand in one. Each unit is looked at
 * once, whatever the text is; a string that never ends is left as it is.
 */
function joinBrokenStrings(body: string, joint: string): string {
  const parts: string[] = [];
  let keptUnits = 0;
  let openedAt = -1;
  for (const { index, 0: mark } of body.matchAll(/\\[\s\S]|"/g)) {
    if (mark !== '"') continue;
    if (openedAt === -1) {
      openedAt = index;
      continue;
    }
    parts.push(body.slice(keptUnits, openedAt), joinLines(body.slice(openedAt, index), joint));
    keptUnits = index;
    openedAt = -1;
  }
  return parts.join('') + body.slice(keptUnits);
}

function joinLines(string: string, joint: string): string {
  const lines = string.split('\n');
  const last = lines.length - 1;
  return lines.map((line, at) => withoutBlanks(line, at > 0, at < last)).join(joint);
}

/** A line without the spaces and tabs at its ends; a pattern would look at a long run of them again and again. */
function withoutBlanks(line: string, atStart: boolean, atEnd: boolean): string {
  let startUnits = 0;
  let endUnits = line.length;
  while (atStart && startUnits < endUnits && isBlank(line[startUnits])) startUnits += 1;
  while (atEnd && endUnits > startUnits && isBlank(line[endUnits - 1])) endUnits -= 1;
  return line.slice(startUnits, endUnits);
}

function isBlank(unit: string | undefined): boolean {
  return unit === ' ' || unit === '\t';
}

function findStatedId(text: string, body: PacketBody): string | undefined {
  const after = /End\sof\shandoff\s([0-9a-f]{64})\b/i.exec(text.slice(body.endUnits));
  if (after?.[1]) return after[1].toLowerCase();
  const before = [
    ...text.slice(0, body.startUnits).matchAll(/\bbaton\s([0-9a-f]{8})-([0-9a-f]{4})\sr\d+/gi),
  ].at(-1);
  return before ? `${before[1]}${before[2]}`.toLowerCase() : undefined;
}

function errorOfSyntax(body: PacketBody, text: string): HandoffError {
  if (!body.closed) return new HandoffError('PACKET_CUT_OFF', { atUnits: text.trimEnd().length });
  const line = text.slice(0, body.startUnits).split('\n').length - 1 + lineOfSyntaxError(body.text);
  return new HandoffError('PACKET_NOT_JSON', { line });
}

/** Line (from 1) of the first place where the text stops being the beginning of a JSON value. */
function lineOfSyntaxError(json: string): number {
  try {
    JSON.parse(json);
  } catch (error) {
    const position = error instanceof SyntaxError ? /position (\d+)/.exec(error.message)?.[1] : undefined;
    const line = error instanceof SyntaxError ? /line (\d+)/.exec(error.message)?.[1] : undefined;
    if (position !== undefined) return json.slice(0, Number(position)).split('\n').length;
    if (line !== undefined) return Number(line);
  }
  return json.split('\n').length;
}
