import { wordsOf } from './content-words.ts';
import type { LanguageCode, LanguageRules } from './language.ts';
import { languages } from './languages.ts';

const LEAST_STOP_WORD_SHARE = 0.15;
const LEAST_UNSPACED_SHARE = 0.2;
const LEAST_KANA_SHARE = 0.1;
/** A sentence or two. Of less, the language of the conversation is assumed. */
const LEAST_SURE_WORDS = 5;
/** How much more often another language's words must stand in a turn to make it a turn in that language. */
const FAVOURED = 1.5;

/**
 * Frequent words of languages that have no rules and that share words with one that has: without them Italian would
 * be read as Spanish and Dutch as German.
 */
const neighbours: readonly ReadonlySet<string>[] = [
  'che il di non per della sono questo questa anche con gli nel alla più è ho hai ha ci lo le un una mi si e del dei come cosa fare ora voglio',
  'het een van ik niet dat voor met zijn wordt en de is op te in maar ook als je kan kun wat naar bij om er',
  'och att det är inte för som jag med på en ett av till den har kan du vi om men ikke og er til jeg at der det af',
  'că și nu în este pentru cu din la care mai sau de o un să am',
  'que és amb per els les no una un del la el i de fer això aquest',
  'nie się na jest że do z to w i jak co tego mam',
].map((words) => new Set(words.split(' ')));

/** Paths, addresses and names of files, which belong to no language. */
const namedThings = /\S{0,200}[@/\\_:#]\S{1,200}|\b\w{1,60}\.[a-z]{1,5}\b|\d/g;

/** Finds the rules for what a person wrote; none for a language without rules. */
export function findLanguage(sentences: readonly string[]): LanguageRules | undefined {
  return findBest(sentences, undefined);
}

/** The same for one turn: what is too short to tell, or nearly as well in the language around it, is in that one. */
export function findLanguageWithin(sentences: readonly string[], around: LanguageRules): LanguageRules {
  const text = sentences.join(' ');
  const isSure = wordsOf(text).length + (text.match(/\p{Script=Han}/gu)?.length ?? 0) >= LEAST_SURE_WORDS;
  return isSure ? (findBest(sentences, around) ?? around) : around;
}

function findBest(
  sentences: readonly string[],
  around: LanguageRules | undefined,
): LanguageRules | undefined {
  const text = sentences.join(' ').replace(namedThings, ' ');
  const words = wordsOf(text);
  const unspaced = findUnspaced(text, words.length);
  if (unspaced !== undefined) return languages.find(({ code }) => code === unspaced);
  const shares = languages.map((rules) => ({
    rules,
    share: shareOf(words, rules.stopWords) * (rules === around ? FAVOURED : 1),
  }));
  const best = shares.reduce((a, b) => (b.share > a.share ? b : a));
  const foreign = Math.max(...neighbours.map((stopWords) => shareOf(words, stopWords)));
  return best.share >= LEAST_STOP_WORD_SHARE && best.share >= foreign ? best.rules : undefined;
}

/** Han characters alone are Chinese, with kana among them Japanese. */
function findUnspaced(text: string, words: number): LanguageCode | undefined {
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const share = (kana + han) / Math.max(1, words + kana + han);
  if (share < LEAST_UNSPACED_SHARE) return undefined;
  return kana / (kana + han) >= LEAST_KANA_SHARE ? 'ja' : 'zh';
}

function shareOf(words: readonly string[], stopWords: ReadonlySet<string>): number {
  return words.length === 0 ? 0 : words.filter((word) => stopWords.has(word)).length / words.length;
}
