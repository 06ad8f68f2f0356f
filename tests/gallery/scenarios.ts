import { askScenarios } from './ask-scenarios.ts';
import { draftScenarios } from './draft-scenarios.ts';
import { editingScenarios } from './editing-scenarios.ts';
import { handoffScenarios } from './handoff-scenarios.ts';
import { homeScenarios } from './home-scenarios.ts';
import type { Scenario } from './scenario.ts';
import { watchScenarios } from './watch-scenarios.ts';

/** The views of Baton that are looked at. */
export const scenarios: readonly Scenario[] = [
  ...askScenarios,
  ...draftScenarios,
  ...editingScenarios,
  ...handoffScenarios,
  ...homeScenarios,
  ...watchScenarios,
];
