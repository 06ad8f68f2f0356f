import type { Look } from '../../lib/core/views.ts';
import type { Statement } from '../common/statement.ts';
import { errorText } from '../error-text.ts';

/** What looking into the chat of this tab showed, in words. */
export function lookWords(look: Look): Statement {
  switch (look.outcome) {
    case 'absent':
      return { tone: 'plain', title: 'The packet does not stand in this chat.' };
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
