import { describe, expect, test } from 'vitest';
import { findSiteAddress, siteAddresses } from '../../../lib/sites/addresses.ts';
import { siteAdapters } from '../../../lib/sites/registry.ts';
import { capturePage } from './capture.ts';
import { parsePage } from './html.ts';

const id = '10000000-0000-4000-8000-00000000000a';

test.each([
  [`https://chatgpt.com/c/${id}`, 'chatgpt'],
  ['https://claude.ai/new', 'claude'],
  ['https://chatgpt.com.evil.example/', undefined],
  ['https://evilchatgpt.com/', undefined],
  ['https://www.chatgpt.com/', undefined],
  ['https://chatgpt.com:8443/', undefined],
  ['http://claude.ai/new', undefined],
  ['file:///claude.ai/new', undefined],
])('%s belongs to %s', (url, key) => {
  expect(findSiteAddress(new URL(url))?.key).toBe(key);
});

const found = (nativeId: string | undefined, expectsTurns: boolean, temporary = false) =>
  nativeId === undefined ? { expectsTurns, temporary } : { nativeId, expectsTurns, temporary };

describe('the conversation at an address', () => {
  test.each([
    ['/', found(undefined, false)],
    [`/c/${id}`, found(id, true)],
    [`/c/${id}/`, found(id, true)],
    [`/c/${id}?model=x#top`, found(id, true)],
    [`/g/g-abc-my-gpt/c/${id}`, found(id, true)],
    ['/g/g-p-0123456789abcdef0123456789abcdef-plan/project', found(undefined, false)],
    ['/c/WEB:0c1d', found(undefined, true)],
    [`/c/local-chatgpt%3A${id}`, found(undefined, true)],
    [`/share/${id}`, found(undefined, true)],
    ['/?temporary-chat=true', found(undefined, false, true)],
    [`/c/${id}?temporary-chat=true`, found(undefined, true, true)],
  ])('ChatGPT: %s', (path, expected) => {
    expect(siteAddresses.chatgpt.findConversation(new URL(path, 'https://chatgpt.com'))).toEqual(expected);
  });

  test.each([
    ['/new', found(undefined, false)],
    [`/chat/${id}`, found(id, true)],
    [`/share/${id}`, found(undefined, true)],
    [`/project/${id}`, found(undefined, false)],
    ['/new?incognito', found(undefined, false, true)],
    ['/chat/not-an-id', found(undefined, true)],
  ])('Claude: %s', (path, expected) => {
    expect(siteAddresses.claude.findConversation(new URL(path, 'https://claude.ai'))).toEqual(expected);
  });
});

test.each(Object.values(siteAddresses))('$label: the address built for an id leads back to it', (address) => {
  const url = new URL(address.conversationUrl(id));
  expect(findSiteAddress(url)).toBe(address);
  expect(address.findConversation(url)).toEqual(found(id, true));
});

test.each(Object.values(siteAddresses))('$label: a new conversation has no id', (address) => {
  const url = new URL(address.newConversationUrl);
  expect(findSiteAddress(url)).toBe(address);
  expect(address.findConversation(url)).toEqual(found(undefined, false));
});

test('every site in the table has the adapter of that key', () => {
  for (const [key, address] of Object.entries(siteAddresses)) expect(address.key).toBe(key);
  const adapters = Object.entries(siteAdapters).map(([key, { address }]) => [key, address.key]);
  expect(adapters).toEqual(Object.keys(siteAddresses).map((key) => [key, key]));
});

test('a page of a site without an adapter is unknown, and nothing of it is read', () => {
  const url = new URL('https://chat.example/c/1');
  const document = parsePage('<section data-turn-id="1" data-turn="user">secret</section>', url.href);
  expect(capturePage(document, url)).toMatchObject({
    status: 'unknown',
    site: '',
    turns: [],
    composer: 'missing',
  });
});
