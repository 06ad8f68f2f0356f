import type { TurnView } from '../../lib/core/views.ts';
import { useApp } from '../app-context.ts';
import { useLoaded } from '../common/use-loaded.ts';
import { visibleText } from '../common/visible-text.ts';
import { errorText } from '../error-text.ts';
import { speakerName } from './speaker-name.ts';

/** How much of a turn is shown. */
const SHOWN_UNITS = 160;

interface FirstAndLastProps {
  readonly conversationId: string;
  readonly turns: number;
}

/** How the reading begins and ends: the user alone knows whether their chat does so. */
export function FirstAndLast({ conversationId, turns }: FirstAndLastProps) {
  const { client } = useApp();
  const ends = useLoaded(`${conversationId} ${turns}`, async () => ({
    first: await client.ask('read-turn', { conversationId, turnIndex: 0 }),
    last: await client.ask('read-turn', { conversationId, turnIndex: Math.max(0, turns - 1) }),
  }));
  if (ends.state === 'loading') return null;
  if (ends.state === 'failed') return <p class="hint">{errorText(ends.error).title}</p>;
  const { first, last } = ends.value;
  if (first.outcome === 'gone' || last.outcome === 'gone') return null;
  return (
    <dl class="ends">
      <End name="First turn read" turn={first} />
      <End name="Last turn read" turn={last} />
    </dl>
  );
}

function End({
  name,
  turn,
}: {
  readonly name: string;
  readonly turn: Extract<TurnView, { outcome: 'found' }>;
}) {
  const words = turn.markdown.replace(/\s+/g, ' ').trim();
  const isCut = words.length > SHOWN_UNITS;
  return (
    <>
      <dt class="meta">
        {name}, {speakerName(turn.role)}
      </dt>
      <dd class="quoted" dir="auto">
        {words === '' ? '(no text)' : visibleText(isCut ? `${words.slice(0, SHOWN_UNITS)}…` : words)}
      </dd>
    </>
  );
}
