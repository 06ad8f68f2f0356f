import { codeLabel } from './code-label.ts';
import { type Attributes, box, element, fragment, type Html } from './html.ts';

const button = (label: string): Html => element('button', { type: 'button', 'aria-label': label });

/** Lines as CodeMirror's editable view of the app shell holds them: one element a line. */
function editableLines(language: string, code: string): Html {
  const attributes: Attributes = {
    class: 'cm-content',
    contenteditable: 'true',
    role: 'textbox',
    'aria-label': 'Edit code',
    'data-language': language,
  };
  const lines = code.split('\n').map((line) => box('cm-line', line === '' ? element('br') : line));
  return box('cm-editor', box('cm-scroller', element('div', attributes, ...lines)));
}

/** The app shell shows a block in one of three forms; which one depends on the language here. */
function shellBody(language: string, code: string): Html {
  if (language === '') return element('code', { style: 'display:block' }, code);
  if (language === 'python') return editableLines(language, code);
  return element('pre', {}, element('code', {}, code));
}

/** A code block of the app shell: the language stands in the header only. */
export function shellCodeBlock(language: string, code: string): Html {
  return element(
    'div',
    { 'data-markdown-copy': 'code-block' },
    element(
      'div',
      { 'data-markdown-copy': 'exclude' },
      element('span', { class: 'truncate' }, codeLabel(language === '' ? 'text' : language)),
      button('Enable word wrap'),
      button('Copy'),
    ),
    shellBody(language, code),
  );
}

/** Splits code into spans as a highlighter would, line ends inside of them. */
function highlight(code: string): Html {
  return fragment(...code.split(/(?<=\n)|(?= )/).map((part) => element('span', {}, part)));
}

/** A code block of the classic page: a sticky header and a read-only CodeMirror inside a second `pre`. */
export function classicCodeBlock(language: string, code: string): Html {
  const run =
    language === 'python'
      ? element('button', { type: 'button', 'aria-label': 'Run code' }, 'Run')
      : undefined;
  const header = box(
    'select-none sticky z-2',
    box(
      'flex w-full items-center justify-between',
      box('flex min-w-0 cursor-default items-center text-sm font-medium', codeLabel(language)),
      box('flex flex-row items-center', button('Copy'), run),
    ),
  );
  const body = element(
    'div',
    { id: 'code-block-viewer', dir: 'ltr', class: 'cm-editor z-10' },
    box('cm-scroller', element('pre', { class: 'cm-content m-0' }, element('code', {}, highlight(code)))),
  );
  return element(
    'pre',
    { class: 'overflow-visible!' },
    box('relative w-full', header, box('relative', body)),
  );
}
