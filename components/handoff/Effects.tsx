import type { Effect } from '../../lib/core/effect.ts';
import { type EffectItem, effectItems } from '../../lib/core/effect-item.ts';
import { isEffectAllowed } from '../../lib/core/effect-table.ts';
import { renderEffectText } from '../../lib/core/effect-text.ts';
import { visibleText } from '../common/visible-text.ts';
import { effectAdvice, effectStateWords, effectsHint } from './effect-words.ts';
import type { HandoffEditing } from './use-handoff.ts';

/** The open items with an external effect: each with its state, and the clicks that the table allows on it. */
export function Effects({ editing }: { readonly editing: HandoffEditing }) {
  const { packet, receipt, effects } = editing.view;
  const isOver = receipt.state === 'CANCELLED' && effects.every(({ state }) => state === 'proposed');
  if (effects.length === 0 || isOver) return null;
  const items = new Map(effectItems(packet).map((item) => [item.id, item]));
  return (
    <section class="effects">
      <h2>Actions that need your word</h2>
      <p class="hint">{effectsHint(receipt)}</p>
      <ul>
        {effects.map((effect) => {
          const item = items.get(effect.itemId);
          return item && <EffectLine key={item.id} effect={effect} item={item} editing={editing} />;
        })}
      </ul>
    </section>
  );
}

interface EffectLineProps {
  readonly effect: Effect;
  readonly item: EffectItem;
  readonly editing: HandoffEditing;
}

function EffectLine({ effect, item, editing }: EffectLineProps) {
  const { receipt } = editing.view;
  const { state } = effect;
  const id = visibleText(item.id);
  const task = visibleText(item.task.replace(/\s+/g, ' '));
  const canCopy = isEffectAllowed(receipt, effect, 'copy');
  const advice = state === 'authorised' && !canCopy ? undefined : effectAdvice(effect);
  const acts = [
    { event: 'authorise', label: 'Allow once', isDrawn: state === 'proposed' },
    { event: 'copy', label: 'Copy permission', isDrawn: true },
    { event: 'finish', label: 'It is done', isDrawn: state === 'authorised' },
    { event: 'withdraw', label: 'Withdraw', isDrawn: state === 'authorised' },
  ] as const;
  const drawn = acts.filter(({ event, isDrawn }) => isDrawn && isEffectAllowed(receipt, effect, event));
  return (
    <li>
      <p dir="auto">
        <span class="meta mono">{id}</span> {task}{' '}
        <span class={state === 'authorised' ? 'tag unverified' : 'meta'}>{effectStateWords[state]}</span>
      </p>
      {canCopy && (
        <p class="effect-text mono" dir="auto">
          {renderEffectText(effect.packetId, item)}
        </p>
      )}
      {advice && <p class="hint">{advice}</p>}
      {drawn.length > 0 && (
        <div class="acts">
          {drawn.map(({ event, label }) => (
            <button
              key={event}
              type="button"
              class={event === 'withdraw' || event === 'finish' ? 'link' : 'button'}
              aria-label={`${label}: ${id}`}
              disabled={editing.busy}
              onClick={() =>
                event === 'copy' ? editing.copyEffect(item.id) : editing.clickEffect(item.id, event)
              }
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </li>
  );
}
