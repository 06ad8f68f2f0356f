import type { Look } from '../../lib/core/views.ts';
import { amount } from '../common/amount.ts';
import type { Statement } from '../common/statement.ts';
import { errorText } from '../error-text.ts';

/** What looking into the chat of this tab showed, in words. */
export function lookWords(look: Look): Statement {
  switch (look.outcome) {
    case 'absent':
      return absentWords(look.others);
    case 'in-composer':
      return {
        tone: 'plain',
        title: 'The packet stands in the composer, not sent yet.',
        detail: 'Read it and press Send yourself.',
      };
    case 'delivered':
      return {
        tone: 'plain',
        title: 'The packet is here. No acknowledgement yet.',
        detail: 'Press Send if you have not. When the answer is finished, look again.',
      };
    case 'still-writing':
      return {
        tone: 'plain',
        title: 'The packet is here and the answer is still being written.',
        detail: 'Look again when it is finished.',
      };
    case 'other-code':
      return {
        tone: 'check',
        title: `The answer acknowledges another packet: ${look.code ?? 'no readable code'}.`,
        detail: 'It may be about an earlier revision. Ask the assistant for the line of this packet.',
      };
    case 'damaged':
      return {
        tone: 'check',
        title: 'The packet arrived here damaged.',
        detail: `${look.problem ? `${errorText({ code: look.problem, detail: {} }).title}. ` : ''}Insert it again in a fresh chat.`,
      };
    case 'acknowledged':
      return { tone: 'good', title: 'Acknowledged in this chat.' };
  }
}

type Others = NonNullable<Look['others']>;

function absentWords(others: Look['others']): Statement {
  const title = 'The packet does not stand in this chat.';
  if (!others) return { tone: 'plain', title };
  if (others.found.length > 0) {
    return { tone: 'check', title: 'The packet stands in another tab.', detail: othersWords(others) };
  }
  return { tone: 'plain', title, detail: othersWords(others) };
}

const foundWords: Record<Others['found'][number]['outcome'], string> = {
  absent: 'not there',
  damaged: 'arrived damaged',
  delivered: 'there, no acknowledgement yet',
  'still-writing': 'there, the answer is being written',
  'other-code': 'there, answered with another code',
  acknowledged: 'there and acknowledged',
  'in-composer': 'in the composer, not sent',
};

/** Which other tabs were asked, what they hold, and which could not be asked and why. */
export function othersWords({ asked, closed, found }: Others): string {
  const places = found.map(({ site, outcome }) => `${site}: ${foundWords[outcome]}.`);
  const without =
    asked === 0 ? [] : [`Asked ${amount(asked, 'other tab')}${found.length > 0 ? '' : ', not found there'}.`];
  const unasked =
    closed === 0
      ? []
      : [
          `${amount(closed, 'other tab')} could not be asked: Baton reads a tab when you open it there, or where it is always on.`,
        ];
  return [...places, ...without, ...unasked].join(' ');
}
