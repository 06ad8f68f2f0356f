import { getForm, present } from './subject.ts';

/** A composer that tidies what is typed, a moment later: each tab becomes a space. */
const composer = document.createElement('textarea');
composer.id = 'composer';
getForm().prepend(composer);
composer.addEventListener('input', () => {
  setTimeout(() => {
    composer.value = composer.value.replaceAll('\t', ' ');
  }, 120);
});
present(() => composer.value);
