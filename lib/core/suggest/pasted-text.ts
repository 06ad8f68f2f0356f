const logLine =
  /^\s{0,20}(?:at \S{1,200} ?\(|\[?\d{4}-\d\d-\d\d|\[[\w-]{2,40}\] |\| |[{}[\]<]|"\w{1,40}":|\w{0,40}(?:Error|Exception)\b|[\w-]{1,40}@[\w-]{1,40}[:~]|\$ |npm |[A-Z]:\\|\/\w{1,40}\/|diff --git|[+-]{3} )/;
const LONG_TURN_UNITS = 800;
const LONG_PARAGRAPH_UNITS = 4000;
const LONG_REST_UNITS = 500;

/**
 * Takes out of a user's turn what was pasted into it and is not the user's own voice: logs, data, long blocks, and
 * everything below a line that announces them ("here is the prompt:"). Code and quoted lines are taken out elsewhere.
 */
export function withoutPastedText(markdown: string): string {
  const own: string[] = [];
  let fenced = false;
  for (const [paragraph, rest] of paragraphsWithRest(markdown)) {
    if (fenced || isPasted(paragraph)) {
      if (oddFences(paragraph)) fenced = !fenced;
      continue;
    }
    const cut = beforePastedDocument(paragraph, rest, markdown.length);
    own.push(cut.own);
    if (cut.ends) break;
    if (oddFences(paragraph)) fenced = true;
  }
  return own.join('\n\n');
}

/** Each paragraph with the number of units that follow it. */
function paragraphsWithRest(markdown: string): [string, number][] {
  let rest = markdown.length;
  return markdown.split(/\n[ \t]*\n/).map((paragraph): [string, number] => {
    rest -= paragraph.length;
    return [paragraph, rest];
  });
}

function oddFences(paragraph: string): boolean {
  return (paragraph.match(/^\s{0,12}(?:`{3,}|~{3,})/gm) ?? []).length % 2 === 1;
}

function isPasted(paragraph: string): boolean {
  const lines = paragraph.split('\n');
  const logs = lines.filter((line) => logLine.test(line)).length;
  const symbols = (paragraph.match(/[{}[\]<>;=|\\]/g) ?? []).length;
  return (
    logs / lines.length >= 0.3 || symbols / paragraph.length > 0.12 || paragraph.length > LONG_PARAGRAPH_UNITS
  );
}

const documentStart =
  /^(?:\s{0,3}(?:#{1,6} |\*\*[^*\n]{1,80}\*\*:?\s{0,4}$)|(?:You are|Act as|Your (?:job|task|role) is)\b)/m;
const announcement =
  /^.*\b(?:below|following|info|information|contents?|prompt|text|document|transcript|logs?|output|errors?|e-?mail|message|draft|conversation|notes|spec|article)\b[^.!?\n]{0,40}[:.?]\s{0,4}$/im;

/** Whether the turn goes over into a document after or inside this paragraph, and what stands before it. */
function beforePastedDocument(
  paragraph: string,
  rest: number,
  turnUnits: number,
): { own: string; ends: boolean } {
  if (turnUnits < LONG_TURN_UNITS) return { own: paragraph, ends: false };
  const start = paragraph.search(documentStart);
  if (start !== -1) return { own: paragraph.slice(0, start), ends: true };
  const announced = announcement.exec(paragraph);
  if (announced === null) return { own: paragraph, ends: false };
  const end = announced.index + announced[0].length;
  const ends = announced[0].trimEnd().endsWith(':') || /\b(?:below|following)\b/i.test(announced[0]);
  return ends && paragraph.length - end + rest > LONG_REST_UNITS
    ? { own: paragraph.slice(0, end), ends }
    : { own: paragraph, ends: false };
}
