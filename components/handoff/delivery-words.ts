import type { Delivery } from '../../lib/core/receipt.ts';
import type { Look } from '../../lib/core/views.ts';
import type { Statement } from '../common/statement.ts';
import { lookWords, othersWords } from './look-words.ts';

const where = ({ origin }: Delivery) => (origin ? ` at ${origin.replace(/^https?:\/\//, '')}` : '');

/** What became of an insertion, as far as it was read back. */
export function deliveryWords(delivery: Delivery): Statement {
  if (delivery.method === 'copy') {
    return { tone: 'plain', title: 'Copied. Paste it into the new chat and press Send yourself.' };
  }
  if (delivery.method === 'file') {
    return {
      tone: 'plain',
      title: 'Given to the browser as a file. Whether it was saved is not known here.',
    };
  }
  switch (delivery.outcome) {
    case 'verified':
      return {
        tone: 'good',
        title: `Inserted${where(delivery)} and read back: equal.`,
        detail: 'Not sent. Press Send yourself.',
      };
    case 'altered':
      return {
        tone: 'check',
        title: `Inserted${where(delivery)}, but the editor changed it${
          delivery.differenceAtUnits === undefined
            ? ''
            : ` from character ${delivery.differenceAtUnits + 1} on`
        }.`,
        detail:
          'Not sent. Undo it there with Ctrl+Z and use Copy text, or send it and see if it is acknowledged.',
      };
    case 'attachment':
      return {
        tone: 'check',
        title: `The site turned the text into an attachment${where(delivery)}.`,
        detail: 'Not sent. It may still be read; the acknowledgement will show it.',
      };
    case 'unknown':
      return {
        tone: 'check',
        title: `Inserted${where(delivery)}, but it could not be read back.`,
        detail: 'Look at the composer: it may or may not stand there. Not sent.',
      };
  }
}

/** What became of the wish to insert. */
export function insertionWords(inserted: boolean, look: Look, delivery: Delivery | undefined): Statement {
  if (inserted) {
    return delivery
      ? deliveryWords(delivery)
      : { tone: 'check', title: 'Inserted, but what became of it is not known.' };
  }
  if (look.outcome === 'absent') {
    const { others } = look;
    const found = (others?.found ?? []).length > 0;
    const known = others ? ` ${othersWords(others)}` : '';
    return {
      tone: 'check',
      title: found
        ? 'Nothing was inserted: the packet stands in another tab.'
        : 'Nothing was inserted: it went out before and what became of it is not known.',
      detail: found
        ? `${known.trim()} Go on there, or insert it here again if you are sure.`
        : `Baton looked in this chat and did not find it.${known} Insert it again if you are sure.`,
    };
  }
  const { title, ...rest } = lookWords(look);
  return { ...rest, tone: 'plain', title: `${title} Nothing was inserted a second time.` };
}
