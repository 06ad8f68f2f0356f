import type { Leaf, LinkMark, Mark } from './blocks.ts';
import { escapeInline, type InlinePlace, isHarmless } from './escape.ts';
import { type CharacterKind, InlineSource } from './inline-source.ts';

const DELIMITERS: Readonly<Record<Exclude<Mark['type'], 'link'>, readonly [string, string]>> = {
  strong: ['**', '**'],
  emphasis: ['*', '*'],
  strike: ['~~', '~~'],
  sub: ['<sub>', '</sub>'],
  sup: ['<sup>', '</sup>'],
};

/** Writes a paragraph's, heading's or cell's leaves as Markdown, with escapes only where they are needed. */
export function writeInline(leaves: readonly Leaf[], place: InlinePlace): string {
  const [first] = leaves;
  if (first === undefined) return '';
  const isBareText = leaves.length === 1 && first.type === 'text' && first.marks.length === 0;
  if (isBareText && isHarmless(first.text, place)) return first.text;
  const writer = new InlineWriter(place);
  writer.writeRun(leaves, 0);
  return place === 'verbatim' ? writer.source.text : escapeInline(writer.source, place);
}

class InlineWriter {
  readonly source = new InlineSource();
  readonly #place: InlinePlace;
  #inLabel = false;

  constructor(place: InlinePlace) {
    this.#place = place;
  }

  /** Writes leaves that share the marks above `depth`. */
  writeRun(leaves: readonly Leaf[], depth: number): void {
    for (let start = 0; start < leaves.length; ) {
      const leaf = leaves[start];
      if (leaf === undefined) return;
      const mark = leaf.marks[depth];
      const end = mark === undefined ? start + 1 : endOfMark(leaves, start, depth, mark);
      if (mark === undefined) this.#writeLeaf(leaf);
      else this.#writeMarked(leaves.slice(start, end), depth, mark, leaves[end]);
      start = end;
    }
  }

  #writeMarked(leaves: readonly Leaf[], depth: number, mark: Mark, next: Leaf | undefined): void {
    const { before, inner, after } = this.#place === 'verbatim' ? asIs(leaves) : splitSpace(leaves);
    this.source.add(before, 'text');
    if (inner.length > 0) {
      if (mark.type === 'link') this.#writeLink(inner, depth, mark);
      else {
        const [open, close] = this.#delimiters(mark.type, inner, depth, next);
        this.source.add(open, 'syntax');
        this.writeRun(inner, depth + 1);
        this.source.add(close, 'syntax');
      }
    }
    this.source.add(after, 'text');
  }

  /** Emphasis beside or inside strong emphasis uses the other character, so that the stars cannot run together. */
  #delimiters(
    type: Exclude<Mark['type'], 'link'>,
    inner: readonly Leaf[],
    depth: number,
    next: Leaf | undefined,
  ): readonly [string, string] {
    if (type !== 'emphasis') return DELIMITERS[type];
    const touchesStrong =
      this.source.text.endsWith('*') ||
      next?.marks[depth]?.type === 'strong' ||
      (next === undefined && inner[0]?.marks[depth - 1]?.type === 'strong') ||
      inner[0]?.marks[depth + 1]?.type === 'strong' ||
      inner.at(-1)?.marks[depth + 1]?.type === 'strong';
    return touchesStrong ? ['_', '_'] : DELIMITERS.emphasis;
  }

  #writeLink(inner: readonly Leaf[], depth: number, { href, title }: LinkMark): void {
    const label = inner.map((leaf) => (leaf.type === 'break' ? ' ' : leaf.text)).join('');
    if (this.#place === 'verbatim' && isSameAddress(label, href)) this.source.add(label, 'text');
    else if (label === href && title === undefined && /^[a-z][a-z0-9+.-]+:[^\s<>]*$/i.test(href))
      this.source.add(`<${href}>`, 'syntax');
    else {
      this.source.add('[', 'syntax');
      this.#inLabel = true;
      this.writeRun(inner, depth + 1);
      this.#inLabel = false;
      this.source.add(`](${writeDestination(href)}${writeTitle(title)})`, 'syntax');
    }
  }

  #writeLeaf(leaf: Leaf): void {
    const kind: CharacterKind = this.#inLabel ? 'label' : 'text';
    switch (leaf.type) {
      case 'text':
        this.source.add(leaf.text, kind);
        return;
      case 'code':
        this.source.add(this.#escapePipes(fenced(leaf.text.replaceAll('\n', ' '), '`')), 'syntax');
        return;
      case 'math':
        this.source.add(this.#escapePipes(fenced(leaf.text, '$')), 'syntax');
        return;
      case 'footnote':
        this.source.add(`[^${leaf.text}]`, 'syntax');
        return;
      case 'image':
        this.source.add('![', 'syntax');
        this.source.add(leaf.text, 'label');
        this.source.add(`](${writeDestination(leaf.url)})`, 'syntax');
        return;
      case 'break':
        this.source.add(this.#inLabel ? ' ' : LINE_BREAKS[this.#place], 'syntax');
    }
  }

  /** A table splits its cells before anything else is read, inside code as well. */
  #escapePipes(text: string): string {
    return this.#place === 'cell' ? text.replaceAll('|', '\\|') : text;
  }
}

const LINE_BREAKS: Readonly<Record<InlinePlace, string>> = {
  paragraph: '\\\n',
  item: '\\\n',
  heading: ' ',
  cell: '<br>',
  verbatim: '\n',
};

function endOfMark(leaves: readonly Leaf[], start: number, depth: number, mark: Mark): number {
  let end = start + 1;
  for (; end < leaves.length; end += 1) {
    const other = leaves[end]?.marks[depth];
    if (other === undefined || !isSameMark(mark, other)) break;
  }
  return end;
}

function isSameMark(one: Mark, other: Mark): boolean {
  if (one.type === 'link' || other.type === 'link') {
    return one.type === 'link' && other.type === 'link' && one.source === other.source;
  }
  return one.type === other.type;
}

interface SplitRun {
  readonly before: string;
  readonly inner: readonly Leaf[];
  readonly after: string;
}

function asIs(inner: readonly Leaf[]): SplitRun {
  return { before: '', inner, after: '' };
}

/** Delimiters must touch a character that is not a space: spaces at the edges go outside. */
function splitSpace(leaves: readonly Leaf[]): SplitRun {
  const inner = [...leaves];
  let before = '';
  let after = '';
  for (let first = inner[0]; first?.type === 'text'; first = inner[0]) {
    const text = first.text.replace(/^\s+/, '');
    before += first.text.slice(0, first.text.length - text.length);
    if (text === first.text) break;
    inner.splice(0, 1, ...(text === '' ? [] : [{ ...first, text }]));
  }
  for (let last = inner.at(-1); last?.type === 'text'; last = inner.at(-1)) {
    const text = last.text.replace(/\s+$/, '');
    after = last.text.slice(text.length) + after;
    if (text === last.text) break;
    inner.splice(-1, 1, ...(text === '' ? [] : [{ ...last, text }]));
  }
  return { before, inner, after };
}

/** Code or TeX between marks that are longer than any run of the same character inside. */
function fenced(text: string, mark: '`' | '$'): string {
  if (text === '') return '';
  if (!text.includes(mark) && !text.startsWith(' ')) return mark + text + mark;
  const runs = text.match(mark === '`' ? /`+/g : /\$+/g) ?? [];
  const longest = Math.max(0, ...runs.map((run) => run.length));
  const lengths = new Set(runs.map((run) => run.length));
  let length = 1;
  while (lengths.has(length) && length <= longest) length += 1;
  const fence = mark.repeat(mark === '$' && longest > 0 ? Math.max(2, length) : length);
  const needsSpace =
    text.startsWith(mark) || text.endsWith(mark) || (/^ .* $/.test(text) && text.trim() !== '');
  return needsSpace ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

function writeDestination(url: string): string {
  const safe = url
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E')
    .replace(/[\n\r\\]/g, encodeURIComponent);
  return /[\s()]/.test(safe) ? `<${safe}>` : safe;
}

function writeTitle(title: string | undefined): string {
  return title === undefined ? '' : ` "${title.replace(/["\\]/g, '\\$&')}"`;
}

/** Whether a link was made by the site from an address that the user typed. */
function isSameAddress(label: string, href: string): boolean {
  const bare = (address: string) => address.replace(/^(https?:\/\/|mailto:)/, '').replace(/\/$/, '');
  return bare(label.trim()) === bare(href);
}
