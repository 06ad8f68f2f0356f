import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSiteAddress, type SiteKey, siteAddresses } from '../../../lib/sites/addresses.ts';
import { hostedSites } from '../../../lib/sites/hosted-sites.ts';
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
  ['https://gemini.google.com/u/1/app', 'gemini'],
  ['https://gemini.google.com.evil.example/app', undefined],
  ['https://grok.com/', 'grok'],
  ['https://x.com/i/grok', undefined],
  ['https://chat.deepseek.com/', 'deepseek'],
  ['https://www.perplexity.ai/', 'perplexity'],
  ['https://perplexity.ai/', 'perplexity'],
  ['https://copilot.microsoft.com/', 'copilot'],
  ['https://m365.cloud.microsoft/chat', 'm365-copilot'],
  ['https://chat.mistral.ai/chat', 'mistral'],
  ['https://www.kimi.com/', 'kimi'],
  ['https://kimi.moonshot.cn/', 'kimi'],
  [`https://chat.qwen.ai/c/${id}`, 'qwen'],
  ['https://www.qianwen.com/chat/1', 'qianwen'],
  ['https://huggingface.co/chat', 'huggingchat'],
  ['https://huggingface.co/chat/', 'huggingchat'],
  ['https://huggingface.co/chatty/model', undefined],
  ['https://huggingface.co/datasets', undefined],
  ['https://aistudio.google.com/u/1/prompts/new_chat', 'aistudio'],
  ['https://poe.com/Some-Bot', 'poe'],
  ['http://poe.com/chat/1', undefined],
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
    ['/', found(undefined, false)],
    [`/c/${id}`, found(id, true)],
    ['/c/guest', found(undefined, true)],
    [`/s/${id}`, found(undefined, true)],
    ['/auth', found(undefined, false)],
  ])('Qwen: %s', (path, expected) => {
    expect(siteAddresses.qwen.findConversation(new URL(path, 'https://chat.qwen.ai'))).toEqual(expected);
  });

  test.each([
    ['/', found(undefined, false)],
    ['/chat/0a1b2c3d4e5f', found('0a1b2c3d4e5f', true)],
    ['/share/chat/1', found(undefined, true)],
    ['/chat', found(undefined, false)],
  ])('Qianwen: %s', (path, expected) => {
    expect(siteAddresses.qianwen.findConversation(new URL(path, 'https://www.qianwen.com'))).toEqual(
      expected,
    );
  });

  test.each([
    ['/chat/', found(undefined, false)],
    ['/chat/conversation/6b0c94ab800330f943324917', found('6b0c94ab800330f943324917', true)],
    ['/chat/r/abc1234', found(undefined, true)],
    ['/chat/conversation/not-an-id', found(undefined, true)],
    ['/chat/models', found(undefined, false)],
  ])('HuggingChat: %s', (path, expected) => {
    expect(siteAddresses.huggingchat.findConversation(new URL(path, 'https://huggingface.co'))).toEqual(
      expected,
    );
  });

  test.each([
    ['/prompts/new_chat', found(undefined, false)],
    ['/prompts/1AbC_d-efGh', found('1AbC_d-efGh', true)],
    ['/u/1/prompts/1AbC_d-efGh', found('1AbC_d-efGh', true)],
    ['/u/1/prompts/new_chat', found(undefined, false)],
    ['/prompts/1/two', found(undefined, true)],
    ['/library', found(undefined, false)],
  ])('AI Studio: %s', (path, expected) => {
    expect(siteAddresses.aistudio.findConversation(new URL(path, 'https://aistudio.google.com'))).toEqual(
      expected,
    );
  });

  test.each([
    ['/', found(undefined, false)],
    ['/chat/3x4mpl3', found('3x4mpl3', true)],
    ['/Some-Bot', found(undefined, false)],
    ['/s/3x4mpl3', found(undefined, true)],
  ])('Poe: %s', (path, expected) => {
    expect(siteAddresses.poe.findConversation(new URL(path, 'https://poe.com'))).toEqual(expected);
  });

  test.each([
    [`/c/${id}`, found(`http://localhost:3000/${id}`, true)],
    ['/c/local:1', found(undefined, true)],
    [`/s/${id}`, found(undefined, true)],
    ['/', found(undefined, false)],
    ['/?temporary-chat=true', found(undefined, false, true)],
  ])('Open WebUI: %s', (path, expected) => {
    expect(hostedSites.openwebui.findConversation(new URL(path, 'http://localhost:3000'))).toEqual(expected);
  });

  test.each([
    [`/c/${id}`, found(`http://localhost:3080/${id}`, true)],
    ['/c/new', found(undefined, false)],
    [`/share/${id}`, found(undefined, true)],
    ['/c/search', found(undefined, true)],
  ])('LibreChat: %s', (path, expected) => {
    expect(hostedSites.librechat.findConversation(new URL(path, 'http://localhost:3080'))).toEqual(expected);
  });

  test.each([
    [`/#/chat/${id}`, found(`http://localhost:8080/${id}`, true)],
    [`/?q=1#/chat/${id}`, found(`http://localhost:8080/${id}`, true)],
    ['/?new_chat=true#/', found(undefined, false)],
    ['/#/chat/1', found(undefined, true)],
  ])('llama.cpp: %s', (path, expected) => {
    expect(hostedSites.llamacpp.findConversation(new URL(path, 'http://localhost:8080'))).toEqual(expected);
  });

  test.each([
    ['/conversation/6b0c94ab800330f943324917', found('http://localhost:5173/6b0c94ab800330f943324917', true)],
    ['/chat/conversation/6b0c94ab800330f943324917', found(undefined, true)],
    ['/r/abc1234', found(undefined, true)],
    ['/models', found(undefined, false)],
  ])('Chat UI: %s', (path, expected) => {
    expect(hostedSites.chatui.findConversation(new URL(path, 'http://localhost:5173'))).toEqual(expected);
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

/** Ids as each site writes them. */
const hex = '0123456789abcdef';
const slug = 'write-an-add-function-Ab3.xYz_019~c-0';
const short = 'cvk4i1hhq4k6gnpqmrb0';
const elsewhere = 'c0000000-0000-4000-8000-00000000000b';

const routes: readonly (readonly [SiteKey, string, ReturnType<typeof found>])[] = [
  ['gemini', '/app', found(undefined, false)],
  ['gemini', `/app/${hex}`, found(hex, true)],
  ['gemini', `/u/1/app/${hex}?hl=fr`, found(hex, true)],
  ['gemini', `/gem/a1b2c3/${hex}`, found(hex, true)],
  ['gemini', `/u/12/gem/coding-partner/${hex}/`, found(hex, true)],
  ['gemini', '/gem/a1b2c3', found(undefined, false)],
  ['gemini', '/app/a-shape-of-tomorrow', found(undefined, true)],
  ['gemini', '/share/0123456789ab', found(undefined, true)],
  ['grok', '/', found(undefined, false)],
  ['grok', `/c/${id}?rid=1`, found(id, true)],
  ['grok', `/project/${elsewhere}?chat=${id}`, found(id, true)],
  ['grok', `/project/${elsewhere}/c/${id}`, found(id, true)],
  ['grok', `/project/${elsewhere}`, found(undefined, false)],
  ['grok', `/share/bGVnYWN5_${id}`, found(undefined, true)],
  ['grok', '/c#private', found(undefined, false, true)],
  ['deepseek', '/', found(undefined, false)],
  ['deepseek', `/a/chat/s/${id}`, found(id, true)],
  ['deepseek', '/share/abc123', found(undefined, true)],
  ['perplexity', '/', found(undefined, false)],
  ['perplexity', `/search/${slug}`, found(slug, true)],
  ['perplexity', `/search/${id}#1`, found(id, true)],
  ['perplexity', '/search/new?q=x', found(undefined, true)],
  ['perplexity', `/search/new/${id}`, found(undefined, true)],
  ['perplexity', `/spaces/my-plan-x/search/${id}`, found(id, true)],
  ['perplexity', '/spaces/my-plan-x', found(undefined, false)],
  ['perplexity', '/page/a-page-x', found(undefined, true)],
  ['perplexity', `/search/${'long-'.repeat(40)}`, found(undefined, true)],
  ['copilot', '/', found(undefined, false)],
  ['copilot', `/chats/${short}`, found(short, true)],
  ['copilot', '/shares/abc', found(undefined, true)],
  ['m365-copilot', '/chat', found(undefined, false)],
  ['m365-copilot', `/chat/conversation/${id}`, found(id, true)],
  ['mistral', '/chat', found(undefined, false)],
  ['mistral', `/chat/${id}`, found(id, true)],
  ['mistral', `/chat/project/${elsewhere}/${id}`, found(id, true)],
  ['kimi', '/', found(undefined, false)],
  ['kimi', `/chat/${short}`, found(short, true)],
  ['kimi', '/chat/history', found(undefined, false)],
  ['kimi', '/share/abc', found(undefined, true)],
];

test.each(routes)('%s: %s', (site, path, expected) => {
  const address = siteAddresses[site];
  expect(address.findConversation(new URL(path, `https://${address.hosts[0]}`))).toEqual(expected);
});

test('no address of any shape gives an id that a capture could not hold', () => {
  const segment = fc.constantFrom(
    'c',
    'chat',
    'app',
    'u',
    '1',
    'gem',
    'search',
    'share',
    id,
    hex,
    short,
    'é%',
    '..',
  );
  const path = fc.array(fc.oneof(segment, fc.string({ maxLength: 200 })), { maxLength: 6 });
  fc.assert(
    fc.property(path, fc.constantFrom(...Object.values(siteAddresses)), (segments, address) => {
      const url = new URL(`https://${address.hosts[0]}`);
      url.pathname = segments.join('/');
      const { nativeId } = address.findConversation(url);
      if (nativeId !== undefined) expect(nativeId).toMatch(/^\S{1,150}$/);
    }),
    { seed: 20_261_129 },
  );
});

test.each(Object.values(siteAddresses))('$label: the address built for an id leads back to it', (address) => {
  const nativeId = address.key === 'gemini' ? hex : id;
  const url = new URL(address.conversationUrl(nativeId));
  expect(findSiteAddress(url)).toBe(address);
  expect(address.findConversation(url)).toEqual(found(nativeId, true));
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
