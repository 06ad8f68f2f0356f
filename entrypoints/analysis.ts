import '../lib/platform/zod-csp.ts';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { analyse } from '../lib/core/analysis.ts';
import type { ThreadAnswer, ThreadTask } from '../lib/platform/analysis/thread.ts';

/** The thread in which texts are analysed: suggestions and redaction. */
export default defineUnlistedScript(() => {
  globalThis.onmessage = ({ data }: MessageEvent<ThreadTask>) => globalThis.postMessage(answer(data));
});

function answer({ id, name, request }: ThreadTask): ThreadAnswer {
  try {
    return { id, ok: true, value: analyse(name, request as Parameters<typeof analyse>[1]) };
  } catch {
    // Its message could hold text of the conversation; that it failed is all that may be known.
    return { id, ok: false };
  }
}
