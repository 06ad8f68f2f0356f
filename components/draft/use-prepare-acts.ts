import { toHandoffError } from '../../lib/client/ask-error.ts';
import type { Acts } from '../../lib/client/draft-history.ts';
import type { DraftSaver } from '../../lib/client/draft-saver.ts';
import { useApp } from '../app-context.ts';
import type { Place } from '../places.ts';
import { bringBack } from './bring-back.ts';
import type { DraftPanel } from './use-draft-panel.ts';

/** What leads from a draft to a packet. */
export interface PrepareActs {
  /** Prepares, unless restrictions or decisions of the previous revision are missing: then it asks about each. */
  readonly prepare: () => void;
  /** Prepares without restrictions and decisions that the user dropped deliberately. */
  readonly prepareWithout: (dropped: readonly string[]) => void;
  /** Takes a lost restriction or decision back into the draft. */
  readonly keep: (text: string) => void;
  readonly inspect: () => void;
  /** Leaves several things out as one act, and shows what would leave then. */
  readonly trim: (acts: Acts) => void;
}

interface PrepareActsOptions {
  readonly saver: DraftSaver;
  readonly act: (work: () => Promise<void>) => void;
  readonly go: (place: Place) => void;
  readonly setPanel: (panel: DraftPanel | undefined) => void;
}

/** Carries out what leads from a draft to a packet. */
export function usePrepareActs({ saver, act, go, setPanel }: PrepareActsOptions): PrepareActs {
  const { client, newItemId } = useApp();
  const { conversationId } = saver.snapshot().view.draft;
  const preview = () => client.ask('preview-packet', { conversationId });
  const showLost = (lost: readonly string[]) =>
    setPanel(lost.length > 0 ? { kind: 'lost', lost } : undefined);
  const freeze = async (dropped: readonly string[]) => {
    const { version } = saver.snapshot().view.draft;
    try {
      const view = await client.ask('prepare', { conversationId, version, dropped: [...dropped] });
      go({ kind: 'handoff', packetId: view.receipt.packetId, view });
    } catch (reason) {
      // Something changed between the look and the act: show the draft as it is now, and then why.
      saver.adopt(await client.ask('load-draft', { conversationId }));
      const { code } = toHandoffError(reason);
      showLost(code === 'LOST_ITEMS' ? (await preview()).lost : []);
      throw reason;
    }
  };
  return {
    prepare: () =>
      act(async () => {
        const { lost } = await preview();
        if (lost.length === 0) await freeze([]);
        else showLost(lost);
      }),
    prepareWithout: (dropped) => act(() => freeze(dropped)),
    keep: (text) =>
      act(async () => {
        await bringBack({ client, saver, newItemId }, text);
        showLost((await preview()).lost);
      }),
    trim: (acts) =>
      act(async () => {
        await saver.changeTogether(acts);
        setPanel({ kind: 'inspect', preview: await preview() });
      }),
    inspect: () => act(async () => setPanel({ kind: 'inspect', preview: await preview() })),
  };
}
