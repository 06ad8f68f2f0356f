import { useEffect, useRef } from 'preact/hooks';
import type { DraftItem } from '../../lib/core/draft.ts';
import type { TurnView } from '../../lib/core/views.ts';
import { useApp } from '../app-context.ts';
import { EscapeArea } from '../common/EscapeArea.tsx';
import { useLoaded } from '../common/use-loaded.ts';
import { visibleText } from '../common/visible-text.ts';
import { errorText } from '../error-text.ts';
import { speakerName } from './speaker-name.ts';

interface SourceTurnProps {
  readonly conversationId: string;
  readonly source: NonNullable<DraftItem['source']>;
  readonly onClose: () => void;
}

/** The turn that an item came from, with its sentence marked. */
export function SourceTurn({ conversationId, source, onClose }: SourceTurnProps) {
  const { client } = useApp();
  const { turnIndex } = source;
  const turn = useLoaded(`${conversationId} ${turnIndex}`, () =>
    client.ask('read-turn', { conversationId, turnIndex }),
  );
  return (
    <EscapeArea class="source-turn" onClose={onClose}>
      {turn.state === 'loading' && <p class="hint">Reading the turn…</p>}
      {turn.state === 'failed' && <p>{errorText(turn.error).title}</p>}
      {turn.state === 'ready' && <Found turn={turn.value} source={source} />}
    </EscapeArea>
  );
}

function Found({ turn, source }: { readonly turn: TurnView; readonly source: SourceTurnProps['source'] }) {
  const mark = useRef<HTMLElement>(null);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (mark.current && box.current) box.current.scrollTop = mark.current.offsetTop - 24;
  }, []);
  const number = source.turnIndex + 1;
  if (turn.outcome === 'gone') {
    return (
      <p>
        Turns are kept in memory only, and this one is gone since the browser was closed. Capture the chat
        again to read it. The sentence was: <q dir="auto">{visibleText(source.quote)}</q>
      </p>
    );
  }
  const { markdown, turns, role } = turn;
  const at = source.quote === '' ? -1 : markdown.indexOf(source.quote);
  const end = at + source.quote.length;
  const label = `Turn ${number} of ${turns}, ${speakerName(role)}`;
  return (
    <>
      <p class="meta">{label}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={box} class="turn-text" dir="auto" aria-label={label} tabIndex={0}>
        {at === -1 ? visibleText(markdown) : visibleText(markdown.slice(0, at))}
        {at !== -1 && <mark ref={mark}>{visibleText(markdown.slice(at, end))}</mark>}
        {at !== -1 && visibleText(markdown.slice(end))}
      </section>
    </>
  );
}
