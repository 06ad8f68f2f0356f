import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildPacket } from '../../../lib/core/build-packet.ts';
import { draftTexts, withDraftTexts } from '../../../lib/core/draft.ts';
import { changeExcerpts, type Excerpt, findCodeBlocks } from '../../../lib/core/excerpt.ts';
import { draftOf, itemOf } from './drafts.ts';

const excerpt: Excerpt = { id: 'e1', label: 'Turn 3, assistant', text: 'run()', turnIndex: 2, tested: false };

test('an act on excerpts that is done twice is done once', () => {
  const added = changeExcerpts([], { kind: 'add', excerpt });
  expect(changeExcerpts(added, { kind: 'add', excerpt })).toEqual([excerpt]);
  const tested = changeExcerpts(added, { kind: 'mark-tested', id: 'e1', tested: true });
  expect(tested).toEqual([{ ...excerpt, tested: true }]);
  const removed = changeExcerpts(tested, { kind: 'remove', id: 'e1' });
  expect(removed).toEqual([{ ...excerpt, tested: true, removed: true }]);
  expect(changeExcerpts(removed, { kind: 'remove', id: 'e1' })).toEqual(removed);
  expect(changeExcerpts(removed, { kind: 'restore', id: 'e1' })).toEqual(tested);
});

test('a packet carries excerpts word for word, and code says whether somebody ran it', () => {
  const goal = itemOf({ id: 's1', section: 'goal', text: 'Move the shop' });
  const words: Excerpt = { id: 'e2', label: 'Turn 1, user', text: '  as it is \n', turnIndex: 0 };
  const packet = buildPacket(draftOf([goal], { excerpts: [{ ...excerpt, language: 'ts' }, words] }));
  expect(packet.excerpts).toEqual([
    { label: 'Turn 3, assistant', language: 'ts', text: 'run()', tested: false },
    { label: 'Turn 1, user', text: '  as it is \n' },
  ]);
  expect(buildPacket(draftOf([goal]))).not.toHaveProperty('excerpts');
  const leftOut = draftOf([goal], { excerpts: [{ ...excerpt, removed: true }] });
  expect(buildPacket(leftOut)).not.toHaveProperty('excerpts');
});

test('excerpts are among the texts that are masked', () => {
  const draft = draftOf([], { excerpts: [excerpt] });
  const texts = draftTexts(draft);
  expect(texts.slice(-2)).toEqual([excerpt.label, excerpt.text]);
  const masked = withDraftTexts(draft, [...texts.slice(0, -1), '[TOKEN_1]']);
  expect(masked.excerpts).toEqual([{ ...excerpt, text: '[TOKEN_1]' }]);
});

test('blocks of code are found with their language, spans in a line are none', () => {
  const markdown =
    'Use `npm ci` first.\n\n```sh title="x"\nnpm ci\nnpm test\n```\n\n~~~\nplain\n~~~\n\n````md\n```ts\ninner\n```\n````\n';
  expect(findCodeBlocks(markdown)).toEqual([
    { language: 'sh', text: 'npm ci\nnpm test' },
    { text: 'plain' },
    { language: 'md', text: '```ts\ninner\n```' },
  ]);
});

test('what is put between fences is found again, word for word', () => {
  const line = fc.string({ maxLength: 20 }).filter((text) => !/[`~\r\n\u2028\u2029]/.test(text));
  const code = fc.array(line, { minLength: 1, maxLength: 5 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(fc.array(code.filter((text) => text.trim() !== '')), (blocks) => {
      const markdown = blocks.map((text) => `Before.\n\n\`\`\`ts\n${text}\n\`\`\`\n`).join('\n');
      expect(findCodeBlocks(markdown)).toEqual(blocks.map((text) => ({ language: 'ts', text })));
    }),
  );
});
