import '../../lib/platform/zod-csp.ts';
import { serveAnalyses } from '../../lib/platform/analysis/hidden-page.ts';
import { createThread } from '../../lib/platform/analysis/thread.ts';

// The page that Chromium's worker, which may not start a thread, opens to have one. Nobody sees it.
serveAnalyses(createThread());
