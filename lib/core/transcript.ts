import type { Turn } from './capture.ts';
import { isAssistantName } from './transcript-labels.ts';
import { findRoleLines, type RoleLine } from './transcript-lines.ts';

/** A conversation as a pasted text holds it. */
export interface Transcript {
  readonly turns: Turn[];
  /** Whether the text says who speaks; without that it is one turn of an unknown speaker. */
  readonly hasSpeakers: boolean;
}

/** The share of role lines that change the speaker, from which on they are those of a conversation. */
const ALTERNATION = 0.5;

/**
 * Reads a transcript: `You said:` and `ChatGPT said:`, `User: …`, Markdown headings, names in bold. Lines that look like
 * a speaker's count only when they are written alike, name at least two speakers and alternate; code fences keep
 * their content. What stands before the first of them has an unknown speaker. There may be more turns than a capture holds.
 */
export function parseTranscript(text: string): Transcript {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const roleLines = chooseRoleLines(findRoleLines(lines));
  const first = roleLines[0]?.line ?? lines.length;
  const head = buildTurn('unknown', lines.slice(0, first));
  const spoken = roleLines.map(({ line, speaker, rest }, index) =>
    buildTurn(speaker, [rest, ...lines.slice(line + 1, roleLines[index + 1]?.line ?? lines.length)]),
  );
  const turns = [...(head.markdown === '' ? [] : [head]), ...spoken];
  return { turns: turns.map((turn, index) => ({ ...turn, index })), hasSpeakers: roleLines.length > 0 };
}

/** The role lines of the one style that makes a conversation of the text; the most of them where several do. */
function chooseRoleLines(found: readonly RoleLine[]): readonly RoleLine[] {
  const styles = [...new Set(found.map(({ style }) => style))];
  const conversations = styles
    .map((style) => withoutOtherLabels(found.filter((one) => one.style === style)))
    .filter((lines) => isConversation(lines));
  return conversations.sort((left, right) => right.length - left.length)[0] ?? [];
}

/** One transcript calls each side by one word: in one of `User:` and `Assistant:` a line `Answer: 42` is content. */
function withoutOtherLabels(lines: readonly RoleLine[]): RoleLine[] {
  const usual = new Map(
    (['user', 'assistant', 'system'] as const).map((speaker) => [
      speaker as string,
      mostFrequent(lines.filter((line) => line.speaker === speaker).map(nameOf)),
    ]),
  );
  return lines.filter((line) => line.speaker === 'unknown' || usual.get(line.speaker) === nameOf(line));
}

/** The word for a side. Assistants have names, and a transcript may hold several of them: they are one word here. */
function nameOf({ label }: RoleLine): string {
  return isAssistantName(label) ? 'assistant by name' : label.toLowerCase();
}

function mostFrequent(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, left], [, right]) => right - left)[0]?.[0];
}

function isConversation(lines: readonly RoleLine[]): boolean {
  const known = new Set(lines.map(({ speaker }) => speaker));
  if (!known.has('user') && !known.has('assistant')) return false;
  if (known.size < 2) return false;
  const changes = lines.filter(
    ({ speaker }, index) => index > 0 && lines[index - 1]?.speaker !== speaker,
  ).length;
  const share = changes / (lines.length - 1);
  // A word alone on its line, without a colon, is a speaker's only where nothing speaks against it.
  return lines[0]?.style === 'bare' ? share === 1 : share >= ALTERNATION;
}

function buildTurn(role: Turn['role'], lines: readonly string[]): Turn {
  const markdown = trimBlankLines(lines);
  const unread: Turn['unread'] = markdown === '' ? [{ kind: 'empty' }] : [];
  return { index: 0, role, markdown, attachments: [], unread };
}

function trimBlankLines(lines: readonly string[]): string {
  const start = lines.findIndex((line) => line.trim() !== '');
  if (start === -1) return '';
  const end = lines.findLastIndex((line) => line.trim() !== '');
  return lines.slice(start, end + 1).join('\n');
}
