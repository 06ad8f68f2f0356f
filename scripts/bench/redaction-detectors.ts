import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { redact } from 'llm-redact';
import { findAllFindings, findFindings } from '../../lib/core/redaction/find-findings.ts';
import type { TextRange } from '../../lib/core/redaction/finding.ts';

/** Something that reports stretches of a text as secrets or personal data. */
export type Detector = {
  readonly name: string;
  readonly find: (text: string) => Promise<readonly TextRange[]> | readonly TextRange[];
};

/** What secretlint's recommended rules report. */
export async function findBySecretlint(text: string): Promise<TextRange[]> {
  const { messages } = await lintSource({
    source: { filePath: 'text.txt', content: text, ext: '.txt', contentType: 'text' },
    options: { noPhysicFilePath: true, config: { rules: [{ id: 'recommend', rule: creator }] } },
  });
  return messages.map(({ range: [start, end] }) => ({ start, end }));
}

/** Where the values stand that llm-redact replaces. */
function findByLlmRedact(text: string): TextRange[] {
  return [...redact(text).placeholders.values()].flatMap((value) => placesOf(text, value));
}

function placesOf(text: string, value: string): TextRange[] {
  const places: TextRange[] = [];
  for (let start = text.indexOf(value); start !== -1 && value !== ''; start = text.indexOf(value, start + 1))
    places.push({ start, end: start + value.length });
  return places;
}

/** Phone numbers by the metadata of all countries; a number in national writing is read as one of the USA. */
export function findByPhoneLibrary(text: string): TextRange[] {
  return findPhoneNumbersInText(text, 'US').map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }));
}

/** Baton at both levels of confidence, beside the libraries of the field. */
export const detectors: readonly Detector[] = [
  { name: 'Baton, high', find: (text) => findFindings(text) },
  { name: 'Baton, high and low', find: (text) => findAllFindings(text) },
  { name: 'secretlint', find: findBySecretlint },
  { name: 'llm-redact', find: findByLlmRedact },
  { name: 'libphonenumber-js', find: findByPhoneLibrary },
];
