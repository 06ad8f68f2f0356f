import type { TextRange } from './finding.ts';
import { isInsidePair } from './surrogates.ts';
import { formsOfValue, LEAST_SPREAD_UNITS } from './value-forms.ts';

/**
 * Finds many known values in a text at once, in all the forms in which each may be written. Forms are looked
 * up by their first characters and by the few lengths that these have, so the time hardly grows with the
 * number of values.
 */
export class FormIndex<Known extends { readonly value: string }> {
  readonly #byForm = new Map<string, Known>();
  /** By the first `LEAST_SPREAD_UNITS` units of a form: the lengths that such forms have, the longest first. */
  readonly #lengthsByHead = new Map<string, number[]>();

  /** Adds a value with all its forms. A form that is there already keeps the value that it has. */
  add(known: Known): void {
    for (const form of formsOfValue(known.value)) {
      if (this.#byForm.has(form)) continue;
      this.#byForm.set(form, known);
      if (form.length >= LEAST_SPREAD_UNITS) this.#addHead(form);
    }
  }

  get(form: string): Known | undefined {
    return this.#byForm.get(form);
  }

  /**
   * Where known forms stand in `[start, end)`: leftmost first, the longest of those that begin at one place,
   * none overlapping another, none halving a surrogate pair.
   */
  find(text: string, { start, end }: TextRange): TextRange[] {
    const found: TextRange[] = [];
    let place = start;
    while (place + LEAST_SPREAD_UNITS <= end) {
      const form = isInsidePair(text, place) ? undefined : this.#longestAt(text, place, end);
      if (form === undefined) {
        place += 1;
      } else {
        found.push({ start: place, end: place + form.length });
        place += form.length;
      }
    }
    return found;
  }

  #addHead(form: string): void {
    const head = form.slice(0, LEAST_SPREAD_UNITS);
    const lengths = this.#lengthsByHead.get(head) ?? [];
    if (lengths.includes(form.length)) return;
    this.#lengthsByHead.set(
      head,
      [...lengths, form.length].sort((a, b) => b - a),
    );
  }

  #longestAt(text: string, place: number, limit: number): string | undefined {
    const lengths = this.#lengthsByHead.get(text.slice(place, place + LEAST_SPREAD_UNITS));
    const fitting = lengths?.find((length) => {
      const end = place + length;
      return end <= limit && this.#byForm.has(text.slice(place, end)) && !isInsidePair(text, end);
    });
    return fitting === undefined ? undefined : text.slice(place, place + fitting);
  }
}
