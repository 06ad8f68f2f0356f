import type { Analyser } from '../platform/analysis/analyser.ts';
import type { OpenDatabase } from '../platform/database.ts';
import type { OtherTabs } from '../platform/other-tabs.ts';
import type { Pages } from '../platform/page-scripts.ts';
import type { SessionMemory } from '../platform/session-memory.ts';
import type { Sweeps } from '../platform/sweep-scripts.ts';
import type { Watching } from '../platform/watching.ts';

/** Everything outside that the services need; the background worker gives the real ones. */
export interface Ports {
  readonly openDatabase: OpenDatabase;
  readonly memory: SessionMemory;
  readonly pages: Pages;
  readonly otherTabs: OtherTabs;
  readonly sweeps: Sweeps;
  readonly watching: Watching;
  readonly analyser: Analyser;
  readonly nowMs: () => number;
  /** A new random id, for a conversation that has none of its own. */
  readonly newId: () => string;
}
