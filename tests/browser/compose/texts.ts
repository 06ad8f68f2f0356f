/** Texts that editors are known to damage, by what is in them. */
export const texts = {
  'three paragraphs with blank lines':
    'First paragraph.\n\nSecond one,\nin two lines.\n\n\nThird, after two blank lines.',
  'a fence with indentation and tabs':
    'Code:\n```js\nif (a) {\n\treturn  {  b:\t1 };\n        // eight spaces\n}\n```\ndone',
  'emoji with joiners': '👨‍👩‍👧‍👦 family\n🏳️‍🌈 flag\n👍🏽 skin, e\u0301 combined, \u0928\u0940\u200c joiner',
  'right-to-left text': 'שלום עולם\n\nمرحبا، هذا اختبار.\n(a) עברית (b)',
  'tags and entities':
    'a <b>bold</b> claim\n<script>alert(1)</script>\n&amp; &lt;p&gt; <!-- x -->\n</p></div>',
  Markdown:
    '# Title\n\n- one\n  - two\n1. three\n\n> quote\n\n**bold** _it_ `code` --- ... "q" (c) [x](y)\n\n| a | b |\n|---|---|',
};

/** A text of so many lines, with what an indented JSON packet has: blank lines, tabs, double spaces, quotes. */
export function buildLongText(lineCount: number): string {
  return Array.from({ length: lineCount }, (_, index) => {
    if (index % 7 === 3) return '';
    return `${'  '.repeat(index % 4)}"line ${index}": "some\ttext  with <b> & \\"quotes\\"",`;
  })
    .concat('end')
    .join('\n');
}
