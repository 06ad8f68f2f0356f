import { getForm, present } from './subject.ts';

/** A site that changes to another, larger composer as soon as the text has more than one line. */
const form = getForm();
let composer = buildComposer('');
form.prepend(composer);
present(() => composer.value);

function buildComposer(value: string): HTMLTextAreaElement {
  const element = document.createElement('textarea');
  element.id = 'composer';
  element.value = value;
  element.addEventListener('input', () => {
    if (!element.value.includes('\n') || element.rows > 2) return;
    setTimeout(() => {
      if (element !== composer) return;
      composer = buildComposer(element.value);
      composer.rows = 12;
      element.replaceWith(composer);
      element.value = '';
      composer.focus();
    }, 60);
  });
  return element;
}
