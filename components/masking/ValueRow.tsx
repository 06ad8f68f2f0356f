import type { MaskedValue } from '../../lib/core/draft.ts';
import { useApp } from '../app-context.ts';
import { useTask } from '../common/use-task.ts';
import { visibleText } from '../common/visible-text.ts';
import { sectionWords } from '../draft/section-words.ts';
import type { DraftEditing } from '../draft/use-draft.ts';
import { errorLine } from '../error-text.ts';
import { useReveal } from './use-reveal.ts';
import { type Standing, whereItStands } from './where-it-stands.ts';

interface ValueRowProps {
  readonly value: MaskedValue;
  readonly editing: DraftEditing;
}

/** One value: the words around it, a look at it, and whether it may travel in clear. */
export function ValueRow({ value, editing }: ValueRowProps) {
  const { client } = useApp();
  const task = useTask();
  const reveal = useReveal();
  const { draft } = editing.view;
  const { conversationId } = draft;
  const { placeholder, allowedValue, undecided } = value;
  const standing = whereItStands(draft, value);
  const look = () =>
    task.run(async () =>
      reveal.show((await client.ask('reveal-value', { conversationId, placeholder })).value),
    );
  const decide = (decision: 'mask' | 'allow' | 'allow-always') =>
    task.run(async () => {
      editing.saver.adopt(await client.ask('decide-value', { conversationId, placeholder, decision }));
    });
  const shown = allowedValue ?? reveal.shown;
  return (
    <li class="masked-value">
      <p dir="auto">
        {standing.first && <span class="around">{visibleText(standing.first.before)}</span>}
        <mark class="mono">{allowedValue === undefined ? placeholder : visibleText(allowedValue)}</mark>
        {standing.first && <span class="around">{visibleText(standing.first.after)}</span>}
      </p>
      {allowedValue === undefined && shown !== undefined && <p class="mono revealed">{visibleText(shown)}</p>}
      <p class="meta">
        {placeOf(standing)}
        {allowedValue !== undefined && <span class="tag effect">travels in clear</span>}
        {undecided && <span class="tag unverified">typed here: decide</span>}
      </p>
      <div class="acts">
        {undecided && <Act name="Keep masked" of={placeholder} act={() => decide('mask')} busy={task.busy} />}
        {allowedValue === undefined ? (
          <>
            <RevealButton
              name={placeholder}
              isShown={shown !== undefined}
              onShow={look}
              onHide={reveal.hide}
            />
            <Act name="Allow here" of={placeholder} act={() => decide('allow')} busy={task.busy} />
            <Act name="Always allow" of={placeholder} act={() => decide('allow-always')} busy={task.busy} />
          </>
        ) : (
          <Act name="Mask again" of={placeholder} act={() => decide('mask')} busy={task.busy} />
        )}
      </div>
      {task.error && <p class="check-text">{errorLine(task.error)}</p>}
    </li>
  );
}

interface ActProps {
  readonly name: string;
  /** The placeholder that it is about, for those who hear only the button. */
  readonly of: string;
  readonly act: () => void;
  readonly busy: boolean;
}

function Act({ name, of, act, busy }: ActProps) {
  return (
    <button type="button" class="link" aria-label={`${name}: ${of}`} disabled={busy} onClick={act}>
      {name}
    </button>
  );
}

interface RevealButtonProps {
  readonly name: string;
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly onHide: () => void;
}

function RevealButton({ name, isShown, onShow, onHide }: RevealButtonProps) {
  const label = isShown ? 'Hide' : 'Reveal';
  return (
    <button
      type="button"
      class="link"
      aria-label={`${label}: ${name}`}
      onBlur={onHide}
      onClick={isShown ? onHide : onShow}
    >
      {label}
    </button>
  );
}

/** In which section it stands, how often, and whether in code. */
function placeOf({ first, items, inCode }: Standing): string {
  if (!first) return 'in nothing that travels';
  return [
    sectionWords[first.section].title,
    ...(items > 1 ? [`${items} places`] : []),
    ...(inCode ? ['inside code, which stays valid text'] : []),
  ].join(' · ');
}
