import type { Delivery } from '../../lib/core/receipt.ts';
import type { Look } from '../../lib/core/views.ts';
import type { Statement } from '../common/statement.ts';
import { lookWords, othersWords } from './look-words.ts';

/** How much of the text is shown from a difference on. */
const SHOWN_UNITS = 24;

const hostOf = ({ origin }: Delivery) => origin?.replace(/^https?:\/\//, '') ?? 'The site';
const where = (delivery: Delivery) => (delivery.origin ? ` at ${hostOf(delivery)}` : '');

/**
 * What became of a delivery, as far as it was read back.
 *
 * @param text The text that was delivered; its own words are shown where a difference begins.
 */
export function deliveryWords(delivery: Delivery, text = ''): Statement {
  const statement = wordsByMethod(delivery, text);
  if (!delivery.draftMissing) return statement;
  return {
    ...statement,
    tone: 'check',
    detail:
      `${statement.detail ?? ''} Your own draft was not seen beside it: look, and undo with Ctrl+Z.`.trim(),
  };
}

function wordsByMethod(delivery: Delivery, text: string): Statement {
  switch (delivery.method) {
    case 'copy':
      return { tone: 'plain', title: 'Copied. Paste it into the new chat and press Send yourself.' };
    case 'file':
      return {
        tone: 'plain',
        title: 'Given to the browser as a file. Whether it was saved is not known here.',
      };
    case 'attach':
      return attachedWords(delivery);
    case 'insert':
      return insertedWords(delivery, text);
  }
}

function attachedWords(delivery: Delivery): Statement {
  if (delivery.outcome === 'attachment') {
    return {
      tone: 'good',
      title: `Attached as a file${where(delivery)}.`,
      detail:
        'Not sent. Write that the file says what to do, and press Send yourself. Baton cannot look into the file: paste the reply here.',
    };
  }
  return {
    tone: 'check',
    title: `Given to the site as a file${where(delivery)}, but no attachment was seen.`,
    detail: 'Not sent. Look at the composer: it may or may not be there. “Save file” is the other way.',
  };
}

function insertedWords(delivery: Delivery, text: string): Statement {
  const { differenceAtUnits, takenBack } = delivery;
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
        title: `Inserted${where(delivery)}, but the editor changed it${fromWhereOn(differenceAtUnits, text)}.`,
        detail:
          'Not sent. Undo it there with Ctrl+Z and use Copy text, or send it and see if it is acknowledged.',
      };
    case 'truncated':
      return {
        tone: 'check',
        title: `${hostOf(delivery)} cut the text off${fromWhereOn(differenceAtUnits, text)}.`,
        detail: takenBack
          ? 'Not sent. It was taken out again. Attach it as a file, or shorten it in the draft.'
          : 'Not sent. Undo it there with Ctrl+Z. Attach it as a file, or shorten it in the draft.',
      };
    case 'attachment':
      return {
        tone: 'check',
        title: `The site turned the text into an attachment${where(delivery)}.`,
        detail:
          'Not sent. It may still be read; the acknowledgement will show it. A shorter text stays text: remove the attachment there and shorten the draft.',
      };
    case 'unknown':
      return {
        tone: 'check',
        title: `Inserted${where(delivery)}, but it could not be read back.`,
        detail: 'Look at the composer: it may or may not stand there. Not sent.',
      };
  }
}

function fromWhereOn(units: number | undefined, text: string): string {
  if (units === undefined) return '';
  const words = text.slice(units, units + SHOWN_UNITS).trim();
  return ` from character ${units + 1} on${words === '' ? '' : `, at “${words.replace(/\s+/g, ' ')}”`}`;
}

/** What became of the wish to insert. */
export function insertionWords(
  inserted: boolean,
  look: Look,
  delivery: Delivery | undefined,
  text: string,
): Statement {
  if (inserted) {
    return delivery
      ? deliveryWords(delivery, text)
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
