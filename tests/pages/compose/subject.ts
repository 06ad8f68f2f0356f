/** What a test page tells about itself: the text in its editor's own model, and what the page was made to do. */
export type Subject = {
  model(): string;
  counts: Record<CountedEvent | 'sends', number>;
  /** Ends the editor's current undo step, as a pause in typing does. */
  endUndoStep(): void;
};

const countedEvents = ['click', 'keydown', 'keypress', 'keyup', 'submit', 'paste', 'drop'] as const;
type CountedEvent = (typeof countedEvents)[number];

declare global {
  interface Window {
    subject: Subject;
  }
}

/** The form of the page, with its send button; a page puts its composer in front of that button. */
export function getForm(): HTMLFormElement {
  const form = document.querySelector('form');
  if (!form) throw new Error('the page has no form');
  return form;
}

/** Registers the page for its test and counts every event that could send a message. */
export function present(model: () => string): Subject {
  const counts = { click: 0, keydown: 0, keypress: 0, keyup: 0, submit: 0, paste: 0, drop: 0, sends: 0 };
  for (const name of countedEvents) {
    document.addEventListener(
      name,
      (event) => {
        counts[name] += 1;
        if (name === 'submit') event.preventDefault();
      },
      true,
    );
  }
  window.subject = { model, counts, endUndoStep: () => {} };
  return window.subject;
}
