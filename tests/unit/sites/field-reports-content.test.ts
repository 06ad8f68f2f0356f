import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effort } from '../../effort.ts';
import { capturePage } from './capture.ts';
import { readCodeBlocks } from './code-blocks.ts';
import { htmlToMarkdown, parsePage, readHtml } from './html.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { codeMarkups, formulaMarkups, renderHtml } from './render-html.ts';
import { shapedSites } from './shaped-sites.ts';
import type { Node } from './syntax-tree.ts';

const seed = 20_261_201;
const markup = fc.record({
  formula: fc.constantFrom(...formulaMarkups),
  code: fc.constantFrom(...codeMarkups),
});
const sites = shapedSites
  .filter(({ cannot }) => cannot?.keepUserText !== true)
  .map((one) => [one.site, one.generation, one] as const);

/** All nodes of a type in a Markdown text, as an independent parser sees them. */
function findNodes<Type extends Node['type']>(markdown: string, type: Type): Extract<Node, { type: Type }>[] {
  const collect = (node: Node): Node[] => [
    node,
    ...('children' in node ? (node.children as Node[]).flatMap(collect) : []),
  ];
  return collect(parseMarkdown(markdown)).filter((node) => node.type === type) as Extract<
    Node,
    { type: Type }
  >[];
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const tex = fc
  .array(
    fc.constantFrom(
      '\\frac{a}{b}',
      '\\left( x \\right)',
      '\\[',
      '\\)',
      '\\\\',
      '\\text{a $b$}',
      '\\{',
      '_1',
      '^2',
      ' ',
      'x',
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '');

describe('field report C2: a formula is read from its source, in the line or set apart as it was', () => {
  test.each(formulaMarkups)('%s', (formula) => {
    const how = { formula, code: 'text' } as const;
    const read = (type: 'inlineMath' | 'math') =>
      htmlToMarkdown(`<p>So ${renderHtml({ type, value: 'x_1^2' } as Node, how)} holds</p>`);
    expect(findNodes(read('inlineMath'), 'inlineMath').map(({ value }) => value)).toEqual(['x_1^2']);
    expect(findNodes(read('math'), 'math').map(({ value }) => value)).toEqual(['x_1^2']);
    expect(read('math')).not.toContain('glyphs');
  });
});

test('field report C4: no formula loses a part of its delimiters, whatever it begins and ends with', () => {
  fc.assert(
    fc.property(tex, fc.constantFrom(...formulaMarkups), (value, formula) => {
      const html = renderHtml({ type: 'inlineMath', value } as Node, { formula, code: 'text' });
      const markdown = htmlToMarkdown(`<p>a ${html} b</p>`);
      expect(
        findNodes(markdown, 'inlineMath').map((node) => node.value),
        markdown,
      ).toEqual([value]);
      expect(findNodes(markdown, 'text').map((node) => node.value)).toEqual(['a ', ' b']);
    }),
    { seed },
  );
});

/** What people paste: paths, indented text, blank lines, Markdown that they mean as text. */
const typedLine = fc.constantFrom(
  'C:\\Users\\ann\\new_file',
  '\\\\server\\share\\',
  '\tindented',
  '  two  spaces ',
  'a\tb',
  '*star* _line_ `tick`',
  '# 1. - > |',
  '\\* \\n',
  '$5 ~ $6',
  'שלום 👩‍👩‍👧',
  '',
  'x',
);
const typed = fc
  .array(typedLine, { minLength: 1, maxLength: 8 })
  .map((lines) => lines.join('\n'))
  .filter((text) => text.trim() === text && text !== '');

describe.each(sites)('field report C5: the user’s words come back byte by byte: %s, %s', (...args) => {
  const [, , { shape, url }] = args;
  test('blank lines, tabs and backslashes', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const turns = [
          { role: 'user' as const, body: escapeHtml(text) },
          { role: 'assistant' as const, body: '<p>ok</p>' },
        ];
        const read = capturePage(parsePage(shape({ turns: [...turns, ...turns] }), url.href), url);
        expect(read.turns[0]?.markdown).toBe(text);
      }),
      { numRuns: effort(6, 200), seed },
    );
  });
});

const codeLine = fc.constantFrom(
  'x',
  '',
  '  y',
  '\tz',
  '```',
  '````md',
  '~~~',
  '  ```js',
  '`a` ``b``',
  '$$',
  'a  ',
  '<b>&amp;</b>',
);
const codeText = fc
  .array(codeLine, { minLength: 1, maxLength: 8 })
  .map((lines) => lines.join('\n').replace(/\n+$/, ''))
  .filter((text) => text !== '');

describe('code in every markup of its lines', () => {
  const asWritten = (check: (block: string, text: string) => void) =>
    fc.assert(
      fc.property(codeText, markup, fc.constantFrom(null, 'python'), (value, how, lang) => {
        const markdown = htmlToMarkdown(
          `<p>a</p>${renderHtml({ type: 'code', lang, value } as Node, how)}<p>b</p>`,
        );
        const blocks = readCodeBlocks(markdown);
        expect(blocks, markdown).toHaveLength(1);
        check(blocks[0]?.text ?? '', value);
      }),
      { seed, numRuns: effort(70, 2_000) },
    );

  test('field report C6: lines are never glued together and never doubled', () => {
    asWritten((block, text) => expect(block.split('\n')).toHaveLength(text.split('\n').length));
  });

  test('field report C7: a fence inside of code ends nothing', () => {
    asWritten((block, text) => expect(block).toBe(text));
  });

  test('field report C11: the first line keeps its indentation', () => {
    asWritten((block, text) => expect(/^\s*/.exec(block)?.[0]).toBe(/^\s*/.exec(text)?.[0]));
  });
});

test('field report C8: as many pieces of inline code come back as the page has, with their text', () => {
  const piece = fc.constantFrom('a', '`', '``b``', ' c ', '|', '*d*', '\\', '$e$', '<f>', 'g`h');
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), fc.boolean(), (pieces, isInTable) => {
      const codes = pieces.map((text) => `<code>${escapeHtml(text)}</code>`).join(' and ');
      const html = isInTable
        ? `<table><tr><th>A</th></tr><tr><td>${codes}</td></tr></table>`
        : `<p>${codes}</p>`;
      const read = findNodes(htmlToMarkdown(html), 'inlineCode').map(({ value }) => value);
      // In a table a backslash before a pipe cannot be told from an escape, whatever is written.
      expect(read).toEqual(pieces);
    }),
    { seed },
  );
});

test('field report C9: no private-use character and no raw citation token is left in an answer', () => {
  const token = fc.constantFrom(
    '\uE200cite\uE202turn0search3\uE202turn1news2\uE201',
    '\uE200navlist\uE202Title\uE202turn0search1\uE201',
    '\uE200cite\uE202turn0search3',
    'citeturn2view0',
    'filecite\uE202turn0file0',
    '\u30107:3\u2020notes.md\u3011',
    '[cite_start]',
    ' [cite: 4]',
    '\uE203',
    '\u{10F0FF}',
  );
  const words = fc.constantFrom('It rained', ' and ', 'Ann', '.', ' ');
  const holder = fc.constantFrom('p', 'li', 'td', 'h2', 'strong', 'a', 'blockquote');
  fc.assert(
    fc.property(fc.array(fc.oneof(token, words), { minLength: 1, maxLength: 6 }), holder, (parts, name) => {
      const { markdown } = readHtml(`<div><${name}>${parts.join('')}</${name}></div>`);
      expect(markdown).not.toMatch(/[\uE000-\uF8FF]|[\uDB80-\uDBFF]|turn\d+[a-z]+\d|\u2020|\[cite/);
    }),
    { seed, numRuns: effort(100, 3_000) },
  );
});

describe('field report C10: each source is carried with its title and address, or counted as dropped', () => {
  const source = fc.record({
    label: fc.constantFrom('Example', 'x.example', '1', 'Example +2'),
    title: fc.constantFrom(undefined, 'The "report" \\ 2026'),
    url: fc.constantFrom(undefined, 'https://x.example/a_(b)?c=1&d=2'),
  });

  test('in the text', () => {
    fc.assert(
      fc.property(fc.array(source, { minLength: 1, maxLength: 5 }), (sources) => {
        const chips = sources.map(({ label, title, url }) => {
          const text = url === undefined ? label : `<a href="${url.replaceAll('&', '&amp;')}">${label}</a>`;
          const named = title === undefined ? '' : ` aria-label="${title.replaceAll('"', '&quot;')}"`;
          return `It rained.<span data-testid="chatgpt-citation"${named}>${text}</span>`;
        });
        const { markdown, unread } = readHtml(`<p>${chips.join(' ')}</p>`);
        const links = findNodes(markdown, 'link').map(({ url, title }) => ({
          url,
          title: title ?? undefined,
        }));
        expect(links).toEqual(
          sources.flatMap(({ url, title }) => (url === undefined ? [] : [{ url, title }])),
        );
        const dropped = sources.reduce(
          (sum, { label, url }) => sum + (url === undefined ? 1 : 0) + (label.endsWith('+2') ? 2 : 0),
          0,
        );
        expect(unread).toEqual(dropped === 0 ? [] : [{ kind: 'citations', count: dropped }]);
      }),
      { seed },
    );
  });
});
