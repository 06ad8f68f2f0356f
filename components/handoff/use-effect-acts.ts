import type { EffectEvent } from '../../lib/core/effect.ts';
import type { HandoffView } from '../../lib/core/views.ts';
import { useApp } from '../app-context.ts';
import type { CopyState } from '../common/use-copy.ts';

/** The user's clicks on one action of a handoff. */
export interface EffectActs {
  readonly clickEffect: (itemId: string, event: Exclude<EffectEvent, 'copy'>) => void;
  /** Copies the text that authorises it, and records that it stands on the clipboard. */
  readonly copyEffect: (itemId: string) => void;
}

/** Carries out the clicks on the actions of a handoff. */
export function useEffectActs(
  packetId: string,
  act: (work: () => Promise<void>) => void,
  setView: (view: HandoffView) => void,
  copying: CopyState,
): EffectActs {
  const { client, say } = useApp();
  return {
    clickEffect: (itemId, event) =>
      act(async () => setView(await client.ask('change-effect', { packetId, itemId, event }))),
    copyEffect: (itemId) =>
      act(async () => {
        const { text } = await client.ask('take-effect-text', { packetId, itemId });
        if (!(await copying.copy(text))) return;
        setView(await client.ask('change-effect', { packetId, itemId, event: 'copy' }));
        say('Permission copied. Paste it into that chat and press Send yourself.');
      }),
  };
}
