import { afterEach, describe, expect, test } from 'vitest';
import { parsePageCapture } from '../../../lib/core/capture.ts';
import { findSiteAddress } from '../../../lib/sites/addresses.ts';
import { capturePage } from './capture.ts';
import { parsePage } from './html.ts';
import type { ShapedPage, ShapedTurn } from './page-shapes.ts';
import { shapedSites } from './shaped-sites.ts';
import { buildSiteTable, readSiteTable, recordOutcome, type SiteOutcome } from './site-table.ts';

const generations = shapedSites.map((one) => [one.site, one.generation, one] as const);
const outcomes: SiteOutcome[] = [];

const question: ShapedTurn = { role: 'user', body: 'What is due?' };
const answer: ShapedTurn = { role: 'assistant', body: '<p>The <strong>report</strong>.</p>' };

describe.each(generations)('%s, %s', (site, generation, shaped) => {
  const { shape, url, nativeId, startUrl, temporaryUrl, attachment, cannot = {} } = shaped;

  afterEach(({ task }) => {
    outcomes.push(recordOutcome(site, generation, task));
  });

  const capture = (page: ShapedPage, at = url) =>
    parsePageCapture(capturePage(parsePage(shape(page), at.href), at));

  test('a plain conversation is read in order', () => {
    const read = capture({ turns: [question, answer], title: 'Due dates' });
    expect(read).toMatchObject({ status: 'read', site, generation, temporary: false, title: 'Due dates' });
    expect(read.nativeId).toBe(nativeId);
    expect(read.turns.map(({ role, markdown }) => [role, markdown])).toEqual([
      ['user', 'What is due?'],
      ['assistant', 'The **report**.'],
    ]);
    expect(read.evidence).toMatchObject({ streaming: false, unrecognised: 0, unmountedTurns: 0 });
    expect(read.composer).toBe('found');
    expect(read.composerText).toBe('');
  });

  test('equal and one-character turns stay turns', () => {
    const yes: ShapedTurn = { role: 'user', body: 'yes' };
    const k: ShapedTurn = { role: 'assistant', body: '<p>k</p>' };
    const read = capture({ turns: [yes, k, yes, k, { role: 'user', body: '?' }, k] });
    expect(read.turns.map(({ markdown }) => markdown)).toEqual(['yes', 'k', 'yes', 'k', '?', 'k']);
  });

  test('an answer that is still being written is reported', () => {
    const read = capture({ turns: [question, { ...answer, streaming: true }] });
    expect(read.evidence.streaming).toBe(true);
    expect(read.turns[1]?.markdown).toBe('The **report**.');
  });

  test('an unreadable frame stays in its turn and the turns after it are read', () => {
    const frame = '<iframe title="report viewer" src="https://elsewhere.example/"></iframe>';
    const framed: ShapedTurn = { role: 'assistant', body: `<p>See</p>${frame}<p>there.</p>` };
    const read = capture({ turns: [question, framed, { role: 'user', body: 'Thanks' }, answer] });
    expect(read.turns).toHaveLength(4);
    expect(read.turns[1]).toMatchObject({
      markdown: 'See\n\nthere.',
      unread: [{ kind: 'frame', name: 'report viewer' }],
    });
    expect(read.turns[3]?.markdown).toBe('The **report**.');
  });

  if (attachment !== undefined) {
    test('a file that was sent without a word is a turn with its name', () => {
      const { html, ...expected } = attachment;
      const read = capture({ turns: [{ role: 'user', beside: html }, answer] });
      expect(read.turns).toMatchObject([
        { role: 'user', markdown: '', attachments: [expected], unread: [] },
        { role: 'assistant', markdown: 'The **report**.' },
      ]);
      expect(read.evidence.unrecognised).toBe(0);
    });
  }

  test('of an answer that was asked for again, only the version that is displayed is read', () => {
    const other = '<div hidden><p>Another answer.</p><img alt="old sketch" src="https://x.example/1"></div>';
    const body = `<div style="display: none"><p>Yet another.</p></div>${answer.body}`;
    const read = capture({ turns: [question, { ...answer, body, beside: other }] });
    expect(read.turns).toMatchObject([{ role: 'user' }, { markdown: 'The **report**.', attachments: [] }]);
  });

  if (shaped.countsVersions) {
    test('where the page counts the versions of an answer, it is said how many others there are', () => {
      for (const versions of ['2 / 3', '3/3', '٢ / ٣']) {
        const read = capture({ turns: [question, { ...answer, versions }, question, answer] });
        expect(read.turns[1]).toMatchObject({
          markdown: 'The **report**.',
          unread: [{ kind: 'versions', count: 2 }],
        });
        expect(read.turns[3]?.unread).toEqual([]);
      }
    });
  }

  test('an answer that is nothing but a frame is a turn with an unread part', ({ task }) => {
    const framed: ShapedTurn = { role: 'assistant', beside: '<iframe title="research"></iframe>' };
    const read = capture({ turns: [question, framed] });
    if (cannot.tellSpeakerWithoutText) {
      task.meta.unsupported = true;
      expect(read.evidence.unrecognised).toBe(1);
    } else {
      expect(read.turns[1]).toMatchObject({ role: 'assistant', markdown: '', unread: [{ kind: 'frame' }] });
    }
  });

  test('the user’s words are kept with every blank line, tab and backslash', ({ task }) => {
    const body = 'a\tb  c\\d\n  *not* emphasis\n\n# no heading';
    const read = capture({ turns: [{ role: 'user', body }, answer] }).turns[0]?.markdown ?? '';
    if (cannot.keepUserText) {
      task.meta.unsupported = true;
      expect(read.replaceAll('\\', '').split(/\s+/)).toEqual(body.replaceAll('\\', '').split(/\s+/));
    } else {
      expect(read).toBe(body);
    }
  });

  test('a fence inside a fence keeps its text', () => {
    const code = '<pre><code class="language-md">```js\n\tx()\n```\n</code></pre>';
    const read = capture({ turns: [question, { role: 'assistant', body: code }] });
    expect(read.turns[1]?.markdown).toBe('````md\n```js\n\tx()\n```\n````');
  });

  test('a code editor in an answer is code, and no composer', () => {
    const editor =
      '<div data-markdown-copy="code-block"><div><span>Python</span><button>Copy</button></div><div class="cm-editor">' +
      '<div class="cm-content" contenteditable="true" role="textbox" data-composer-markdown="" data-testid="chat-input">' +
      '<div class="cm-line">if x:</div><div class="cm-line">    <span>y</span>()</div></div></div></div>';
    const read = capture({
      turns: [question, { role: 'assistant', body: editor }],
      composer: '<p>my draft</p>',
    });
    expect(read.turns[1]?.markdown).toBe('```python\nif x:\n    y()\n```');
    expect(read).toMatchObject({ composer: 'found', composerText: 'my draft' });
  });

  test('a formula is read once, from its source', () => {
    const formula =
      '<p>So <span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>x</mi></mrow>' +
      '<annotation encoding="application/x-tex">x_1</annotation></semantics></math></span>' +
      '<span class="katex-html" aria-hidden="true">x1</span></span>.</p>';
    expect(capture({ turns: [question, { role: 'assistant', body: formula }] }).turns[1]?.markdown).toBe(
      'So $x_1$.',
    );
  });

  test('what only looks like a turn outside of the conversation is left alone', () => {
    const decoy =
      '<aside><h2>The report.</h2><div class="markdown standard-markdown whitespace-pre-wrap">What is due?</div></aside>';
    const around = `${decoy}${shaped.decoy ?? ''}`;
    const read = capture({ turns: [question, answer], before: around, after: around });
    expect(read.turns).toHaveLength(2);
    expect(read.evidence.unrecognised).toBe(0);
  });

  test('a redesigned page is reported as changed, with what each selector found', ({ task }) => {
    const document = parsePage(
      '<main><div class="new-turn">Hello</div><div class="new-turn">Hi</div></main>',
      url.href,
    );
    const read = parsePageCapture(capturePage(document, url));
    if (cannot.recogniseWithoutStructure) {
      task.meta.unsupported = true;
      expect(read).toMatchObject({ status: 'unknown', site: '', turns: [], health: [] });
      return;
    }
    expect(read).toMatchObject({ status: 'changed', site, turns: [], composer: 'missing' });
    expect(read.nativeId).toBe(nativeId);
    const turnHealth = read.health.find(({ selector }) => selector === `${generation}.turn`);
    expect(turnHealth).toEqual({ selector: `${generation}.turn`, required: true, matches: 0 });
  });

  test('a new conversation is empty, not changed', () => {
    const read = capture({ turns: [], composer: '<p>first line</p><p><br></p><p>third</p>' }, startUrl);
    expect(read.nativeId).toBeUndefined();
    expect(read).toMatchObject({
      status: 'empty',
      turns: [],
      composer: 'found',
      composerText: 'first line\n\nthird',
    });
  });

  // Where no address shows it, there is nothing to read it from.
  if (temporaryUrl !== undefined) {
    test('a temporary conversation is read and has no id', () => {
      const before = shaped.temporaryMark ?? '';
      const read = capture({ turns: [question, answer], before }, temporaryUrl);
      expect(read).toMatchObject({ status: 'read', temporary: true });
      expect(read.nativeId).toBeUndefined();
    });
  }

  const unknown = new URL('/some/new/shape', startUrl);
  // A host that serves other things beside its chat has no addresses of unknown shapes.
  if (findSiteAddress(unknown) === findSiteAddress(startUrl)) {
    test('a conversation at an address of a shape that nobody knows is read, without an id', () => {
      const read = capture({ turns: [question, answer] }, unknown);
      expect(read).toMatchObject({ status: 'read', site });
      expect(read.turns).toHaveLength(2);
      expect(read.nativeId).toBeUndefined();
    });
  }

  test('two fields that fit are no composer: guessing could hit the wrong one', () => {
    const twin = shape({ turns: [], composer: '<p>twin</p>' }).replace(/^.*<body>|<\/body>.*$/g, '');
    expect(capture({ turns: [question, answer], after: twin })).toMatchObject({ composer: 'missing' });
  });
});

test('the table of sites says what this suite found: npm run table:sites', () => {
  expect(readSiteTable()).toBe(buildSiteTable(outcomes));
});
