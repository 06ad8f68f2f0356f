import { getForm, present } from './subject.ts';

/** A site that takes its composer away when the text gets a second line, so that nobody sees what became of it. */
const composer = document.createElement('textarea');
composer.id = 'composer';
getForm().prepend(composer);
composer.addEventListener('input', () => {
  if (composer.value.includes('\n')) composer.remove();
});
present(() => composer.value);
