import { type PacketReference, shortId } from './packet-id.ts';

/** The line that a receiver answers with: `baton-ack 3fa9c1d2-91be r17`. */
export function acknowledgementLine({ id, revision }: PacketReference): string {
  return `baton-ack ${shortId(id)} r${revision}`;
}

/** An acknowledgement code as it stood in a reply. */
export interface AcknowledgementCode {
  readonly shortId: string;
  readonly revision: number;
}

// Assistants set the line in bold, as code, as a list item or with a typographic hyphen; all of it is the line.
const LINE =
  /^[\s*_`"'“”#-]{0,12}baton-ack[ \u00a0]{1,3}([0-9a-f]{8})[-‐‑–]([0-9a-f]{4})[ \u00a0]{1,3}r(\d{1,9})[\s*_`"'“”.]{0,12}$/i;
const MAX_LINE_UNITS = 120;

/**
 * Every acknowledgement code that a reply gives on a line of its own. Quoted lines (`>`) and the lines of a
 * fence that holds anything else do not count: a receiver that echoes the packet has not acknowledged it.
 */
export function findAcknowledgementCodes(markdown: string): AcknowledgementCode[] {
  const codes: AcknowledgementCode[] = [];
  for (const line of ownLines(markdown)) {
    const match = line.length <= MAX_LINE_UNITS ? LINE.exec(line) : null;
    if (match) codes.push({ shortId: `${match[1]}-${match[2]}`.toLowerCase(), revision: Number(match[3]) });
  }
  return codes;
}

/** Whether a code names this packet. */
export function namesPacket(code: AcknowledgementCode, { id, revision }: PacketReference): boolean {
  return code.shortId === shortId(id) && code.revision === revision;
}

function ownLines(markdown: string): string[] {
  const own: string[] = [];
  let fence: { mark: string; lines: string[] } | undefined;
  for (const line of markdown.split(/\r\n|\r|\n/)) {
    const mark = /^\s{0,8}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence) {
      if (mark?.startsWith(fence.mark)) {
        // A fence around the single line is a way to set it off, not a quotation.
        if (fence.lines.length === 1) own.push(...fence.lines);
        fence = undefined;
      } else if (line.trim()) fence.lines.push(line);
    } else if (mark) fence = { mark, lines: [] };
    else if (!/^\s{0,8}>/.test(line)) own.push(line);
  }
  return own;
}
