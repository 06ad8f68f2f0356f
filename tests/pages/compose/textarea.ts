import { getForm, present } from './subject.ts';

const composer = document.createElement('textarea');
composer.id = 'composer';
getForm().prepend(composer);
present(() => composer.value);
