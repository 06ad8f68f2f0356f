import { amount } from '../common/amount.ts';
import { Disclosure } from '../common/Disclosure.tsx';
import { shortened } from '../common/shortened.ts';
import { visibleText } from '../common/visible-text.ts';
import { sectionWords } from './section-words.ts';
import type { DraftEditing } from './use-draft.ts';

/** What the user left out, each with the way back, and how much the rules held back. */
export function LeftOut({ editing }: { readonly editing: DraftEditing }) {
  const { draft } = editing.view;
  const items = draft.items.filter(({ removed, text }) => removed && text.trim() !== '');
  const excerpts = (draft.excerpts ?? []).filter(({ removed }) => removed);
  const heldBack = Object.values(draft.leftOut).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return (
    <>
      {items.length + excerpts.length > 0 && (
        <Disclosure label={`Left out (${items.length + excerpts.length})`}>
          <ul class="left-out">
            {items.map(({ id, text, section }) => (
              <li key={id}>
                <div>
                  <p dir="auto">{visibleText(text)}</p>
                  <p class="meta">{sectionWords[section].title}</p>
                </div>
                <button
                  type="button"
                  class="link"
                  onClick={() => editing.change({ kind: 'restore', itemId: id })}
                >
                  Restore
                </button>
              </li>
            ))}
            {excerpts.map(({ id, text, label }) => (
              <li key={id}>
                <div>
                  <p dir="auto">{shortened(text)}</p>
                  <p class="meta">Excerpt · {label}</p>
                </div>
                <button
                  type="button"
                  class="link"
                  onClick={() => editing.changeExcerpt({ kind: 'restore', id })}
                >
                  Restore
                </button>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {heldBack > 0 && (
        <p class="hint">{amount(heldBack, 'weaker suggestion')} not shown, to keep the draft short.</p>
      )}
    </>
  );
}
