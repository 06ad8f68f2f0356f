import { describe, expect, test } from 'vitest';
import type { SiteAdapter } from '../../../lib/sites/adapter.ts';
import { guessAdapter } from '../../../lib/sites/generic.ts';
import { hostedAdapters } from '../../../lib/sites/hosted-adapters.ts';
import { siteAdapters } from '../../../lib/sites/registry.ts';
import { capturePage } from './capture.ts';
import { parsePage } from './html.ts';
import type { ShapedTurn } from './page-shapes.ts';
import { shapedSites } from './shaped-sites.ts';

const turns: readonly ShapedTurn[] = [
  { role: 'user', body: 'What is due?' },
  { role: 'assistant', body: '<p>The <strong>report</strong>.</p>', streaming: true },
];
/** Attributes and elements that hold words of the interface. */
const LABELS = ['aria-label', 'title', 'placeholder', 'data-placeholder', 'alt'];
const SPEAKING = 'button, h2, h4, .sr-only, label, summary, [data-slate-placeholder]';

describe('field reports G1 and G3: an interface in another language', () => {
  test.each(
    shapedSites.flatMap((one) =>
      ['Wyślij wiadomość', '送信', 'إرسال'].map((words) => [one.site, one.generation, words, one] as const),
    ),
  )('%s, %s is read the same with the labels "%s"', (_site, _generation, words, { shape, url }) => {
    const html = shape({ turns });
    const read = capturePage(parsePage(html, url.href), url);
    const translated = parsePage(html, url.href);
    expect(translate(translated, words)).toBeGreaterThan(0);
    expect(read.turns).toHaveLength(2);
    const { model: _model, ...expected } = read;
    expect(capturePage(translated, url)).toMatchObject(expected);
  });

  test.each(allSelectors())('the selector %s holds no words of a language', (css) => {
    // What a label says depends on the language; that there is one does not.
    expect(css).not.toMatch(
      /\[(?:aria-label|title|placeholder|alt|aria-description|data-placeholder)[*^$~|]?=(?!"")/,
    );
    expect(css).not.toMatch(/:(?:contains|has-text|text)\(/);
    expect(css).toMatch(/^[\x20-\x7e]+$/);
  });
});

/** Gives every label of the interface other words; answers how many there were. */
function translate(document: Document, words: string): number {
  let count = 0;
  for (const name of LABELS) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      element.setAttribute(name, words);
      count += 1;
    }
  }
  for (const element of document.querySelectorAll(SPEAKING)) {
    if (element.childElementCount > 0 || element.textContent === '') continue;
    element.textContent = words;
    count += 1;
  }
  return count;
}

function allSelectors(): string[] {
  const guess = guessAdapter(
    parsePage('<p data-role="user">a</p><p data-role="ai">b</p><textarea></textarea>'),
  );
  const adapters: SiteAdapter[] = [...Object.values(siteAdapters), ...Object.values(hostedAdapters)];
  const structures = Object.values(hostedAdapters).flatMap(({ structure }) => structure.ways);
  const generations = [...adapters, ...(guess ? [guess] : [])].flatMap((adapter) => adapter.generations);
  const ways = generations.flatMap(({ selectors }) =>
    Object.values(selectors).flatMap((selector) => selector?.ways ?? []),
  );
  const rules = generations.flatMap(({ rules: { omit, attachments, ...other } }) => [
    omit,
    ...attachments.flatMap(({ css, name }) => [css, name ?? '']),
    ...Object.values(other),
  ]);
  const all = [...ways, ...structures].map(({ css }) => css).concat(rules.map(String));
  return [...new Set(all)].filter((css) => css !== '');
}
