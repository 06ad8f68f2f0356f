import { getForm, present } from './subject.ts';

/**
 * A textarea whose page owns the value, as React's do: the page takes a change over only when an `input`
 * event brings a value that it does not know, and writes its own state back otherwise.
 */
const composer = document.createElement('textarea');
composer.id = 'composer';
getForm().prepend(composer);

let state = '';
composer.addEventListener('input', () => {
  state = composer.value;
  queueMicrotask(render);
});
setInterval(render, 50);
present(() => state);

function render(): void {
  if (composer.value !== state) composer.value = state;
}
