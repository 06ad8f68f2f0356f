import type { TrimChoice, TrimLine } from '../../lib/core/trim-order.ts';
import { amount } from '../common/amount.ts';
import { shortened } from '../common/shortened.ts';
import { sectionWords } from '../draft/section-words.ts';

interface TrimListProps {
  readonly lines: readonly TrimLine[];
  readonly chosen: TrimChoice;
  readonly onToggle: (id: string, leavesOut: boolean) => void;
}

/** Things that can be left out, each with what it saves. */
export function TrimList({ lines, chosen, onToggle }: TrimListProps) {
  return (
    <ul class="trims">
      {lines.map(({ id, section, text, units }) => (
        <li key={id}>
          <label>
            <input
              type="checkbox"
              checked={chosen.has(id)}
              onChange={({ currentTarget }) => onToggle(id, currentTarget.checked)}
            />
            <span>
              <span dir="auto">{shortened(text)}</span>
              <span class="meta">
                {section === undefined ? 'Excerpt' : sectionWords[section].title} · saves about{' '}
                {amount(units, 'character')}
              </span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
