import { describe, expect, test } from 'vitest';
import { findSiteAddress, siteAddresses } from '../../../lib/sites/addresses.ts';
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
