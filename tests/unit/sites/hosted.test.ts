import { describe, expect, test } from 'vitest';
import { findAdapterAt } from '../../../lib/sites/find-adapter-at.ts';
import { findComposerAt } from '../../../lib/sites/find-composer-at.ts';
import { findSite } from '../../../lib/sites/find-site.ts';
import { hostedAdapters } from '../../../lib/sites/hosted-adapters.ts';
import { hostedSites } from '../../../lib/sites/hosted-sites.ts';
import { capturePage } from './capture.ts';
import { parsePage } from './html.ts';
import { shapedSites } from './shaped-sites.ts';
import { UUID } from './shapes/shaped-site.ts';

const hosted = shapedSites.filter(({ site }) => site in hostedSites);
const turns = [
  { role: 'user' as const, body: 'What is due?' },
  { role: 'assistant' as const, body: '<p>The report.</p>' },
];

test('every site in the table has the adapter and the shape of that key', () => {
  const keys = Object.keys(hostedSites);
  expect(Object.entries(hostedAdapters).map(([key, { address }]) => [key, address.key])).toEqual(
    keys.map((key) => [key, key]),
  );
  expect(hosted.map(({ site }) => site).sort()).toEqual([...keys].sort());
});

describe.each(hosted.map((one) => [one.site, one] as const))('%s', (site, { shape, url, startUrl }) => {
  test.each([
    ['https://ai.corp.example', 'http://localhost:8080'],
    ['http://192.168.1.20:3000', 'http://[::1]:8080'],
  ])('is recognised by its structure at %s as at %s', (...origins) => {
    for (const origin of origins) {
      const at = new URL(url.href.slice(url.origin.length), origin);
      const read = capturePage(parsePage(shape({ turns }), at.href), at);
      expect(read).toMatchObject({ status: 'read', site, nativeId: `${at.origin}/${UUID}` });
      expect(read.evidence.guessed).toBeUndefined();
    }
  });

  test('the same id on two hosts is two conversations', () => {
    const address = findHosted(site);
    const ids = ['http://localhost:1', 'https://localhost:1', 'http://localhost:2'].map(
      (origin) => address.findConversation(new URL(url.href.slice(url.origin.length), origin)).nativeId,
    );
    expect(new Set(ids).size).toBe(3);
  });

  test('the address built for an id leads back to it', () => {
    const address = findHosted(site);
    const { nativeId = '' } = address.findConversation(url);
    const built = address.findConversationUrl(nativeId) ?? '';
    expect(new URL(built).origin).toBe(url.origin);
    expect(address.findConversation(new URL(built))).toEqual({
      nativeId,
      temporary: false,
      expectsTurns: true,
    });
    expect(address.findConversation(new URL(address.newConversationUrl(url.origin)))).toEqual({
      temporary: false,
      expectsTurns: false,
    });
  });

  test.each(['', UUID, `javascript:alert(1)/${UUID}`, `ftp://host/${UUID}`, 'https://a/b/c'])(
    'no address is built for the id "%s"',
    (nativeId) => {
      expect(findHosted(site).findConversationUrl(nativeId)).toBeUndefined();
    },
  );

  test('an id that is too long for a conversation’s name is none', () => {
    const origin = `https://${'a.'.repeat(100)}example`;
    const at = new URL(url.href.slice(url.origin.length), origin);
    expect(findHosted(site).findConversation(at)).toEqual({ temporary: false, expectsTurns: true });
  });

  test('the composer of an empty page is found for an insertion', () => {
    const document = parsePage(shape({ turns: [] }), startUrl.href);
    expect(findComposerAt(document, startUrl, findAdapterAt)).toBeDefined();
  });

  test('its structure at the address of another site is not believed', () => {
    const at = new URL(`https://chatgpt.com/c/${UUID}`);
    expect(findAdapterAt(parsePage(shape({ turns }), at.href), at)?.address.key).toBe('chatgpt');
  });

  test('has a name for the interface', () => {
    expect(findSite(site)?.label).toMatch(/\w/);
  });
});

function findHosted(site: string) {
  const found = Object.values(hostedSites).find(({ key }) => key === site);
  if (found === undefined) throw new Error(`no hosted site ${site}`);
  return found;
}

describe('LibreChat: an answer whose class has another name', () => {
  const { shape, url } = shapedSites.find(({ site }) => site === 'librechat')!;
  const read = (html: string) => capturePage(parsePage(html, url.href), url);

  test('is still told by its rendered text', () => {
    const renamed = read(shape({ turns }).replaceAll('agent-turn', 'reply-turn'));
    expect(renamed.turns.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(renamed.evidence.unrecognised).toBe(0);
  });

  test('rendered text contradicts no user who has chosen to see it so', () => {
    const rendered = read(shape({ turns }).replaceAll(' whitespace-pre-wrap', ''));
    expect(rendered.turns.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(rendered.evidence.unrecognised).toBe(0);
  });
});
