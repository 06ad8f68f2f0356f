import type { PageCapture, Turn } from './capture.ts';

const MOST = 50;

/**
 * The short ids (twelve hex digits) of all packets that the user's turns and the composer of a page name, each
 * once, the newest first. A name is only a reason to look: what stands there is read back before it counts.
 */
export function findMentionedPackets({
  turns,
  composerText,
}: { readonly turns: readonly Turn[] } & Pick<PageCapture, 'composerText'>): string[] {
  const users = turns.filter(({ role }) => role === 'user').map(({ markdown }) => markdown);
  const mentioned = new Set<string>();
  for (const text of [composerText ?? '', ...users.reverse()]) {
    for (const [, first, second] of text.matchAll(/\bbaton\s([0-9a-f]{8})-([0-9a-f]{4})\sr\d/gi)) {
      mentioned.add(`${first}${second}`.toLowerCase());
    }
    for (const [, id] of text.matchAll(/\bhandoff\s([0-9a-f]{12})[0-9a-f]{52}\b/gi))
      mentioned.add(id?.toLowerCase() ?? '');
    if (mentioned.size >= MOST) break;
  }
  return [...mentioned].slice(0, MOST);
}
