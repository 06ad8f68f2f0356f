import type { PageCapture, Turn } from '../capture.ts';
import type { AskState } from './ask-words.ts';

/** A request that stands in a user's turn. */
export interface AskRequest {
  readonly code: string;
  readonly turnIndex: number;
}

const NAME = /\bbaton-ask\s([0-9a-f]{8})\b/g;
/** From the line with a request's name to the line that names it again. */
const REQUEST = /^[^\n]*\bbaton-ask\s([0-9a-f]{8})\b[\s\S]*\bbaton-ask\s\1\b[^\n]*$/gm;

/** The newest request that the user has sent; older ones, and what answers them, no longer count. */
export function findRequest(turns: readonly Turn[]): AskRequest | undefined {
  const turn = turns.findLast(({ role, markdown }) => role === 'user' && codesIn(markdown).length > 0);
  const code = turn && codesIn(turn.markdown).at(-1);
  return turn && code ? { code, turnIndex: turn.index } : undefined;
}

/** The newest turn of the assistant after a request that repeats its code. */
export function findAnswer(turns: readonly Turn[], { code, turnIndex }: AskRequest): Turn | undefined {
  return turns.findLast(
    ({ index, role, markdown }) => role === 'assistant' && index > turnIndex && markdown.includes(code),
  );
}

/**
 * How far the newest request has come; undefined where there is none whose answer is still to be read.
 *
 * @param readCodes Codes of the requests whose answers are in the draft already.
 */
export function findAskState(
  { turns, composerText, evidence }: Pick<PageCapture, 'turns' | 'composerText' | 'evidence'>,
  readCodes: readonly string[],
): AskState | undefined {
  if (codesIn(composerText ?? '').length > 0) return 'in-composer';
  const request = findRequest(turns);
  if (!request || readCodes.includes(request.code)) return undefined;
  return findAnswer(turns, request) && !evidence.streaming ? 'answered' : 'waiting';
}

/**
 * The turns without what Baton itself brought into them: its requests are nobody's words, and the answers to them
 * repeat what was said before. Indexes and roles stay.
 */
export function withoutAsking(turns: readonly Turn[]): Turn[] {
  const codes = new Set<string>();
  return turns.map((turn) => {
    if (turn.role === 'user') {
      const asked = codesIn(turn.markdown);
      for (const code of asked) codes.add(code);
      return asked.length === 0 ? turn : { ...turn, markdown: turn.markdown.replace(REQUEST, '') };
    }
    const answers = codes.size > 0 && [...codes].some((code) => turn.markdown.includes(code));
    return answers ? { ...turn, markdown: '' } : turn;
  });
}

/** The codes of the requests that stand whole in a text: each is named in its first and in its last line. */
function codesIn(text: string): string[] {
  if (!text.includes('baton-ask')) return [];
  const named = [...text.matchAll(NAME)].map(([, code]) => code ?? '');
  return [...new Set(named.filter((code, at) => named.indexOf(code) < at))];
}
