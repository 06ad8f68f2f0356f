import { describe, expect, test, vi } from 'vitest';
import { capturePageInSlices } from '../../../lib/sites/capture-in-slices.ts';
import { capturePage, pageTools } from './capture.ts';
import { parsePage } from './html.ts';
import type { ShapedTurn } from './page-shapes.ts';
import { shapedSites } from './shaped-sites.ts';
import { qwen } from './shapes/qwen.ts';
import { UUID } from './shapes/shaped-site.ts';

const turns = Array.from(
  { length: 40 },
  (_, index): ShapedTurn =>
    index % 2 === 0
      ? { role: 'user', body: `question ${index}` }
      : { role: 'assistant', body: `<p>answer ${index}</p>` },
);

/**
 * A clock by which every turn takes longer than a slice: the reading pauses after each.
 *
 * @param inTheMiddle runs once, when half of the turns are read.
 */
function pauseAfterEveryTurn(inTheMiddle = () => {}): void {
  let looks = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    looks += 1;
    if (looks === turns.length) inTheMiddle();
    return looks * 1000;
  });
}

function openPage() {
  const document = parsePage(qwen.shape({ turns }), qwen.url.href);
  const observed = document.defaultView as unknown as { MutationObserver: typeof MutationObserver };
  vi.stubGlobal('MutationObserver', observed.MutationObserver);
  let url = qwen.url;
  return {
    document,
    goTo: (path: string) => {
      url = new URL(path, url);
    },
    capture: () => capturePageInSlices(document, () => url, pageTools),
    atOnce: () => capturePage(document, url),
  };
}

test.each(shapedSites.map((one) => [one.site, one.generation, one] as const))(
  '%s, %s: a reading with pauses gives what one in one go gives',
  async (_site, _generation, { shape, url }) => {
    pauseAfterEveryTurn();
    const document = parsePage(shape({ turns, composer: '<p>draft</p>' }), url.href);
    const observed = document.defaultView as unknown as { MutationObserver: typeof MutationObserver };
    vi.stubGlobal('MutationObserver', observed.MutationObserver);
    expect(await capturePageInSlices(document, () => url, pageTools)).toEqual(capturePage(document, url));
  },
);

describe('what changes while the page is read', () => {
  test('a turn that was read already is read again', async () => {
    const page = openPage();
    pauseAfterEveryTurn(() => {
      const first = page.document.querySelector('.user-message-content');
      if (first) first.textContent = 'another question';
    });
    const read = await page.capture();
    expect(read.turns[0]?.markdown).toBe('another question');
    expect(read).toEqual(page.atOnce());
  });

  test('a turn that came is in, one that went is out', async () => {
    const page = openPage();
    pauseAfterEveryTurn(() => {
      const list = page.document.querySelector('#chat-message-container');
      list?.firstElementChild?.remove();
      list?.append(list.children[3]?.cloneNode(true) ?? '', list.children[4]?.cloneNode(true) ?? '');
    });
    const read = await page.capture();
    expect(read.turns).toHaveLength(41);
    expect(read).toEqual(page.atOnce());
  });

  test('another conversation in the same page is read under its own id, with none of the first one’s turns', async () => {
    const page = openPage();
    const other = UUID.replace('1', '2');
    pauseAfterEveryTurn(() => {
      page.goTo(`/c/${other}`);
      page.document.querySelector('#chat-message-container')?.replaceChildren();
    });
    expect(await page.capture()).toMatchObject({ status: 'changed', nativeId: other, turns: [] });
  });
});
