import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildAddition,
  comparable,
  compareWithDraft,
  findFirstDifference,
  holdsText,
} from '../../../lib/compose/compare.ts';

describe('what two readings must share', () => {
  test.each([
    ['a non-breaking space and a space', 'a\u00a0b', 'a b'],
    ['a zero-width filler and nothing', '\ufeffa\u200bb', 'ab'],
    ['a Windows line end and a newline', 'a\r\nb', 'a\nb'],
  ])('%s are the same', (_name, one, other) => {
    expect(comparable(one)).toBe(comparable(other));
  });

  test.each([
    ['a tab and a space', 'a\tb', 'a b'],
    ['two spaces and one', 'a  b', 'a b'],
    ['a joined emoji and its parts', '👨\u200d👩', '👨👩'],
    ['a composed letter and its parts', 'é', 'e\u0301'],
    ['a blank line and none', 'a\n\nb', 'a\nb'],
    ['a space at the end of a line and none', 'a \nb', 'a\nb'],
  ])('%s are not', (_name, one, other) => {
    expect(comparable(one)).not.toBe(comparable(other));
  });
});

describe('the first difference', () => {
  test.each([
    ['equal texts have none', 'abc', 'abc', undefined],
    ['a changed unit is counted from the start', 'abc', 'abX', 2],
    ['a cut text differs where it is cut', 'abc', 'ab', 2],
    ['a longer text differs behind the end', 'abc', 'abcd', 3],
    ['fillers of the expected text are counted', 'a\u200bbc', 'abX', 3],
    ['fillers of the editor are not', 'abc', '\ufeffab\u200bX', 2],
    ['an emoji is two units', '👍b', '👍c', 2],
  ])('%s', (_name, expected, actual, difference) => {
    expect(findFirstDifference(expected, actual)).toBe(difference);
  });

  test('of a text with one unit replaced is the place of that unit', () => {
    const letters = fc.string({ minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(letters, fc.nat(), (text, seed) => {
        const at = seed % text.length;
        expect(findFirstDifference(text, `${text.slice(0, at)}\u2603${text.slice(at + 1)}`)).toBe(at);
      }),
    );
  });
});

describe("a text beside the user's draft", () => {
  test.each([
    ['after the draft', 'draft', 'draft\n\ntext', undefined, true],
    ['cut off after the draft', 'draft', 'draft\n\nte', 2, true, true],
    ['cut off before the draft', 'draft', 'te\n\ndraft', 2, true, true],
    ['cut off without a draft', '', 'tex', 3, true, true],
    ['with more behind it', '', 'text and more', 4, true],
    ['before the draft', 'draft', 'text\n\ndraft', undefined, true],
    ['without a draft', '', 'text', undefined, true],
    ['with other blank lines around', '\n', '\n\ntext\n', undefined, true],
    ['altered after the draft', 'draft', 'draft\n\nteXt', 2, true],
    ['missing behind the draft', 'draft', 'draft', 0, true],
    ['with the draft gone', 'draft', 'text', undefined, false],
    ['with the draft altered', 'draft', 'drift\n\ntext', 0, false],
  ])('%s', (_name, draft, actual, differenceAtUnits, draftKept, isCutOff = false) => {
    expect(compareWithDraft(draft, 'text', actual)).toEqual({ differenceAtUnits, isCutOff, draftKept });
  });

  test.each([
    ['no draft', '', 'text'],
    ['a draft of blank lines', '\n\n\n', 'text'],
    ['a draft', 'draft', '\n\ntext'],
    ['a draft that ends its line', 'draft\n', '\ntext'],
    ['a draft that ends with a blank line', 'draft\n\n', 'text'],
    ['a draft that ends with more', 'draft\n\n\n\n', 'text'],
  ])('after %s one blank line is left', (_name, draft, addition) => {
    expect(buildAddition(draft, 'text')).toBe(addition);
  });

  test('is already there only as a whole', () => {
    expect(holdsText('draft\n\na\u00a0b', 'a b')).toBe(true);
    expect(holdsText('draft\n\na', 'a b')).toBe(false);
  });
});
