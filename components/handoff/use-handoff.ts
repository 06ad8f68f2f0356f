import { useState } from 'preact/hooks';
import { HandoffError } from '../../lib/core/errors.ts';
import { handoffLine } from '../../lib/core/packet-id.ts';
import type { Receipt } from '../../lib/core/receipt.ts';
import type { HandoffView, Look } from '../../lib/core/views.ts';
import { useApp } from '../app-context.ts';
import { type CopyState, useCopy } from '../common/use-copy.ts';
import { useHandoffChanges } from '../common/use-handoff-changes.ts';
import { useTask } from '../common/use-task.ts';
import type { Insertion } from '../places.ts';
import { type EffectActs, useEffectActs } from './use-effect-acts.ts';

type SimpleAct = 'resume' | 'pause' | 'continue' | 'cancel' | 'acknowledge-by-hand';

/** A handoff under the user's hands, and what can be done with it. */
export interface HandoffEditing extends EffectActs {
  readonly view: HandoffView;
  readonly busy: boolean;
  readonly error: HandoffError | undefined;
  /** What the newest look into this tab showed. */
  readonly look: Look | undefined;
  readonly insertion: Insertion | undefined;
  readonly copying: CopyState;
  readonly ask: (act: SimpleAct) => void;
  readonly insert: (again: boolean) => void;
  /** Gives the text to the site of this tab as a file. */
  readonly attach: (again: boolean) => void;
  readonly lookAgain: () => void;
  readonly pasteReply: (reply: string) => void;
  readonly copy: () => void;
  readonly save: () => void;
  readonly copyBackup: () => void;
  readonly saveBackup: () => void;
  /** Copies the one line by which a Baton that has this handoff finds it again. */
  readonly copyLine: () => void;
}

interface HandoffOptions {
  readonly view: HandoffView;
  readonly look: Look | undefined;
  readonly insertion: Insertion | undefined;
}

/** Carries out what can be done with a handoff; what the worker answers is what is shown. */
export function useHandoff(first: HandoffOptions): HandoffEditing {
  const { client, tabId } = useApp();
  const [view, setView] = useState(first.view);
  const [look, setLook] = useState(first.look ?? first.insertion?.look);
  const [insertion, setInsertion] = useState(first.insertion);
  const task = useTask();
  const { packetId } = view.receipt;
  const act = (work: () => Promise<void>) =>
    task.run(async () => {
      try {
        await work();
      } catch (reason) {
        // What stands here may be what made it fail: show the handoff as it is now, and then why.
        setView(await client.ask('load-handoff', { packetId }));
        throw reason;
      }
    });
  useHandoffChanges(() => {
    client.ask('load-handoff', { packetId }).then(
      (now) => setView((shown) => newerOf(shown, now)),
      // What stands here is what was true when it was read; the next act says what is wrong.
      () => undefined,
    );
  }, packetId);
  const texts = useTextActs(view.receipt, act, setView);
  return {
    ...texts,
    ...useEffectActs(packetId, act, setView, texts.copying),
    view,
    busy: task.busy,
    error: task.error,
    look,
    insertion,
    ask: (name) => act(async () => setView(await client.ask(name, { packetId }))),
    insert: (again) =>
      act(async () => {
        const reply = await client.ask('insert', { packetId, tabId: tabOf(tabId), again });
        setView(reply.handoff);
        setLook(reply.look);
        setInsertion({ look: reply.look, inserted: reply.inserted });
      }),
    attach: (again) =>
      act(async () => {
        const reply = await client.ask('attach', { packetId, tabId: tabOf(tabId), again });
        setView(reply.handoff);
        setLook(reply.look);
        setInsertion({ look: reply.look, inserted: reply.inserted, asFile: true });
      }),
    lookAgain: () =>
      act(async () => {
        const reply = await client.ask('look-for-reply', { packetId, tabId: tabOf(tabId) });
        setView(reply.handoff);
        setLook(reply.look);
        setInsertion(undefined);
      }),
    pasteReply: (reply) => act(async () => setView(await client.ask('paste-reply', { packetId, reply }))),
  };
}

/** A view that was asked for before an act may arrive after what the act gave. */
function newerOf(shown: HandoffView, now: HandoffView): HandoffView {
  return now.events.length > shown.events.length ? now : shown;
}

/** The acts that take the text or a backup out of Baton. */
function useTextActs(
  { packetId, revision }: Receipt,
  act: (work: () => Promise<void>) => void,
  setView: (view: HandoffView) => void,
): Pick<HandoffEditing, 'copying' | 'copy' | 'save' | 'copyBackup' | 'saveBackup' | 'copyLine'> {
  const { client, saveFile, say } = useApp();
  const copying = useCopy();
  return {
    copying,
    copy: () =>
      act(async () => {
        const { text } = await client.ask('take-text', { packetId });
        if (!(await copying.copy(text))) return;
        setView(await client.ask('record-delivery', { packetId, method: 'copy', outcome: 'verified' }));
        say('Copied. Paste it into the new chat and press Send yourself.');
      }),
    save: () =>
      act(async () => {
        const { fileName, text } = await client.ask('take-text', { packetId });
        saveFile(fileName, text);
        setView(await client.ask('record-delivery', { packetId, method: 'file', outcome: 'unknown' }));
        say(`Handed to the browser as ${fileName}.`);
      }),
    copyBackup: () =>
      act(async () => {
        const { text } = await client.ask('back-up-handoff', { packetId });
        if (await copying.copy(text)) say('Backup copied.');
      }),
    copyLine: () =>
      act(async () => {
        const line = handoffLine({ id: packetId, revision });
        if (await copying.copy(line))
          say('Line copied. Paste it under “Open a packet” to find this handoff again.');
      }),
    saveBackup: () =>
      act(async () => {
        const { fileName, text } = await client.ask('back-up-handoff', { packetId });
        saveFile(fileName, text);
        say(`Backup handed to the browser as ${fileName}.`);
      }),
  };
}

function tabOf(tabId: number | undefined): number {
  if (tabId === undefined) throw new HandoffError('PAGE_ACCESS_LOST');
  return tabId;
}
