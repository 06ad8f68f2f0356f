import type { Page } from '@playwright/test';

/** An answer that streams for so many frames: each one appends a part and changes a text. The last takes all of it back. */
export async function streamAnswer(page: Page, frames: number): Promise<void> {
  await page.evaluate(async (count) => {
    const turn = [...document.querySelectorAll('[data-turn-key]')].at(-1);
    if (!turn) throw new Error('no turn');
    const answer = document.createElement('div');
    turn.append(answer);
    for (let frame = 0; frame < count; frame += 1) {
      answer.append(`word ${frame} `);
      if (answer.firstChild) answer.firstChild.nodeValue = `frame ${frame}`;
      await new Promise(requestAnimationFrame);
    }
    answer.remove();
  }, frames);
}
