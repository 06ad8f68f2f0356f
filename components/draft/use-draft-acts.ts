import { HandoffError } from '../../lib/core/errors.ts';
import { useApp } from '../app-context.ts';
import type { Place } from '../places.ts';
import { type CopyState, useCopy } from '../shared/use-copy.ts';
import { useTask } from '../shared/use-task.ts';
import { bringBack } from './bring-back.ts';
import type { DraftPanel } from './DraftScreen.tsx';
import type { DraftEditing } from './use-draft.ts';

/** What can be done with a whole draft. */
export interface DraftActs {
  readonly busy: boolean;
  readonly error: HandoffError | undefined;
  readonly copying: CopyState;
  readonly prepare: () => void;
  /** Prepares without restrictions and decisions that the user dropped deliberately. */
  readonly prepareWithout: (dropped: readonly string[]) => void;
  /** Takes a lost restriction or decision back into the draft. */
  readonly keep: (text: string) => void;
  readonly inspect: () => void;
  readonly copyBackup: () => void;
  readonly saveBackup: () => void;
  readonly setPaused: (paused: boolean) => void;
  readonly discard: () => void;
  /** Opens the handoff that this very content was frozen into. */
  readonly openPrepared: () => void;
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
  const { client, tabId, say, newItemId } = useApp();
  const { saver } = editing;
  const { conversationId } = editing.view.draft;
  const task = useTask();
  const copying = useCopy();
  const act = (work: () => Promise<void>) =>
    task.run(async () => {
      // An act on an older text than the user sees would be a silent loss.
      if (!(await saver.settle())) throw saver.snapshot().failure ?? new HandoffError('DRAFT_CONFLICT');
      await work();
    });
  const preview = () => client.ask('preview-packet', { conversationId });
  const freeze = async (dropped: readonly string[]) => {
    const { version } = saver.snapshot().view.draft;
    try {
      const view = await client.ask('prepare', { conversationId, version, dropped: [...dropped] });
      go({ kind: 'handoff', packetId: view.receipt.packetId, view });
    } catch (reason) {
      saver.adopt(await client.ask('load-draft', { conversationId }));
      throw reason;
    }
  };
  const prepareUnlessLost = async () => {
    const { lost } = await preview();
    if (lost.length === 0) await freeze([]);
    else setPanel({ kind: 'lost', lost });
  };
  return {
    busy: task.busy,
    error: task.error,
    copying,
    prepare: () => act(prepareUnlessLost),
    prepareWithout: (dropped) => act(() => freeze(dropped)),
    keep: (text) =>
      act(async () => {
        await bringBack({ client, saver, newItemId }, text);
        const { lost } = await preview();
        setPanel(lost.length > 0 ? { kind: 'lost', lost } : undefined);
      }),
    inspect: () => act(async () => setPanel({ kind: 'inspect', preview: await preview() })),
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
