import type { Difference as PacketDifference } from '../../lib/core/views.ts';
import { visibleText } from '../common/visible-text.ts';
import { sectionWords } from '../draft/section-words.ts';

/** What changed since the revision before, entry by entry. */
export function Difference({ difference }: { readonly difference: PacketDifference }) {
  const { revision, added, changed, gone } = difference;
  const isSame = added.length + changed.length + gone.length === 0;
  return (
    <section class="preview-part" aria-label={`Since revision ${revision}`}>
      <h3>Since revision {revision}</h3>
      {isSame && <p class="hint">Nothing has changed.</p>}
      <ul>
        {changed.map(({ section, before, after }) => (
          <li key={`${section} ${after}`}>
            <p class="meta">changed · {sectionWords[section].title}</p>
            <p dir="auto">
              <del>{visibleText(before)}</del>
            </p>
            <p dir="auto">
              <ins>{visibleText(after)}</ins>
            </p>
          </li>
        ))}
        {added.map(({ section, text }) => (
          <li key={`${section} ${text}`}>
            <p class="meta">added · {sectionWords[section].title}</p>
            <p dir="auto">
              <ins>{visibleText(text)}</ins>
            </p>
          </li>
        ))}
        {gone.map(({ section, text }) => (
          <li key={`${section} ${text}`}>
            <p class="meta">gone · {sectionWords[section].title}</p>
            <p dir="auto">
              <del>{visibleText(text)}</del>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
