import { useEffect, useRef, useState } from 'preact/hooks';
import type { Draft } from '../../lib/core/draft.ts';
import { type CodeBlock, type ExcerptChange, findCodeBlocks } from '../../lib/core/excerpt.ts';
import type { TurnView } from '../../lib/core/views.ts';
import { useApp } from '../app-context.ts';
import { amount } from '../common/amount.ts';
import { EscapeArea } from '../common/EscapeArea.tsx';
import { useLoaded } from '../common/use-loaded.ts';
import { speakerName } from '../draft/speaker-name.ts';
import { errorText } from '../error-text.ts';

interface TurnReaderProps {
  readonly draft: Draft;
  readonly onPick: (change: ExcerptChange) => void;
  readonly onClose: () => void;
}

/** Any turn of the chat, masked, and ways to carry of it what is wanted: all, a block of code, or a selection. */
export function TurnReader({ draft, onPick, onClose }: TurnReaderProps) {
  const { conversationId } = draft;
  const last = draft.completeness.turns - 1;
  const [turnIndex, setTurnIndex] = useState(last);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const go = (index: number) => setTurnIndex(Math.min(last, Math.max(0, index)));
  return (
    <EscapeArea class="source-turn" label="Pick a passage" onClose={onClose}>
      <div class="acts">
        <h3 ref={heading} tabIndex={-1}>
          Turn {turnIndex + 1} of {last + 1}
        </h3>
        <button type="button" class="link" disabled={turnIndex === 0} onClick={() => go(turnIndex - 1)}>
          Before
        </button>
        <button type="button" class="link" disabled={turnIndex === last} onClick={() => go(turnIndex + 1)}>
          After
        </button>
        <label>
          Go to turn{' '}
          <input
            class="turn-number"
            type="number"
            min={1}
            max={last + 1}
            value={turnIndex + 1}
            onInput={({ currentTarget: { valueAsNumber } }) =>
              Number.isInteger(valueAsNumber) && go(valueAsNumber - 1)
            }
          />
        </label>
        <button type="button" class="link" onClick={onClose}>
          Close
        </button>
      </div>
      <LoadedTurn key={turnIndex} conversationId={conversationId} turnIndex={turnIndex} onPick={onPick} />
    </EscapeArea>
  );
}

interface LoadedTurnProps {
  readonly conversationId: string;
  readonly turnIndex: number;
  readonly onPick: (change: ExcerptChange) => void;
}

/** One turn. Another one gets a view of its own, so that no text ever stands under another turn's number. */
function LoadedTurn({ conversationId, turnIndex, onPick }: LoadedTurnProps) {
  const { client } = useApp();
  const turn = useLoaded('turn', () => client.ask('read-turn', { conversationId, turnIndex }));
  if (turn.state === 'loading') return <p class="hint">Reading the turn…</p>;
  if (turn.state === 'failed') return <p class="check-text">{errorText(turn.error).title}</p>;
  return <Passages turn={turn.value} turnIndex={turnIndex} onPick={onPick} />;
}

interface PassagesProps {
  readonly turn: TurnView;
  readonly turnIndex: number;
  readonly onPick: (change: ExcerptChange) => void;
}

function Passages({ turn, turnIndex, onPick }: PassagesProps) {
  const { newItemId } = useApp();
  const field = useRef<HTMLTextAreaElement>(null);
  const [selected, setSelected] = useState('');
  if (turn.outcome === 'gone') return <p>{errorText({ code: 'TURN_GONE', detail: {} }).advice}</p>;
  const { markdown, role } = turn;
  const label = `Turn ${turnIndex + 1}, ${speakerName(role)}`;
  const pick = (text: string, code?: CodeBlock) =>
    onPick({
      kind: 'add',
      excerpt: {
        id: newItemId(),
        label,
        text,
        turnIndex,
        ...(code?.language === undefined ? {} : { language: code.language }),
        ...(code ? { tested: false } : {}),
      },
    });
  const readSelection = () => {
    if (!field.current) return;
    const { value, selectionStart, selectionEnd } = field.current;
    setSelected(value.slice(selectionStart, selectionEnd).trim());
  };
  return (
    <>
      <textarea
        ref={field}
        class="field"
        rows={8}
        dir="auto"
        aria-readonly="true"
        aria-label={label}
        value={markdown}
        // A field that is read-only has no caret to select with by keyboard.
        onBeforeInput={(event) => event.preventDefault()}
        onSelect={readSelection}
        onKeyUp={readSelection}
        onPointerUp={readSelection}
      />
      <div class="acts">
        <button type="button" class="link" disabled={selected === ''} onClick={() => pick(selected)}>
          Carry the selection
        </button>
        {findCodeBlocks(markdown).map((code, order) => (
          <button
            key={`${order} ${code.text}`}
            type="button"
            class="link"
            onClick={() => pick(code.text, code)}
          >
            Carry code {order + 1} ({code.language ?? 'no language'},{' '}
            {amount(code.text.split('\n').length, 'line')})
          </button>
        ))}
        <button type="button" class="link" disabled={markdown.trim() === ''} onClick={() => pick(markdown)}>
          Carry the whole turn
        </button>
      </div>
    </>
  );
}
