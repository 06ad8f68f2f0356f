import type { RefObject } from 'preact';
import { toHandoffError } from '../../../lib/client/ask-error.ts';
import { useApp } from '../../app-context.ts';
import { errorText } from '../../error-text.ts';
import { sectionTitle } from '../section-words.ts';
import type { DraftEditing } from '../use-draft.ts';

/**
 * Moving items with the pointer, by their grips, beside the way that the keyboard has. The code for it comes with the
 * first press on a grip.
 *
 * @param list Holds the sections, each marked with `data-section`, and their items, marked with `data-item`.
 */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  editing: DraftEditing,
): (event: PointerEvent) => void {
  const { say } = useApp();
  return (event) => {
    const grip = event.target instanceof Element ? event.target.closest<HTMLElement>('.grip') : null;
    const item = grip?.closest<HTMLElement>('[data-item]');
    if (!grip || !item || !list.current || event.button !== 0) return;
    event.preventDefault();
    grip.setPointerCapture(event.pointerId);
    const options = { list: list.current, grip, item, event };
    const { draft } = editing.view;
    import('./drag-item.ts')
      .then(({ dragItem }) =>
        dragItem(options, ({ itemId, section, before }) => {
          const from = draft.items.find(({ id }) => id === itemId)?.section;
          editing.change({ kind: 'place', itemId, section, ...(before === undefined ? {} : { before }) });
          if (from === section) return;
          say(`Moved to ${sectionTitle(section, draft.preset)}.`, () => editing.travel('undo'));
        }),
      )
      .catch((reason: unknown) => say(errorText(toHandoffError(reason)).title));
  };
}
