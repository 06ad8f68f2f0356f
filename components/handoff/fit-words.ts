import type { Fit } from '../../lib/core/fit.ts';
import { amount } from '../common/amount.ts';

/** Whether a text will stand in the composer as it is, before it is inserted. */
export function fitWords({ outcome, basis, limitUnits, reported }: Fit, units: number): string {
  const length = amount(units, 'character');
  switch (outcome) {
    case 'fits':
      return basis === 'seen'
        ? `Fits here: ${length}, and it was read back here before.`
        : `Fits here, as far as is known: ${length} of ${amount(limitUnits ?? units, 'character')}.`;
    case 'attachment':
      return basis === 'seen'
        ? `This site made an attachment of it before (${length}).`
        : `This site is said to turn a paste over ${amount(limitUnits ?? 0, 'character')} into an attachment (${reported}); this text has ${length}. “Insert here” does not paste, which may keep it as text.`;
    case 'too-long':
      return limitUnits === undefined
        ? `Too long for this place: ${length}.`
        : `Too long for this place: it takes ${amount(limitUnits, 'character')}, the text has ${length}.`;
    case 'unknown':
      return basis === 'reported'
        ? `This site is said to cut long messages without a word (${reported}). This one has ${length}; Baton reads back what arrives.`
        : `How much this place takes is not known. The text has ${length}; Baton reads back what arrives.`;
  }
}
