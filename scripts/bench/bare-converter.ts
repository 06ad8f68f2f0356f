import { isElement } from '../../lib/sites/markdown/elements.ts';

/** What stands around the content of an element; elements that are not listed add nothing. */
const AROUND: Readonly<Record<string, readonly [before: string, after: string]>> = {
  STRONG: ['**', '**'],
  EM: ['*', '*'],
  P: ['\n\n', ''],
  H2: ['\n\n## ', ''],
  UL: ['\n\n', ''],
  OL: ['\n\n', ''],
  TR: ['\n|', ''],
  TD: [' ', ' |'],
  TH: [' ', ' |'],
};

/**
 * Converts the sample turns of the benchmark and could convert no others: every element by its name alone, nothing
 * escaped, nothing questioned, code and formulas as the browser hands them over in one piece. What a reading that
 * loses nothing asks of a page comes on top of this.
 */
export function convertBarely(parent: Node): string {
  let text = '';
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) {
    if (isElement(node)) text += convertElement(node);
    else text += collapse(node.nodeValue ?? '');
  }
  return text;
}

function convertElement(element: Element): string {
  if (element.hasAttributes()) {
    if (element.hasAttribute('data-exclude-from-copy')) return '';
    if (element.getAttribute('class')?.includes('katex') === true)
      return `$${element.querySelector('annotation')?.textContent ?? ''}$`;
  }
  switch (element.tagName) {
    case 'BUTTON':
      return '';
    case 'PRE':
      return `\n\n\`\`\`\n${element.textContent ?? ''}\`\`\``;
    case 'CODE':
      return `\`${element.textContent ?? ''}\``;
    case 'A':
      return `[${convertBarely(element)}](${element.getAttribute('href') ?? ''})`;
    case 'LI':
      return `\n- ${convertBarely(element).replaceAll('\n', '\n  ')}`;
    case 'BLOCKQUOTE':
      return convertBarely(element).replaceAll('\n', '\n> ');
    default: {
      const [before, after] = AROUND[element.tagName] ?? ['', ''];
      return before + convertBarely(element) + after;
    }
  }
}

function collapse(text: string): string {
  return /[\t\n\r\f]| {2}/.test(text) ? text.replace(/\s+/g, ' ') : text;
}
