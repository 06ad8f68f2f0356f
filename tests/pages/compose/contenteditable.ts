import { getForm, present } from './subject.ts';

const composer = document.createElement('div');
composer.id = 'composer';
composer.contentEditable = 'true';
getForm().prepend(composer);
// What such a site sends is what the user sees, and no other property tells that.
// biome-ignore lint/performance/useDomNodeTextContent: textContent has no line breaks
present(() => composer.innerText);
