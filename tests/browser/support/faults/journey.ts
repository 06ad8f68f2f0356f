import type { Page } from '@playwright/test';
import { museumShopChat } from '../../../../demo/chats/shipped-chats.ts';
import { acknowledgementLine } from '../../../../lib/core/acknowledgement-line.ts';
import type { HandoffView } from '../../../../lib/core/views.ts';
import { ask } from '../worker-messages.ts';
import type { FaultScene } from './scene.ts';
import type { Snapshot } from './snapshot.ts';

/** The conversation that every fault is about. */
export const conversationId = `chatgpt:${museumShopChat.id}`;

/** A draft of the source, made where there is none. */
export async function ensureDraft(scene: FaultScene): Promise<void> {
  const { drafts } = await ask(await scene.watcher(), 'load-overview', {});
  if (drafts.some((one) => one.conversationId === conversationId)) return;
  const { popup, tabId } = await scene.chat('source');
  await ask(popup, 'capture', { tabId });
}

/** The change that gives the draft another goal. */
export async function goalChange(page: Page, text: string) {
  const { draft } = await ask(page, 'load-draft', { conversationId });
  const goal = draft.items.find(({ section }) => section === 'goal');
  if (!goal) throw new Error('the draft has no goal');
  return { kind: 'edit', itemId: goal.id, text, basedOn: goal.version } as const;
}

/** A draft whose content nobody has prepared yet. */
export async function ensureNewDraft(scene: FaultScene, goal: string): Promise<number> {
  await ensureDraft(scene);
  const page = await scene.watcher();
  const change = await goalChange(page, goal);
  return (await ask(page, 'change-draft', { conversationId, change })).draft.version;
}

/** A handoff that nothing has happened to. */
export async function prepareNew(scene: FaultScene, goal: string): Promise<HandoffView> {
  const version = await ensureNewDraft(scene, goal);
  return ask(await scene.watcher(), 'prepare', { conversationId, version, dropped: [] });
}

/** What an assistant that got the packet answers. */
export function replyTo(packetId: string, revision: number): string {
  const answers = ['The goal', 'Facts and unknowns', 'The restrictions', 'What is done', 'The next step'];
  const line = acknowledgementLine({ id: packetId, revision });
  return [line, ...answers.map((answer, at) => `${at + 1}. ${answer}`)].join('\n');
}

/** Takes a handoff from wherever it is to RESUMED, as a user would who carries the text by hand. */
async function finish(page: Page, start: Snapshot['handoff'] & object): Promise<void> {
  const { packetId, revision } = start.receipt;
  if (start.receipt.paused) await ask(page, 'continue', { packetId });
  let { state } = start.receipt;
  if (state === 'PREPARED') {
    await ask(page, 'record-delivery', { packetId, method: 'copy', outcome: 'verified' });
    state = (await ask(page, 'paste-reply', { packetId, reply: replyTo(packetId, revision) })).receipt.state;
  }
  if (state === 'ACKNOWLEDGED') state = (await ask(page, 'resume', { packetId })).receipt.state;
  if (state !== 'RESUMED') throw new Error(`the journey ends in ${state}`);
}

/** Goes on after a fault until the work is resumed; a handoff that was cancelled is at its end. */
export async function goOn(scene: FaultScene, { handoff }: Snapshot, goal: string): Promise<void> {
  if (handoff?.receipt.state === 'CANCELLED') return;
  await finish(await scene.watcher(), handoff ?? (await prepareNew(scene, goal)));
}
