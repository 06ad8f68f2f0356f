import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import type { AnalysisName, AnalysisReply, AnalysisRequest } from '../../core/analysis.ts';
import { HandoffError } from '../../core/errors.ts';
import { isOwnPage } from '../messaging.ts';
import type { Analyser } from './analyser.ts';

const PAGE = 'analysis-page.html';

/** How long the page waits for more to do before it goes. */
const IDLE_MS = 60_000;

/** Every analysis there is; the compiler checks that none is missing. */
const analysisNames = {
  suggest: 'suggest',
  'read-transcript': 'read-transcript',
  'write-request': 'write-request',
  'read-answer': 'read-answer',
  'review-reply': 'review-reply',
  compare: 'compare',
  mask: 'mask',
  check: 'check',
  doubt: 'doubt',
  'read-term': 'read-term',
} as const satisfies { [Name in AnalysisName]: Name };

const taskSchema = z.strictObject({
  analysis: z.enum(analysisNames),
  request: z.unknown(),
});

type PageAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: 'ANALYSIS_TIMED_OUT' | 'ANALYSIS_FAILED' };

let opening: Promise<void> | undefined;

/**
 * Lets the hidden page analyse something, and opens it first where it is closed. The page may go at any time, as any
 * page may; then it is opened once more.
 */
export async function analyseInPage<Name extends AnalysisName>(
  name: Name,
  request: AnalysisRequest<Name>,
): Promise<AnalysisReply<Name>> {
  const answer =
    (await ask(name, request, ensurePage)) ??
    (await ask(name, request, ensurePage)) ??
    (await ask(name, request, replacePage));
  if (!answer?.ok) throw new HandoffError(answer?.code ?? 'ANALYSIS_FAILED');
  // The page runs the analysis of this very name.
  return answer.value as AnalysisReply<Name>;
}

/** Undefined when the page could not be had, or went before it answered. */
async function ask(
  name: AnalysisName,
  request: unknown,
  open: () => Promise<void>,
): Promise<PageAnswer | undefined> {
  try {
    await open();
    // Only pages of Baton receive this, and only the hidden one answers it.
    const answer: PageAnswer | undefined = await browser.runtime.sendMessage({ analysis: name, request });
    return answer;
  } catch {
    return undefined;
  }
}

async function ensurePage(): Promise<void> {
  // A page that is being opened is listed before it listens.
  opening ??= openUnlessOpen().finally(() => {
    opening = undefined;
  });
  await opening;
}

/** For a page that is there and does not answer, such as one that a worker which is dead now began to open. */
async function replacePage(): Promise<void> {
  await browser.offscreen.closeDocument().catch(() => undefined);
  await ensurePage();
}

async function openUnlessOpen(): Promise<void> {
  const pages = await browser.runtime.getContexts({ contextTypes: ['OFFSCREEN_DOCUMENT'] });
  if (pages.length > 0) return;
  await browser.offscreen.createDocument({
    url: PAGE,
    reasons: ['WORKERS'],
    justification: 'Looks for secrets in a conversation in a thread that can be stopped.',
  });
}

/** Makes this page the one that analyses for the worker, and closes it when it has had nothing to do for a while. */
export function serveAnalyses(analyser: Analyser): void {
  let idle = setTimeout(close, IDLE_MS);
  browser.runtime.onMessage.addListener(
    (message: unknown, sender, sendResponse: (answer: PageAnswer) => void) => {
      const task = taskSchema.safeParse(message);
      if (!task.success || !isOwnPage(sender)) return false;
      clearTimeout(idle);
      void answer(analyser, task.data).then((answered) => {
        sendResponse(answered);
        clearTimeout(idle);
        idle = setTimeout(close, IDLE_MS);
      });
      return true;
    },
  );
}

async function answer(
  analyser: Analyser,
  { analysis, request }: z.infer<typeof taskSchema>,
): Promise<PageAnswer> {
  try {
    // The request comes from the worker, which the compiler holds to the analysis of this name.
    return { ok: true, value: await analyser.run(analysis, request as AnalysisRequest<typeof analysis>) };
  } catch (error) {
    const timedOut = error instanceof HandoffError && error.code === 'ANALYSIS_TIMED_OUT';
    return { ok: false, code: timedOut ? 'ANALYSIS_TIMED_OUT' : 'ANALYSIS_FAILED' };
  }
}
