/** What sites call the chip of a file, also of one that they made of a long text. */
const CHIP = ['attachment', 'file-thumbnail', 'pasted']
  .flatMap((word) => [`[data-testid*="${word}" i]`, `[class*="${word}" i]`])
  .join(', ');

/** How far above a composer without a form its surroundings reach. */
const LEVELS = 4;

/**
 * Counts the attachment chips around a composer. Only a number that has grown means something: a site's
 * button for attachments may well match too.
 */
export function countAttachments(composer: HTMLElement): number {
  return findSurroundings(composer).querySelectorAll(CHIP).length;
}

/** What belongs to a composer: its form, else a few levels around it. */
export function findSurroundings(composer: HTMLElement): Element {
  const form = composer.closest('form, [role="form"], fieldset');
  if (form) return form;
  let surroundings: Element = composer;
  for (let level = 0; level < LEVELS; level += 1) {
    const parent = surroundings.parentElement;
    if (!parent || parent === document.body) break;
    surroundings = parent;
  }
  return surroundings;
}
