import * as z from 'zod/mini';

const words = z._default(z.array(z.string()), []);
const word = z._default(z.string(), '');

/** The parts of a packet that the scripted assistant reads; it ignores the rest, as an assistant would. */
const packetSchema = z.object({
  goal: word,
  confirmed_facts: words,
  decisions: words,
  unknowns: words,
  done: words,
  restrictions: z._default(z.array(z.union([z.string(), z.object({ rule: z.string() })])), []),
  open_items: z._default(
    z.array(z.object({ task: z.string(), external_effect: z.optional(z.boolean()) })),
    [],
  ),
  last_completed_step: word,
  next_step: word,
});
export type HandoffPacket = z.infer<typeof packetSchema>;

/** A handoff as the receiving assistant understands it. */
export interface Handoff {
  /** The line that the text asks for, such as `baton-ack 3fa9c1d2-91be r17`. */
  acknowledgement: string;
  /** The fenced block, fences included. */
  block: string;
  packet: HandoffPacket;
}

const BLOCK = /^(`{3,})baton-packet[^\n]*\n([\s\S]*?)\n\1`*$/m;
const ACKNOWLEDGEMENT = /baton-ack [0-9a-f]{8}-[0-9a-f]{4} r\d+/;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Finds the handoff in a user's message; undefined for a message without one, or with one that is damaged. */
export function findHandoff(message: string): Handoff | undefined {
  // Some composers give the spaces at a line's start as no-break ones; to whoever reads they are spaces.
  const plain = message.replaceAll('\u00a0', ' ');
  const block = BLOCK.exec(plain);
  if (block === null) return undefined;
  const aroundBlock = plain.replace(block[0], '');
  const acknowledgement = ACKNOWLEDGEMENT.exec(aroundBlock)?.[0];
  const packet = packetSchema.safeParse(parseJson(block[2] ?? ''));
  if (acknowledgement === undefined || !packet.success) return undefined;
  return { acknowledgement, block: block[0], packet: packet.data };
}
