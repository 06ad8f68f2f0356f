import fc from 'fast-check';
import type { Node, NodeOf } from './syntax-tree.ts';

type Inline = NodeOf<'strong'>['children'][number];
type Block = NodeOf<'root'>['children'][number];
type ListItem = NodeOf<'listItem'>;

/** Everything that means something in Markdown, and letters of several scripts between it. */
const wordCharacter = fc.constantFrom(
  ...'abcxyz0129*_`~[](){}<>#+-=.!|$&\\;:\'",?/^%',
  'é',
  'ш',
  '語',
  '。',
  'ع',
  '👩‍👩‍👧',
);
const word = fc.string({ unit: wordCharacter, minLength: 1, maxLength: 6 });
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));
const text: fc.Arbitrary<NodeOf<'text'>> = words.map((value) => ({ type: 'text', value }));
const url = fc.constantFrom(
  'https://x.example/a_b*c',
  'https://x.example/wiki/A_(b)?q=1&lt=2',
  'mailto:a@x.example',
);

/** In a table's cell a backslash before a pipe cannot be told from an escape, whatever is written. */
const rawText = (unit: string) =>
  fc
    .string({ unit: fc.constantFrom(...unit), minLength: 1, maxLength: 12 })
    .filter((value) => value.trim() !== '');
const code = rawText('ab `|*_<&$"').map((value): Inline => ({ type: 'inlineCode', value }));
const formula = rawText('ab ^_{}+=').map((value): Inline => ({ type: 'inlineMath', value: value.trim() }));
const image = fc
  .record({ alt: words, url })
  .map((fields): Inline => ({ type: 'image', title: null, ...fields }));

/** Inline nodes with a space between each two, as words have. */
function spaced(node: fc.Arbitrary<Inline>, maxLength = 4): fc.Arbitrary<Inline[]> {
  return fc
    .array(node, { minLength: 1, maxLength })
    .map((nodes) =>
      nodes.flatMap((one, index): Inline[] => (index === 0 ? [one] : [{ type: 'text', value: ' ' }, one])),
    );
}

const leaf = fc.oneof({ weight: 4, arbitrary: text }, code, formula, image);
const styled = (inner: fc.Arbitrary<Inline[]>, types: readonly ('strong' | 'emphasis' | 'delete')[]) =>
  fc.record({ type: fc.constantFrom(...types), children: inner }).map((node) => node as Inline);
const deepStyled = styled(spaced(leaf, 2), ['emphasis']);
const style = styled(spaced(fc.oneof({ weight: 3, arbitrary: leaf }, deepStyled), 3), ['strong', 'delete']);
const emphasised = styled(
  spaced(fc.oneof({ weight: 3, arbitrary: leaf }, styled(spaced(leaf, 2), ['strong'])), 3),
  ['emphasis'],
);
const link = fc
  .record({ url, children: spaced(fc.oneof(text, code, deepStyled), 2) })
  .map((fields) => ({ type: 'link', title: null, ...fields }) as Inline);
/** Each is defined at the end of every document; no letters of text can make one up by chance. */
const footnoteLabels = ['note', 'fig-2'] as const;
const footnoteMark = fc
  .constantFrom(...footnoteLabels)
  .map((label): Inline => ({ type: 'footnoteReference', identifier: label, label }));
/** Raised and lowered text has no Markdown: it stands between tags. */
const raised = fc
  .record({ tag: fc.constantFrom('sub', 'sup'), text: fc.oneof(text, code) })
  .map(({ tag, text: inner }): Inline[] => [
    { type: 'html', value: `<${tag}>` },
    inner,
    { type: 'html', value: `</${tag}>` },
  ]);
const inline = fc
  .tuple(
    spaced(fc.oneof({ weight: 4, arbitrary: leaf }, style, emphasised, link, footnoteMark)),
    fc.option(raised, { freq: 5 }),
  )
  .map(([nodes, last]): Inline[] =>
    last === null ? nodes : [...nodes, { type: 'text', value: ' ' }, ...last],
  );

const paragraph = fc.array(inline, { minLength: 1, maxLength: 3 }).map(
  (lines) =>
    ({
      type: 'paragraph',
      children: lines.flatMap((line, index) => (index === 0 ? line : [{ type: 'break' as const }, ...line])),
    }) as Block,
);
const heading = fc
  .record({ depth: fc.integer({ min: 1, max: 6 }), children: inline })
  .map((fields) => ({ type: 'heading', ...fields }) as Block);
const codeBlock = fc
  .record({
    lang: fc.constantFrom(null, 'python', 'c++', 'sh'),
    value: fc.string({ unit: fc.constantFrom(...'ab`~$#-> \t\n'), maxLength: 30 }),
  })
  .map(({ lang, value }) => ({ type: 'code', lang, meta: null, value: value.replace(/\n+$/, '') }) as Block);
const mathBlock = rawText('ab^_{}\\+= $').map(
  (value) => ({ type: 'math', meta: null, value: value.trim() }) as Block,
);
const rule = fc.constant<Block>({ type: 'thematicBreak' });
const cell = fc
  .oneof(inline, fc.constant([]))
  .map((children) => ({ type: 'tableCell', children }) as NodeOf<'tableCell'>);
const table = fc.integer({ min: 1, max: 3 }).chain((width) =>
  fc
    .record({
      align: fc.array(fc.constantFrom(null, 'left' as const, 'right' as const, 'center' as const), {
        minLength: width,
        maxLength: width,
      }),
      rows: fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 3 }),
    })
    .map(
      ({ align, rows }) =>
        ({
          type: 'table',
          align,
          children: rows.map((children) => ({ type: 'tableRow', children })),
        }) as Block,
    ),
);

const { block } = fc.letrec<{ block: Block; blocks: Block[]; item: ListItem }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 4, arbitrary: paragraph },
    heading,
    codeBlock,
    mathBlock,
    rule,
    table,
    tie('blocks').map(
      (children) => ({ type: 'blockquote', children: children as ListItem['children'] }) as Block,
    ),
    fc
      .record({
        start: fc.constantFrom(null, 1, 3, 9),
        children: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
      })
      .map(({ start, children }) => ({ type: 'list', ordered: start !== null, start, children }) as Block),
  ),
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
  item: fc
    .record({
      checked: fc.constantFrom(null, null, true, false),
      first: paragraph,
      rest: tie('blocks'),
      isRest: fc.boolean(),
    })
    .map(({ checked, first, rest, isRest }): ListItem => {
      const children = checked === null && isRest ? rest : isRest ? [first, ...rest] : [first];
      return { type: 'listItem', checked, children: children as ListItem['children'] };
    }),
}));

/** Notes hold text: a line of spaces in code keeps its indent there in the parser that these tests trust. */
const footnotes = fc
  .tuple(...footnoteLabels.map(() => fc.array(paragraph, { minLength: 1, maxLength: 2 })))
  .map((notes) =>
    notes.map(
      (children, index): Block => ({
        type: 'footnoteDefinition',
        identifier: footnoteLabels[index] ?? '',
        label: footnoteLabels[index] ?? '',
        children: children as ListItem['children'],
      }),
    ),
  );

/** Documents of everything that a chat's answer can hold, as syntax trees. */
export const documents: fc.Arbitrary<Node> = fc
  .tuple(fc.array(block, { minLength: 1, maxLength: 4 }), footnotes)
  .map(([children, notes]) => ({ type: 'root', children: [...children, ...notes] }));
