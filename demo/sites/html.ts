/** HTML that is safe to put into a page as it is: built by `element`, or by a library that escapes. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Content of an element: a string is text and gets escaped, `undefined` is nothing. */
export type Child = Html | string | undefined;
/** Attributes by name; `true` is an attribute without a value, `undefined` leaves it out. */
export type Attributes = Readonly<Record<string, string | number | true | undefined>>;

const VOID_TAGS = new Set(['br', 'hr', 'img', 'input', 'link', 'meta']);
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for a text node or for a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

function renderAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value === true ? '' : escapeHtml(String(value))}"`)
    .join('');
}

/** Puts children side by side, without an element around them. */
export function fragment(...children: Child[]): Html {
  return new Html(
    children.map((child) => (child instanceof Html ? child.text : escapeHtml(child ?? ''))).join(''),
  );
}

/** Builds one element; nothing is added between the children. */
export function element(tag: string, attributes: Attributes = {}, ...children: Child[]): Html {
  const open = `<${tag}${renderAttributes(attributes)}>`;
  return new Html(VOID_TAGS.has(tag) ? open : `${open}${fragment(...children).text}</${tag}>`);
}

/** Builds a `div` with a class, the most frequent element of both sites. */
export function box(className: string, ...children: Child[]): Html {
  return element('div', { class: className }, ...children);
}
