import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { BrowserSession } from '../browser-session.ts';
import type { DemoServer } from '../server.ts';
import { chatgptShell } from '../sites/chatgpt-shell.ts';
import { claudeRows } from '../sites/claude.ts';
import type { Journey } from './journey.ts';
import { journeySteps } from './steps.ts';

/** Where the pictures go. */
export const pictureFolder = fileURLToPath(new URL('../../.output/demo', import.meta.url));

const SCHEMES = ['light', 'dark'] as const;

function createPictures(): (page: Page, name: string) => Promise<void> {
  rmSync(pictureFolder, { recursive: true, force: true });
  mkdirSync(pictureFolder, { recursive: true });
  let taken = 0;
  return async (page, name) => {
    taken += 1;
    const number = String(taken).padStart(2, '0');
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const picture = path.join(pictureFolder, `${number}-${name}-${colorScheme}.png`);
      await page.screenshot({ path: picture, animations: 'disabled' });
    }
    await page.emulateMedia({ colorScheme: null });
  };
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `   ${line}`)
    .join('\n');
}

/**
 * Goes through a whole handoff by itself, through the real interface, and says what it does.
 *
 * @throws {Error} of the first step that does not come out as it should; its name is on the console by then.
 */
export async function walkThrough(session: BrowserSession, server: DemoServer): Promise<void> {
  const { context } = session;
  const journey: Journey = {
    session,
    server,
    source: { skin: chatgptShell, page: context.pages()[0] ?? (await context.newPage()) },
    destination: { skin: claudeRows, page: await context.newPage() },
    popup: undefined,
    say: (line) => console.log(indent(line)),
    picture: createPictures(),
  };
  for (const [index, step] of journeySteps.entries()) {
    console.log(`\n${index + 1}. ${step.name}`);
    await step.run(journey).catch(async (error: unknown) => {
      if (journey.popup !== undefined) await journey.picture(journey.popup, 'stopped-here');
      throw new Error(`the journey stopped at step ${index + 1}, "${step.name}"`, { cause: error });
    });
  }
  const foreign = server.foreignRequests();
  console.log(`\nRequests that the extension made: ${foreign.length}`);
  console.log(`Pictures of every view: ${path.relative(process.cwd(), pictureFolder)}`);
}
