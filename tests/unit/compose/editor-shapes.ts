/** Builds the DOM in which one kind of editor shows these lines. */
export type EditorShape = (lines: readonly string[]) => HTMLElement;

/** The shapes in which editors show plain lines; each keeps its white space, except where its name says so. */
export const editorShapes: Record<string, EditorShape> = {
  'a form field': (lines) => {
    const field = document.createElement('textarea');
    field.value = lines.join('\n');
    return field;
  },
  'ProseMirror paragraphs': (lines) => buildRoot(lines.map((line) => build('p', line || trailingBreak()))),
  'ProseMirror hard breaks in one paragraph': (lines) => {
    const content = joinByBreaks(lines);
    return buildRoot([build('p', ...content, ...(lines.at(-1) ? [] : [trailingBreak()]))]);
  },
  'ProseMirror preformatted block': (lines) => {
    const filler = lines.at(-1) ? [] : [trailingBreak()];
    return buildRoot([build('pre', build('code', lines.join('\n')), ...filler)]);
  },
  'a bare first line and a div for each other': ([first = '', ...others]) =>
    buildRoot([first || document.createElement('br'), ...others.map(buildDiv)]),
  'lines joined by br, with a filler at the end': (lines) =>
    buildRoot([...joinByBreaks(lines), document.createElement('br')]),
  'a div in a div for each line': (lines) => buildRoot([build('div', ...lines.map(buildDiv))]),
  'marked spans in paragraphs, with zero-width fillers': (lines) =>
    buildRoot(
      lines.map((line) =>
        build('p', '\u200b', ...[...line].map((character) => build('span', character)), '\ufeff'),
      ),
    ),
  'collapsed white space, kept by non-breaking spaces': (lines) => {
    const root = buildRoot(
      lines.map((line) => build('div', line.replaceAll(' ', '\u00a0') || build('br'), '\n  ')),
    );
    root.style.whiteSpace = 'normal';
    return root;
  },
};

function buildRoot(content: readonly (Node | string)[]): HTMLElement {
  const root = build('div', ...content);
  root.contentEditable = 'true';
  root.style.whiteSpace = 'pre-wrap';
  return root;
}

function build(tag: string, ...content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
}

function buildDiv(line: string): HTMLElement {
  return build('div', line || build('br'));
}

function joinByBreaks(lines: readonly string[]): (Node | string)[] {
  return lines.flatMap((line, index) => (index === 0 ? [line] : [build('br'), line]));
}

function trailingBreak(): HTMLElement {
  const filler = build('br');
  filler.className = 'ProseMirror-trailingBreak';
  return filler;
}
