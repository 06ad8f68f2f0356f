import { visibleText } from './visible-text.ts';

/** How much of a text stands for it in a list. */
const SHOWN_UNITS = 120;

/** The beginning of a text, on one line, as it is shown. */
export function shortened(text: string): string {
  const line = text
    .trim()
    .replace(/\s*\n\s*/g, ' · ')
    .replace(/\s+/g, ' ');
  return visibleText(line.length > SHOWN_UNITS ? `${line.slice(0, SHOWN_UNITS).toWellFormed()}…` : line);
}
