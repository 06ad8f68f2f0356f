import type { TextRange } from './finding.ts';

/** Which ASCII characters keys and tokens are written with: letters, digits and `+ - . / : = _ ~ $`. */
const isRunUnit = new Uint8Array(128);
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-./:=_~$')
  isRunUnit[character.charCodeAt(0)] = 1;

/**
 * The stretches of at least `least` characters of which keys and tokens are written. One pass over the text;
 * what a pattern would have to try everywhere it only has to try inside these.
 */
export function findLongRuns(text: string, least: number): TextRange[] {
  const runs: TextRange[] = [];
  let start = 0;
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    if (unit < 128 && isRunUnit[unit] === 1) continue;
    if (place - start >= least) runs.push({ start, end: place });
    start = place + 1;
  }
  if (text.length - start >= least) runs.push({ start, end: text.length });
  return runs;
}
