import { useEffect, useRef, useState } from 'preact/hooks';
import { EscapeArea } from '../common/EscapeArea.tsx';
import { visibleText } from '../common/visible-text.ts';

interface LostItemsProps {
  readonly lost: readonly string[];
  readonly onKeep: (text: string) => void;
  readonly onPrepare: (dropped: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Restrictions and decisions of the previous revision that this one lacks: each is kept or dropped by itself. */
export function LostItems({ lost, onKeep, onPrepare, onClose }: LostItemsProps) {
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const left = lost.filter((text) => !dropped.has(text)).length;
  const toggle = (text: string, drops: boolean) => {
    const others = [...dropped].filter((other) => other !== text);
    setDropped(new Set(drops ? [...others, text] : others));
  };
  return (
    <EscapeArea class="block" label="No longer in this revision" onClose={onClose}>
      <h2 ref={heading} tabIndex={-1}>
        No longer in this revision
      </h2>
      <p>
        The last revision held these. Keep each one, or drop it deliberately: the next chat will not know of
        it.
      </p>
      <ul class="lost">
        {lost.map((text) => (
          <li key={text}>
            <p dir="auto">{visibleText(text)}</p>
            <div class="acts">
              <label>
                <input
                  type="checkbox"
                  checked={dropped.has(text)}
                  onChange={({ currentTarget }) => toggle(text, currentTarget.checked)}
                />
                Drop deliberately
              </label>
              <button type="button" class="link" onClick={() => onKeep(text)}>
                Keep
              </button>
            </div>
          </li>
        ))}
      </ul>
      <div class="acts">
        <button type="button" class="button" onClick={onClose}>
          Back to draft
        </button>
        <button
          type="button"
          class="button primary"
          disabled={left > 0}
          onClick={() => onPrepare(lost.filter((text) => dropped.has(text)))}
        >
          Prepare without {lost.length === 1 ? 'it' : 'them'}
        </button>
      </div>
    </EscapeArea>
  );
}
