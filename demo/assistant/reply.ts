import { answerAsked, findAskCode } from './asked.ts';
import { findHandoff, type Handoff, type HandoffPacket } from './handoff.ts';
import type { AssistantMode } from './mode.ts';

/** Escapes what Markdown would take for formatting; inline code keeps its backticks. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\*_[\]<>~$]/g, '\\$&')))
    .join('');
}

function list(items: readonly string[], none: string): string {
  return items.length === 0 ? none : items.map((item) => plain(item).replace(/[.;]$/, '')).join('; ');
}

function rulesOf(packet: HandoffPacket): string[] {
  return packet.restrictions.map((restriction) =>
    typeof restriction === 'string' ? restriction : restriction.rule,
  );
}

function finishedOf(packet: HandoffPacket): string[] {
  return packet.done.length > 0 ? packet.done : [packet.last_completed_step].filter((step) => step !== '');
}

/** The five answers that a handoff asks for, taken from the packet alone. */
function fiveAnswers(packet: HandoffPacket, rules: readonly string[], nextStep: string): string {
  const effects = packet.open_items.filter((item) => item.external_effect === true).map((item) => item.task);
  const answers = [
    `The goal: ${plain(packet.goal)}`,
    `Confirmed: ${list(packet.confirmed_facts, 'nothing yet')}. Unknown: ${list(packet.unknowns, 'nothing is listed')}. I see no contradiction.`,
    `Decisions: ${list(packet.decisions, 'none')}. Restrictions: ${list(rules, 'none are stated, I will ask')}.`,
    `Already done, not to be repeated: ${list(finishedOf(packet), 'nothing is listed')}.`,
    `${nextStep} These need your authorisation first: ${list(effects, 'nothing is listed')}. I wait for your answer.`,
  ];
  return answers.map((answer, index) => `${index + 1}. ${answer}`).join('\n');
}

function asAsked({ acknowledgement, packet }: Handoff): string {
  const nextStep = `Next step: ${list(
    [packet.next_step].filter((step) => step !== ''),
    'none is named, please tell me',
  )}.`;
  return `${acknowledgement}\n\n${fiveAnswers(packet, rulesOf(packet), nextStep)}`;
}

function dropsRestriction({ acknowledgement, packet }: Handoff): string {
  const nextStep = `Next step: I do this again to be sure: ${list(finishedOf(packet).slice(0, 1), 'the first step')}.`;
  return `${acknowledgement}\n\n${fiveAnswers(packet, rulesOf(packet).slice(0, -1), nextStep)}`;
}

/** Another packet's code: every digit of the id is exchanged for its complement. */
function withWrongCode(handoff: Handoff): string {
  const [name = '', code = '', revision = ''] = handoff.acknowledgement.split(' ');
  const other = code.replace(/[0-9a-f]/g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));
  return asAsked({ ...handoff, acknowledgement: `${name} ${other} ${revision}` });
}

const handoffReplies: Record<AssistantMode, (handoff: Handoff) => string | undefined> = {
  'as-asked': asAsked,
  late: asAsked,
  'wrong-code': withWrongCode,
  'quotes-packet': ({ block }) => `This is what I received:\n\n${block}`,
  'drops-restriction': dropsRestriction,
  careless: asAsked,
  'breaks-off': asAsked,
  silent: () => undefined,
};

/**
 * What the scripted assistant answers.
 *
 * @returns Markdown, or undefined if the assistant says nothing to this message. `late` gives the same text
 *   as `as-asked`; it is the page that holds it back.
 */
export function replyTo(message: string, mode: AssistantMode): string | undefined {
  if (mode === 'silent') return undefined;
  const handoff = findHandoff(message);
  if (handoff !== undefined) return handoffReplies[mode](handoff);
  const askCode = findAskCode(message);
  if (askCode !== undefined) return answerAsked(askCode, mode);
  const firstLine = message.split('\n').find((line) => line.trim() !== '') ?? 'your message';
  return `Noted: ${plain(firstLine.slice(0, 120))}`;
}
