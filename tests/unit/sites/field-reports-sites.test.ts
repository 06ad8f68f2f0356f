import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessCompleteness } from '../../../lib/core/completeness.ts';
import { siteAddresses } from '../../../lib/sites/addresses.ts';
import { hostedSites } from '../../../lib/sites/hosted-sites.ts';
import { nameMissingArtifacts } from '../../../lib/sites/placeholder-sentences.ts';
import { effort } from '../../effort.ts';
import { capturePage } from './capture.ts';
import { parsePage } from './html.ts';
import type { ShapedTurn } from './page-shapes.ts';
import { shapedSites } from './shaped-sites.ts';
import { perplexityClassic } from './shapes/perplexity.ts';

const question: ShapedTurn = { role: 'user', body: 'What is due?' };
const answer: ShapedTurn = { role: 'assistant', body: '<p>The report.</p>' };
const exchange = [question, answer, question, answer];
const shapes = shapedSites.map((one) => [one.site, one.generation, one] as const);

test('field report A21: a report in a card that is closed is an attachment that is not carried, and is not opened', () => {
  const card =
    '<div class="border-borderMain bg-base bg-raised"><span class="truncate">Tide study</span><button>Open</button></div>';
  const html = perplexityClassic
    .shape({ turns: exchange })
    .replace('<div role="tabpanel"><div dir="auto"', `<div role="tabpanel">${card}<div dir="auto"`);
  const document = parsePage(html, perplexityClassic.url.href);
  const before = document.documentElement.outerHTML;
  let events = 0;
  for (const name of ['click', 'pointerdown', 'mousedown', 'focusin', 'keydown']) {
    document.addEventListener(name, () => {
      events += 1;
    });
  }
  const read = capturePage(document, perplexityClassic.url);
  expect(read.turns[1]).toMatchObject({
    markdown: 'The report.',
    attachments: [{ name: 'Tide study', kind: 'report' }],
  });
  expect(events).toBe(0);
  expect(document.documentElement.outerHTML).toBe(before);
});

describe('field report A23: a sentence that stands for an artifact becomes an artifact that was not captured', () => {
  const turnOf = (markdown: string, role: 'user' | 'assistant' = 'assistant') => ({
    index: 0,
    role,
    markdown,
    attachments: [],
    unread: [],
  });
  const sentence = 'This block is not supported on your current device yet.';

  test.each([
    [`Here it is:\n\n\`\`\`\n${sentence}\n\`\`\``, 'Here it is:', 1],
    [`\`\`\`\n${sentence}\n\`\`\`\n\nDone.\n\n~~~\n${sentence}\n~~~`, 'Done.', 2],
  ])('%j', (markdown, text, count) => {
    const named = nameMissingArtifacts(turnOf(markdown));
    expect(named.markdown).toBe(text);
    expect(named.attachments).toEqual(
      Array.from({ length: count }, () => ({ name: 'artifact that was not captured', kind: 'artifact' })),
    );
  });

  test.each([
    ['a user who quotes it', turnOf(`\`\`\`\n${sentence}\n\`\`\``, 'user')],
    ['an answer that talks about it', turnOf(`It says: ${sentence}`)],
    ['code with more in it', turnOf(`\`\`\`\n${sentence}\nx()\n\`\`\``)],
    ['code of a language', turnOf(`\`\`\`txt\n${sentence}\n\`\`\``)],
  ])('%s is left alone', (_name, turn) => {
    expect(nameMissingArtifacts(turn)).toBe(turn);
  });
});

describe.each(shapes)('field report A29: an outline of the page is no total: %s, %s', (...args) => {
  const { shape, url } = args[2];

  test.each([1, 40])('an outline of %i entries changes nothing in what is established', (count) => {
    const links = Array.from({ length: count }, (_, index) => `<a href="#${index}">Prompt ${index + 1}</a>`);
    const outline = `<nav aria-label="1 / ${count}"><ol>${links.map((link) => `<li>${link}</li>`).join('')}</ol></nav>`;
    const read = (before: string) =>
      capturePage(parsePage(shape({ turns: exchange, before }), url.href), url);
    expect(read(outline).evidence).toEqual(read('').evidence);
    expect(read(outline).turns).toEqual(read('').turns);
  });
});

const temporary = shapes.filter(([, , { temporaryUrl }]) => temporaryUrl !== undefined);

describe.each(temporary)('field report A16: a temporary chat cannot be opened again: %s, %s', (...args) => {
  const { shape, temporaryUrl, temporaryMark: before = '' } = args[2];

  test('the draft warns of it, and the reading counts as no less complete', () => {
    const url = temporaryUrl as URL; // the list holds none without
    const read = capturePage(parsePage(shape({ turns: exchange, before }), url.href), url);
    const { reasons, ...known } = assessCompleteness(read);
    expect(reasons.at(-1)).toBe('not-kept-by-site');
    const { reasons: others, ...same } = assessCompleteness({ ...read, temporary: false });
    expect(others).not.toContain('not-kept-by-site');
    expect(known).toEqual(same);
  });
});

describe.each(shapes)('field report E2: a route of an unknown shape loses nothing: %s, %s', (...args) => {
  const { shape, url, site } = args[2];
  const segment = fc.oneof(
    fc.constantFrom('uc', 'c2', 'thread', 'u', '7', 'x-projects', 'é', '..', '%2F', 'new'),
    fc.stringMatching(/^[a-z0-9-]{1,40}$/),
  );
  const route = fc.record({
    path: fc.array(segment, { minLength: 1, maxLength: 6 }),
    query: fc.constantFrom('', '?chat=1', '?q=a&b', '?model=x'),
    hash: fc.constantFrom('', '#top', '#/x/1'),
  });

  test('its turns are read, and its id is one that can be stored or none', () => {
    const page = parsePage(shape({ turns: exchange }), url.href);
    // A host that serves other things beside its chat keeps what its paths begin with.
    const base = site === 'huggingchat' ? '/chat/' : '/';
    fc.assert(
      fc.property(route, ({ path, query, hash }) => {
        const at = new URL(`${base}${path.join('/')}${query}${hash}`, url.origin);
        fc.pre(at.pathname.startsWith(base));
        const read = capturePage(page, at);
        expect(read.status).toBe('read');
        expect(read.site).toBe(site);
        expect(read.turns).toHaveLength(exchange.length);
        expect(read.nativeId ?? 'none').toMatch(/^\S{1,150}$/);
      }),
      { numRuns: effort(15, 400), seed: 20_261_130 },
    );
  });
});

describe('field report E4: a conversation below an account is the same conversation', () => {
  const uuid = '10000000-0000-4000-8000-00000000000a';
  test.each([
    ['gemini', '/app/0123456789abcdef'],
    ['gemini', '/gem/a1b2c3/0123456789abcdef'],
    ['aistudio', '/prompts/1AbC_d-efGh'],
    ['m365-copilot', `/chat/conversation/${uuid}`],
  ] as const)('%s: %s', (site, path) => {
    const address = siteAddresses[site];
    const at = (prefix: string) => new URL(`${prefix}${path}`, `https://${address.hosts[0]}`);
    const own = address.findConversation(at(''));
    expect(own.nativeId).toBeDefined();
    for (const prefix of ['/u/0', '/u/1', '/u/12']) {
      expect(address.holdsPath(at(prefix).pathname)).toBe(true);
      expect(address.findConversation(at(prefix))).toEqual(own);
    }
  });

  test('every other site has no such paths: below one, a conversation is read without an id', () => {
    const scoped: readonly string[] = ['gemini', 'aistudio', 'm365-copilot'];
    for (const address of Object.values(siteAddresses).filter(({ key }) => !scoped.includes(key))) {
      const { pathname, origin } = new URL(address.conversationUrl(uuid));
      const found = address.findConversation(new URL(`/u/1${pathname}`, origin));
      expect([address.key, found.nativeId]).toEqual([address.key, undefined]);
    }
    for (const site of [hostedSites.openwebui, hostedSites.librechat, hostedSites.chatui]) {
      const { pathname } = new URL(site.findConversationUrl(`https://h.example/${uuid}`) ?? '');
      expect(site.findConversation(new URL(`/u/1${pathname}`, 'https://h.example')).nativeId).toBeUndefined();
    }
  });
});
