import { getForm, present } from './subject.ts';

const LONGEST_MESSAGE_UNITS = 2_000;

/** A composer that moves a text that is too long out of itself, into a chip beside it. */
const composer = document.createElement('textarea');
composer.id = 'composer';
const form = getForm();
form.prepend(composer);
let shortValue = '';
composer.addEventListener('input', () => {
  if (composer.value.length <= LONGEST_MESSAGE_UNITS) {
    shortValue = composer.value;
    return;
  }
  composer.value = shortValue;
  const chip = document.createElement('div');
  chip.dataset.testid = 'file-thumbnail';
  chip.textContent = 'pasted text.txt';
  form.append(chip);
});
present(() => composer.value);
