import { getForm, present } from './subject.ts';

/** A composer that takes only short messages, and puts back what it held before when one grows too long. */
const composer = document.createElement('textarea');
composer.id = 'composer';
getForm().prepend(composer);
let accepted = '';
composer.addEventListener('input', () => {
  if (composer.value.length > 20) composer.value = accepted;
  accepted = composer.value;
});
present(() => composer.value);
