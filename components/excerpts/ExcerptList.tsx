import { X } from 'lucide';
import { useState } from 'preact/hooks';
import { keptExcerpts } from '../../lib/core/draft.ts';
import type { Excerpt, ExcerptChange } from '../../lib/core/excerpt.ts';
import { amount } from '../common/amount.ts';
import { Icon } from '../common/Icon.tsx';
import { LaterView } from '../common/LaterView.tsx';
import { laterViews } from '../common/later-views.ts';
import { visibleText } from '../common/visible-text.ts';
import type { DraftEditing } from '../draft/use-draft.ts';

/** The passages that travel word for word, and the way to pick more. */
export function ExcerptList({ editing }: { readonly editing: DraftEditing }) {
  const [picking, setPicking] = useState(false);
  const { draft, inMemory } = editing.view;
  const excerpts = keptExcerpts(draft);
  const change = (act: ExcerptChange) => editing.changeExcerpt(act);
  return (
    <section class="section excerpts" aria-label="Excerpts">
      {excerpts.length > 0 && (
        <h2>
          Excerpts <span class="count">{excerpts.length}</span>
        </h2>
      )}
      <ul class="items">
        {excerpts.map((excerpt) => (
          <ExcerptLine key={excerpt.id} excerpt={excerpt} onChange={change} />
        ))}
      </ul>
      {inMemory && !picking && draft.completeness.turns > 0 && (
        <button type="button" class="link add" onClick={() => setPicking(true)}>
          Carry a passage word for word…
        </button>
      )}
      {picking && (
        <LaterView
          load={laterViews.turnReader}
          props={{ draft, onPick: change, onClose: () => setPicking(false) }}
        />
      )}
    </section>
  );
}

interface ExcerptLineProps {
  readonly excerpt: Excerpt;
  readonly onChange: (change: ExcerptChange) => void;
}

function ExcerptLine({ excerpt, onChange }: ExcerptLineProps) {
  const { id, label, language, text, tested } = excerpt;
  return (
    <li class="item">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <pre class="excerpt" dir="auto" tabIndex={0}>
        {visibleText(text)}
      </pre>
      <div class="item-meta">
        <span>
          {label}
          {language === undefined ? '' : ` · ${language}`} · {amount(text.length, 'character')}
        </span>
        {tested !== undefined && (
          <label>
            <input
              type="checkbox"
              checked={tested}
              onChange={({ currentTarget }) =>
                onChange({ kind: 'mark-tested', id, tested: currentTarget.checked })
              }
            />
            somebody ran it
          </label>
        )}
        <span class="item-acts">
          <button
            type="button"
            class="button quiet square small"
            aria-label={`Remove excerpt: ${label}`}
            title="Remove excerpt"
            onClick={() => onChange({ kind: 'remove', id })}
          >
            <Icon node={X} size={15} />
          </button>
        </span>
      </div>
    </li>
  );
}
