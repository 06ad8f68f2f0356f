import '../lib/platform/zod-csp.ts';
import { defineBackground } from 'wxt/utils/define-background';
import { createAnalyser } from '../lib/platform/analysis/create-analyser.ts';
import { createDatabase } from '../lib/platform/database.ts';
import { listenToOwnPages } from '../lib/platform/messaging.ts';
import { otherTabs } from '../lib/platform/other-tabs.ts';
import { pages } from '../lib/platform/page-scripts.ts';
import { sessionMemory } from '../lib/platform/session-memory.ts';
import { watchSiteAccess } from '../lib/platform/site-access.ts';
import { sweeps } from '../lib/platform/sweep-scripts.ts';
import { listenToWatching } from '../lib/platform/watch-scripts.ts';
import { watching } from '../lib/platform/watching.ts';
import { answerMessage } from '../lib/services/answer-message.ts';
import { createHandlers } from '../lib/services/handlers.ts';
import type { Ports } from '../lib/services/ports.ts';
import { followSiteAccess, noticeChange, startWatching } from '../lib/services/site-watch.ts';

/** The worker: it owns the database and answers Baton's own pages. It may be stopped between any two messages. */
export default defineBackground({
  type: 'module',
  main() {
    const ports: Ports = {
      openDatabase: createDatabase(),
      memory: sessionMemory,
      pages,
      otherTabs,
      sweeps,
      watching,
      analyser: createAnalyser(),
      nowMs: () => Date.now(),
      newId: () => crypto.randomUUID(),
    };
    const handlers = createHandlers(ports);
    listenToOwnPages((message) => answerMessage(handlers, message));
    listenToWatching((page) => noticeChange(ports, page));
    // What fails here is done by the next start of the worker; no view waits for it.
    watchSiteAccess((change) => void followSiteAccess(ports, change).catch(() => undefined));
    void startWatching(ports).catch(() => undefined);
  },
});
