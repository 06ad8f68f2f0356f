import { describe, expect, test } from 'vitest';
import { siteAdapters } from '../../../lib/sites/registry.ts';
import { capturePage } from './capture.ts';
import { parsePage } from './html.ts';
import { shapedSites } from './shaped-sites.ts';

const known = shapedSites.filter(({ site }) => site in siteAdapters);
const SECRET = 'the secret plan of Ann';
const redesigned = `<title>${SECRET}</title><main><div class="x1 ${SECRET}" title="${SECRET}">${SECRET}</div><section id="secret">${SECRET}</section></main>`;

describe('field report F6: a site that has changed', () => {
  test.each(known.map((one) => [one.site, one.generation, one] as const))(
    '%s, %s: the report names each selector that finds nothing, and holds no text of the page',
    (site, generation, { url }) => {
      const read = capturePage(parsePage(redesigned, url.href), url);
      expect(read).toMatchObject({ status: 'changed', site });
      const failing = read.health.filter(({ required, matches }) => required && matches === 0);
      expect(failing.map(({ selector }) => selector)).toContain(`${generation}.turn`);
      expect(failing.map(({ selector }) => selector)).toContain(`${generation}.composer`);
      expect(JSON.stringify(read.health)).not.toMatch(/secret|Ann|x1/);
    },
  );
});

describe('field report F7: the health of selectors', () => {
  test.each(shapedSites.map((one) => [one.site, one.generation, one] as const))(
    '%s, %s: comes with every reading, without a second look at the page',
    (_site, generation, { shape, url }) => {
      const document = parsePage(
        shape({
          turns: [
            { role: 'user', body: 'a' },
            { role: 'assistant', body: '<p>b</p>' },
          ],
        }),
        url.href,
      );
      const { health } = capturePage(document, url);
      expect(health.find(({ selector }) => selector === `${generation}.turn`)?.matches).toBeGreaterThan(0);
      expect(health.filter(({ required, matches }) => required && matches === 0)).toEqual([]);
    },
  );
});

describe('field reports F3 and F4: nothing of Baton stands in the page', () => {
  test.each(shapedSites.map((one) => [one.site, one.generation, one] as const))(
    '%s, %s: a reading adds, changes and focuses nothing',
    (_site, _generation, { shape, url }) => {
      const document = parsePage(
        shape({
          turns: [
            { role: 'user', body: 'a' },
            { role: 'assistant', body: '<p>b</p>' },
          ],
        }),
        url.href,
      );
      const before = document.documentElement.outerHTML;
      const focused = document.activeElement;
      capturePage(document, url);
      expect(document.documentElement.outerHTML).toBe(before);
      expect(document.activeElement).toBe(focused);
    },
  );
});
