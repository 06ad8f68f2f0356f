import type { Attachment, UnreadPart } from '../../core/capture.ts';

/** The most characters of a name that is taken from the page. */
const MAX_NAME_UNITS = 200;

/** How a site marks up an attachment: which element it is, and which element inside it holds its name. */
export interface AttachmentRule {
  readonly css: string;
  readonly kind: Attachment['kind'];
  readonly name?: string;
}

/** What a site's adapter tells the reader of a turn's content. */
export interface ReadingRules {
  /** Selector of what stands inside a turn's body and is not part of its text. */
  readonly omit: string;
  readonly attachments: readonly AttachmentRule[];
  /** Selector of sources that the site sets behind a sentence, beside those that all sites have. */
  readonly citation?: string;
  /** Selector of a control that stands for the list of sources, which the page shows only when it is opened. */
  readonly sources?: string;
  /** Selector of the site's own code blocks with their frame, where it is none that many sites have. */
  readonly codeFrame?: string;
  /** Selector of the user's words in elements that keep white space by the site's style sheet alone. */
  readonly keptSpace?: string;
  /** Selector of elements that are one line each of the user's own words. */
  readonly line?: string;
  /** Nobody knows the site's style sheet: whether line ends are shown, the browser is asked. */
  readonly asksStyle?: true;
}

/** A site's rules joined into few selectors: most elements are nothing special, and one look tells. */
export interface RuleSelectors {
  readonly attachments: string;
  /** Everything inside an answer that one of the rules names. */
  readonly answer: string;
  /** The same for the user's own words. */
  readonly verbatim: string;
}

/** What reading one turn needs and what it finds beside the text. */
export interface ReadingContext {
  readonly rules: ReadingRules;
  /** The user's own words: text in elements that keep white space is taken as it is. */
  readonly verbatim: boolean;
  readonly selectors: RuleSelectors;
  readonly attachments: Attachment[];
  readonly unread: UnreadPart[];
  /** Addresses of the sources that the text carries. */
  readonly carriedSources: Set<string>;
}

/** Starts the reading of one turn. */
export function startReading(rules: ReadingRules, verbatim: boolean): ReadingContext {
  const selectors = joined.get(rules) ?? joinRules(rules);
  joined.set(rules, selectors);
  return { rules, verbatim, selectors, attachments: [], unread: [], carriedSources: new Set() };
}

/** A browser parses each selector once as long as it is the same string. */
const joined = new WeakMap<ReadingRules, RuleSelectors>();

function joinRules({
  attachments: rules,
  omit,
  citation,
  codeFrame,
  keptSpace,
  line,
}: ReadingRules): RuleSelectors {
  const attachments = joinCss(rules.map(({ css }) => css));
  const answer = joinCss([attachments, omit, citation, codeFrame]);
  return { attachments, answer, verbatim: joinCss([answer, keptSpace, line]) };
}

/** One selector for what any of several ones finds; those that are absent or empty find nothing. */
export function joinCss(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(', ');
}

/** Whether one of the site's rules names the element. */
export function isNamedBySite(element: Element, { selectors, verbatim }: ReadingContext): boolean {
  const css = verbatim ? selectors.verbatim : selectors.answer;
  return css !== '' && element.matches(css);
}

/**
 * Records the element as an attachment where one of the site's rules says that it is one.
 *
 * @returns whether it was recorded.
 */
export function recordAttachment(element: Element, context: ReadingContext): boolean {
  const { attachments } = context.selectors;
  if (attachments === '' || !element.matches(attachments)) return false;
  const rule = context.rules.attachments.find(({ css }) => element.matches(css));
  if (rule === undefined) return false;
  context.attachments.push({ name: attachmentName(element, rule), kind: rule.kind });
  return true;
}

/** Counts sources that are dropped from the text because the page gives no address for them. */
export function recordDroppedCitations(dropped: number, { unread }: ReadingContext): void {
  if (dropped < 1) return;
  const known = unread.findIndex(({ kind, count: counted }) => kind === 'citations' && counted !== undefined);
  const count = dropped + (unread[known]?.count ?? 0);
  if (known === -1) unread.push({ kind: 'citations', count });
  else unread[known] = { kind: 'citations', count };
}

/**
 * Counts the sources of a list that only its control shows, such as "34 sources": those that the text carries are
 * not missing.
 *
 * @returns whether the element is such a control.
 */
export function recordSourceList(element: Element, context: ReadingContext): boolean {
  const { sources } = context.rules;
  if (sources === undefined || !element.matches(sources)) return false;
  const total = /\d{1,4}/.exec(element.textContent ?? '')?.[0];
  if (total === undefined) recordUnread('citations', element.textContent ?? '', context);
  else recordDroppedCitations(Number(total) - context.carriedSources.size, context);
  return true;
}

/** Records the attachments' cards in an element that holds no text: a site may draw one as a large button. */
export function recordCards(element: Element, context: ReadingContext): void {
  if (element.getAttribute('role') !== 'button') return;
  for (const { css } of context.rules.attachments) {
    for (const card of element.querySelectorAll(css)) recordAttachment(card, context);
  }
}

/** Records an embedded part whose content this document does not hold. */
export function recordUnread(kind: UnreadPart['kind'], name: string, context: ReadingContext): void {
  const clipped = clipName(name);
  context.unread.push(clipped === '' ? { kind } : { kind, name: clipped });
}

/** One line of a name from the page, with white space collapsed, at most 200 characters. */
export function clipName(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME_UNITS).trim();
}

function attachmentName(element: Element, rule: AttachmentRule): string {
  const named = rule.name === undefined ? null : element.querySelector(rule.name);
  const candidates = [
    named?.textContent,
    element.getAttribute('alt'),
    element.querySelector('img')?.getAttribute('alt'),
    element.getAttribute('aria-label'),
    element.textContent,
  ];
  for (const candidate of candidates) {
    const name = clipName(candidate ?? '');
    if (name !== '') return name;
  }
  return rule.kind;
}
