const logLine =
  /^\s{0,20}(?:\d{1,2}:\d\d(?::\d\d)?\s|at \S{1,200} ?\(|\[?\d{4}-\d\d-\d\d|\[[\w-]{2,40}\] |\| |[{}[\]<]|"\w{1,40}":|\w{0,40}(?:Error|Exception)\b|[\w-]{1,40}@[\w-]{1,40}[:~]|\$ |npm |[A-Z]:\\|\/\w{1,40}\/|diff --git|[+-]{3} )/;
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
  let isSomebodys = false;
  for (const [paragraph, rest] of paragraphsWithRest(withoutQuotations(belowAttributed(markdown)))) {
    if (fenced || isSomebodys || isPasted(paragraph)) {
      isSomebodys = false;
      if (oddFences(paragraph)) fenced = !fenced;
      continue;
    }
    const cut = beforePastedDocument(paragraph, rest, unitsOf(markdown));
    own.push(cut.own);
    if (cut.ends) break;
    const isAttributed = attribution.test(paragraph);
    if (isAttributed && rest > LONG_REST_UNITS) break;
    isSomebodys = isAttributed;
    if (oddFences(paragraph)) fenced = true;
  }
  return own.join('\n\n');
}

/** A line that says whose words stand above it. */
const attributionAbove =
  /^(?:(?:this|that|the above) (?:is|was) (?:what|an?|the) .{0,40}\b(?:sent|wrote|written|said|from)\b|(?:das|dies|das oben) (?:ist|war|hat|schrieb) .{0,40}\b(?:geschickt|geschrieben|schrieb|von)\b|(?:ceci est|c['’]est) .{0,40}\b(?:envoyé|écrit)\b|(?:esto es|eso es|isto é|isso é) .{0,40}\b(?:envió|escribió|enviou|escreveu)\b|(?:这|那|以上)(?:就?是|段话是).{0,20}(?:发给|发|写|说|给我)[^。]{0,4}的|(?:これは|以上は|上記は).{0,20}(?:から(?:の|来た)|が(?:書いた|送ってきた)))/imu;
const LEAST_ATTRIBUTED_UNITS = 200;

/** Leaves out what stands above such a line. */
function belowAttributed(markdown: string): string {
  const at = attributionAbove.exec(markdown)?.index;
  return at !== undefined && unitsOf(markdown.slice(0, at)) >= LEAST_ATTRIBUTED_UNITS
    ? markdown.slice(at)
    : markdown;
}

const quotation =
  /(?:[“„][^“”„\n]{8,2000}[”“]|«[^«»\n]{8,2000}»|「[^「」\n]{8,2000}」|『[^『』\n]{8,2000}』|"[^"\n]{8,2000}")/g;

/** Puts a break in the place of quoted sentences; a quoted name or phrase stays. */
function withoutQuotations(markdown: string): string {
  return markdown.replace(quotation, (quoted) => (/[.!?。！？]\s|[。！？]./.test(quoted) ? '\n' : quoted));
}

/** Length of a text; a character that stands for a word or a syllable counts for three. */
function unitsOf(text: string): number {
  return (
    text.length + 2 * (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0)
  );
}

/** Each paragraph with the number of units that follow it. */
function paragraphsWithRest(markdown: string): [string, number][] {
  let rest = unitsOf(markdown);
  return markdown.split(/\n[ \t]*\n/).map((paragraph): [string, number] => {
    rest -= unitsOf(paragraph);
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
/** Words by which a line announces what stands below it, in every language that has rules. */
const announcement =
  /^.{0,500}(?:\b(?:below|following|info|information|contents?|prompt|text|document|transcript|logs?|output|errors?|e-?mail|message|draft|conversation|notes|spec|article|folgende[nrms]?|unten|inhalt|nachricht|protokoll|ausgabe|fehlermeldung|entwurf|ci-dessous|suivante?s?|texte|courriel|journal|brouillon|siguientes?|texto|mensaje|correo|registro|contenido|borrador|abaixo|seguintes?|mensagem|conteúdo|rascunho)\b|以下|下面|如下|下記|次の|内容|原文|报错|日志|文章|ログ|エラー|メール)[^.!?。！？\n]{0,40}[:：.?]\s{0,4}$/im;
/** A line that says whose words follow: "My boss wrote:", "这是我老师发给我的一段话". */
const attribution =
  /\b(?:wrote|writes|said|says|sent(?: me| us)?|told (?:me|us)|replied|answered|schrieb|schreibt|sagte|schickte(?: mir| uns)?|antwortete|a écrit|écrit|a dit|m['’]a envoyé|a répondu|escribió|dijo|me envió|respondió|escreveu|disse|me enviou|respondeu)(?: (?:this|that|me|us|das|dies|ceci|esto|isto|folgendes))?\s?[:：]\s{0,4}$|(?:这是|以下是|下面是).{0,20}(?:发给|发|写|说|给我)[^。]{0,4}的.{0,12}(?:话|文字|消息|内容|邮件|文章)|(?:写道|说道|回复|发来|说|から(?:の|来た)(?:メール|メッセージ|返信|文章)[^。]{0,12}|と(?:書いて|言って)(?:きました|いました|います))\s?[:：。]\s{0,4}$/imu;

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
  const ends =
    /[:：]\s{0,4}$/.test(announced[0]) ||
    /\b(?:below|following|unten|ci-dessous|abajo|abaixo)\b|以下|下面|下記/i.test(announced[0]);
  return ends && unitsOf(paragraph.slice(end)) + rest > LONG_REST_UNITS
    ? { own: paragraph.slice(0, end), ends }
    : { own: paragraph, ends: false };
}
