import { FENCE_NAME } from './packet-text.ts';

/** A stretch of a text that claims to be a packet's JSON; the range is `[startUnits, endUnits)`. */
export interface PacketBody {
  readonly text: string;
  readonly startUnits: number;
  readonly endUnits: number;
  /** Whether its last brace was there; without it the text was cut off. */
  readonly closed: boolean;
}

const KEY = '"schema_version"';

/** Whether a text may hold a packet; to read it takes longer. */
export function mayHoldPacket(text: string): boolean {
  return text.includes(FENCE_NAME) || text.includes(KEY);
}

/** Finds every stretch that claims to be a packet, in fences first, and anywhere where there is no such fence. */
export function findPacketBodies(text: string): PacketBody[] {
  const fenced = findFencedBodies(text);
  return fenced.length > 0 ? fenced : findBareBodies(text);
}

function findFencedBodies(text: string): PacketBody[] {
  const bodies: PacketBody[] = [];
  let open: { mark: string; name: string; startUnits: number } | undefined;
  let atUnits = 0;
  for (const line of text.split('\n')) {
    const fence = /^[ \t\u00a0]*(`{3,}|~{3,})[ \t\u00a0]*([\w-]*)/.exec(line);
    const mark = fence?.[1] ?? '';
    if (open && mark.startsWith(open.mark) && !fence?.[2]) {
      push(bodies, text, open, atUnits, true);
      open = undefined;
    } else if (!open && fence) {
      open = { mark, name: fence[2] ?? '', startUnits: atUnits + line.length + 1 };
    }
    atUnits += line.length + 1;
  }
  if (open) push(bodies, text, open, text.length, false);
  return bodies;
}

function push(
  bodies: PacketBody[],
  text: string,
  open: { name: string; startUnits: number },
  endUnits: number,
  fenceClosed: boolean,
): void {
  const body = text.slice(open.startUnits, endUnits);
  if (open.name !== FENCE_NAME && !body.includes(KEY)) return;
  const brace = fenceClosed ? -1 : text.indexOf('{', open.startUnits);
  const object = brace === -1 ? undefined : scanObject(text, brace);
  bodies.push(
    object?.closed
      ? { text: text.slice(object.startUnits, object.endUnits), ...object }
      : { text: body, startUnits: open.startUnits, endUnits, closed: fenceClosed && bracesBalance(body) },
  );
}

function findBareBodies(text: string): PacketBody[] {
  const bodies: PacketBody[] = [];
  const start = /\{\s*"/g;
  for (let match = start.exec(text); match; match = start.exec(text)) {
    const object = scanObject(text, match.index);
    const body = text.slice(object.startUnits, object.endUnits);
    if (body.includes(KEY)) bodies.push({ text: body, ...object });
    start.lastIndex = object.endUnits;
  }
  return bodies;
}

function bracesBalance(body: string): boolean {
  const startUnits = body.indexOf('{');
  return startUnits === -1 || scanObject(body, startUnits).closed;
}

/** Follows braces, and strings within them, from an opening brace to the one that closes it or to the end. */
function scanObject(
  text: string,
  startUnits: number,
): { startUnits: number; endUnits: number; closed: boolean } {
  let depth = 0;
  let inString = false;
  for (let at = startUnits; at < text.length; at += 1) {
    const unit = text[at];
    if (inString) {
      if (unit === '\\') at += 1;
      else if (unit === '"') inString = false;
    } else if (unit === '"') inString = true;
    else if (unit === '{') depth += 1;
    else if (unit === '}') {
      depth -= 1;
      if (depth === 0) return { startUnits, endUnits: at + 1, closed: true };
    }
  }
  return { startUnits, endUnits: text.length, closed: false };
}
