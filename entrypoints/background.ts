import '../lib/platform/zod-csp.ts';
import { defineBackground } from 'wxt/utils/define-background';
import { createAnalyser } from '../lib/platform/analysis/create-analyser.ts';
import { createDatabase } from '../lib/platform/database.ts';
import { listenToOwnPages } from '../lib/platform/messaging.ts';
import { otherTabs } from '../lib/platform/other-tabs.ts';
import { pages } from '../lib/platform/page-scripts.ts';
import { sessionMemory } from '../lib/platform/session-memory.ts';
import { sweeps } from '../lib/platform/sweep-scripts.ts';
import { answerMessage } from '../lib/services/answer-message.ts';
import { createHandlers } from '../lib/services/handlers.ts';

/** The worker: it owns the database and answers Baton's own pages. It may be stopped between any two messages. */
export default defineBackground({
  type: 'module',
  main() {
    const handlers = createHandlers({
      openDatabase: createDatabase(),
      memory: sessionMemory,
      pages,
      otherTabs,
      sweeps,
      analyser: createAnalyser(),
      nowMs: () => Date.now(),
      newId: () => crypto.randomUUID(),
    });
    listenToOwnPages((message) => answerMessage(handlers, message));
  },
});
