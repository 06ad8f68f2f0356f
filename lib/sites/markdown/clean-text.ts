/** Text of an answer without what only the site's own script understands, and how many citations went with it. */
export interface CleanText {
  readonly text: string;
  readonly citations: number;
}

/** Whether there may be anything to clean; most text has none of it. */
const SUSPECT = /[\uE000-\uF8FF\uDB80-\uDBFF\u3010]|cite/;
/** `\uE200cite\uE202turn0search1\uE202turn0search2\uE201`, also for files, lists and names; seen 2026. */
const MARKED = /\uE200([a-z_]*)((?:\uE202[^\uE201\uE202]*)*)\uE201/g;
/** The same after the marks were lost. */
const BARE = /(?:file)?cite((?:turn\d+[a-z]+\d+)+)/g;
/** A source of a file search, such as the one with number 4 in the list 0. */
const FILE = /\u3010\d+(?::\d+)?\u2020[^\u3011]{0,300}\u3011/g;
/** Numbers of sources, as a model writes them; `[cite_start]` only opens. */
const NUMBERED = /[ \t]?\[cite:\s*(\d+(?:\s*,\s*\d+)*)\]|\[cite_(?:start|end)\]\s?/g;
const PRIVATE_USE = /[\uE000-\uF8FF]|[\uDB80-\uDBFF][\uDC00-\uDFFF]/g;

/** Takes citation tokens and private-use characters out of an answer's text. */
export function cleanText(text: string): CleanText {
  if (!SUSPECT.test(text)) return { text, citations: 0 };
  let citations = 0;
  const drop = (count: number): string => {
    citations += count;
    return '';
  };
  const cleaned = text
    .replace(MARKED, (_token, name: string, ids: string) =>
      drop(name.endsWith('cite') ? ids.split('\uE202').length - 1 : 0),
    )
    .replace(PRIVATE_USE, '')
    .replace(BARE, (_token, ids: string) => drop(ids.split('turn').length - 1))
    .replace(FILE, () => drop(1))
    .replace(NUMBERED, (_token, numbers?: string) => drop(numbers?.split(',').length ?? 0));
  return { text: cleaned, citations };
}
