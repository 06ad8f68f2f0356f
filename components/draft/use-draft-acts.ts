import { HandoffError } from '../../lib/core/errors.ts';
import { useApp } from '../app-context.ts';
import { type CopyState, useCopy } from '../common/use-copy.ts';
import { useTask } from '../common/use-task.ts';
import type { Place } from '../places.ts';
import type { DraftEditing } from './use-draft.ts';
import type { DraftPanel } from './use-draft-panel.ts';
import { type PrepareActs, usePrepareActs } from './use-prepare-acts.ts';

/** What can be done with a whole draft. */
export interface DraftActs extends PrepareActs {
  readonly busy: boolean;
  readonly error: HandoffError | undefined;
  readonly copying: CopyState;
  readonly copyBackup: () => void;
  readonly saveBackup: () => void;
  readonly setPaused: (paused: boolean) => void;
  readonly discard: () => void;
  /** Opens the handoff that this very content was frozen into. */
  readonly openPrepared: () => void;
  /** Shows the revisions that this draft goes on from; absent where there is none. */
  readonly openRevisions: (() => void) | undefined;
  /** Reads the turns that came after the capture. */
  readonly captureAgain: () => void;
}

interface DraftActsOptions {
  readonly editing: DraftEditing;
  readonly go: (place: Place) => void;
  readonly setPanel: (panel: DraftPanel | undefined) => void;
}

/** Carries out what can be done with a whole draft; each act first waits for what is being typed. */
export function useDraftActs({ editing, go, setPanel }: DraftActsOptions): DraftActs {
  const { client, tabId, say } = useApp();
  const { saver } = editing;
  const { conversationId, previousPacketId, preparedAs } = editing.view.draft;
  const hasRevisions = (previousPacketId ?? preparedAs) !== undefined;
  const task = useTask();
  const copying = useCopy();
  const act = (work: () => Promise<void>) =>
    task.run(async () => {
      await saver.settleOrFail();
      await work();
    });
  return {
    busy: task.busy,
    error: task.error,
    copying,
    ...usePrepareActs({ saver, act, go, setPanel }),
    ...useBackupActs(conversationId, act, copying),
    setPaused: (paused) =>
      act(async () => saver.adopt(await client.ask('pause-draft', { conversationId, paused }))),
    discard: () =>
      task.run(async () => {
        await client.ask('discard-draft', { conversationId });
        go({ kind: 'home' });
      }),
    openPrepared: () => {
      const { preparedAs } = editing.view.draft;
      if (preparedAs !== undefined) go({ kind: 'handoff', packetId: preparedAs });
    },
    openRevisions: hasRevisions
      ? () => go({ kind: 'revisions', conversationId, from: { kind: 'draft', conversationId } })
      : undefined,
    captureAgain: () =>
      act(async () => {
        if (tabId === undefined) throw new HandoffError('PAGE_ACCESS_LOST');
        const view = await client.ask('capture', { tabId });
        const { conversationId: captured } = view.draft;
        if (captured !== conversationId) return go({ kind: 'draft', conversationId: captured, view });
        saver.adopt(view);
        say('The newer turns are in the draft.');
      }),
  };
}

/** The acts that take a backup out of Baton. */
function useBackupActs(
  conversationId: string,
  act: (work: () => Promise<void>) => void,
  copying: CopyState,
): Pick<DraftActs, 'copyBackup' | 'saveBackup'> {
  const { client, saveFile, say } = useApp();
  return {
    copyBackup: () =>
      act(async () => {
        const { text } = await client.ask('back-up-draft', { conversationId });
        if (await copying.copy(text)) say('Backup copied. Masked values are not in it.');
      }),
    saveBackup: () =>
      act(async () => {
        const { fileName, text } = await client.ask('back-up-draft', { conversationId });
        saveFile(fileName, text);
        say(`Backup handed to the browser as ${fileName}.`);
      }),
  };
}
