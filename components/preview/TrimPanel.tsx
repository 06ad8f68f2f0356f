import { useMemo, useState } from 'preact/hooks';
import type { Acts } from '../../lib/client/draft-history.ts';
import type { Draft } from '../../lib/core/draft.ts';
import { LONG_MESSAGE_UNITS, messageLimits } from '../../lib/core/message-limits.ts';
import { listTrims, proposeTrims, type TrimLine, trimmedUnits } from '../../lib/core/trim-order.ts';
import { amount } from '../common/amount.ts';
import { Disclosure } from '../common/Disclosure.tsx';
import { TrimList } from './TrimList.tsx';

interface TrimPanelProps {
  readonly draft: Draft;
  /** Length of the packet's text as it is now. */
  readonly units: number;
  readonly onTrim: (acts: Acts) => void;
}

/** Lengths that a text may have to fit, by what they are for. */
const limits = [
  { name: 'any chat', units: LONG_MESSAGE_UNITS },
  ...messageLimits.flatMap(({ label, pasteUnits }) =>
    pasteUnits === undefined ? [] : [{ name: label, units: pasteUnits }],
  ),
];

/** What could be left out of a packet that is long, in a proposed order; the user picks. */
export function TrimPanel({ draft, units, onTrim }: TrimPanelProps) {
  const reached = limits.filter((limit) => units > limit.units);
  if (reached.length === 0) return null;
  return (
    <section class="preview-part" aria-label="What to leave out">
      <Disclosure label="Make it shorter…">
        <Choice draft={draft} units={units} reached={reached} onTrim={onTrim} />
      </Disclosure>
    </section>
  );
}

interface ChoiceProps extends TrimPanelProps {
  readonly reached: typeof limits;
}

function Choice({ draft, units, reached, onTrim }: ChoiceProps) {
  const [limit, setLimit] = useState(reached[0] ?? { name: '', units });
  const order = useMemo(() => listTrims(draft), [draft]);
  const [chosen, setChosen] = useState(() => proposeTrims(order.proposed, units, limit.units));
  const left = useMemo(() => trimmedUnits(draft, chosen), [draft, chosen]);
  const choose = (name: string) => {
    const next = reached.find((one) => one.name === name) ?? limit;
    setLimit(next);
    setChosen(proposeTrims(order.proposed, units, next.units));
  };
  const toggle = (id: string, leavesOut: boolean) => {
    const others = [...chosen].filter((other) => other !== id);
    setChosen(new Set(leavesOut ? [...others, id] : others));
  };
  const list = (lines: readonly TrimLine[]) => <TrimList lines={lines} chosen={chosen} onToggle={toggle} />;
  const isOver = left > limit.units;
  return (
    <>
      <p class="hint">
        A proposal, in the order in which it is missed least. Nothing is deleted: what is left out stays in
        the draft and can come back.
      </p>
      <label class="trim-limit">
        Short enough for{' '}
        <select value={limit.name} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          {reached.map((one) => (
            <option key={one.name} value={one.name}>
              {one.name} ({amount(one.units, 'character')})
            </option>
          ))}
        </select>
      </label>
      {list(order.proposed)}
      {order.binding.length > 0 && (
        <Disclosure label="What binds or warns the next chat">{list(order.binding)}</Disclosure>
      )}
      <div class="trim-total">
        <p role="status" class={isOver ? 'check-text' : ''}>
          {amount(left, 'character')}:{' '}
          {isOver ? `still ${amount(left - limit.units, 'character')} too long.` : 'fits.'}
        </p>
        <button
          type="button"
          class="button primary"
          disabled={chosen.size === 0}
          onClick={() => onTrim(actsOf([...order.proposed, ...order.binding], chosen))}
        >
          Leave out {amount(chosen.size, 'entry', 'entries')}
        </button>
      </div>
    </>
  );
}

function actsOf(lines: readonly TrimLine[], chosen: ReadonlySet<string>): Acts {
  const out = lines.filter(({ id }) => chosen.has(id));
  return {
    changes: out.flatMap(({ kind, id }) =>
      kind === 'item' ? [{ kind: 'remove' as const, itemId: id }] : [],
    ),
    excerpts: out.flatMap(({ kind, id }) => (kind === 'excerpt' ? [{ kind: 'remove' as const, id }] : [])),
  };
}
