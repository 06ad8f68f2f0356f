import type { Page } from '@playwright/test';
import { pressSend } from '../../../../demo/chat-page.ts';
import { claudeRows } from '../../../../demo/sites/claude.ts';
import { packetId as idOf } from '../../../../lib/core/packet-id.ts';
import { renderPacketText } from '../../../../lib/core/packet-text.ts';
import { contractExample } from '../../../unit/core/packets.ts';
import { ask, tryToAsk } from '../worker-messages.ts';
import { conversationId, ensureDraft, ensureNewDraft, goalChange, prepareNew, replyTo } from './journey.ts';
import type { FaultScene, Side } from './scene.ts';
import type { Snapshot } from './snapshot.ts';

/** A transition that is about to happen. */
export interface Act {
  /** The handoff that it is about, where there is one. */
  packetId?: string;
  /** Asks the worker for it. */
  act(page: Page): Promise<{ answered: boolean }>;
  /** Whether it has happened, by what is on disk. */
  isDone(after: Snapshot): boolean;
}

/** One kind of transition, and how everything comes to stand in front of it. */
export interface Transition {
  name: string;
  /** The chat that it reads or writes; where it does neither, the one that is open beside it. */
  side: Side;
  /** @param goal one that no packet has yet. */
  setUp(scene: FaultScene, goal: string): Promise<Act>;
}

const discardDraft = async (scene: FaultScene) => {
  await ensureDraft(scene);
  await ask(await scene.watcher(), 'discard-draft', { conversationId });
};

const stateOf = ({ handoff }: Snapshot) => handoff?.receipt.state;

async function acknowledged(scene: FaultScene, goal: string): Promise<string> {
  const { packetId, revision } = (await prepareNew(scene, goal)).receipt;
  const page = await scene.watcher();
  await ask(page, 'record-delivery', { packetId, method: 'copy', outcome: 'verified' });
  await ask(page, 'paste-reply', { packetId, reply: replyTo(packetId, revision) });
  return packetId;
}

/** A transition of a handoff that the packet's id alone describes. */
function ofHandoff(
  name: 'resume' | 'cancel' | 'pause' | 'continue',
  before: (scene: FaultScene, goal: string) => Promise<string>,
  isDone: (after: Snapshot) => boolean,
): Transition {
  return {
    name,
    side: 'source',
    async setUp(scene, goal) {
      const packetId = await before(scene, goal);
      return { packetId, act: (page) => tryToAsk(page, name, { packetId }), isDone };
    },
  };
}

function delivery(method: 'copy' | 'file'): Transition {
  return {
    name: `deliver by ${method}`,
    side: 'source',
    async setUp(scene, goal) {
      const { packetId } = (await prepareNew(scene, goal)).receipt;
      return {
        packetId,
        act: (page) => tryToAsk(page, 'record-delivery', { packetId, method, outcome: 'verified' }),
        isDone: ({ handoff }) => handoff?.receipt.deliveries.length === 1,
      };
    },
  };
}

const prepared = async (scene: FaultScene, goal: string) => (await prepareNew(scene, goal)).receipt.packetId;

/** Every transition that a user can start. */
export const transitions: readonly Transition[] = [
  {
    name: 'capture',
    side: 'source',
    async setUp(scene) {
      await discardDraft(scene);
      const { tabId } = await scene.chat('source');
      return {
        act: (page) => tryToAsk(page, 'capture', { tabId }),
        isDone: ({ draft }) => draft !== undefined,
      };
    },
  },
  {
    name: 'edit',
    side: 'source',
    async setUp(scene, goal) {
      await ensureDraft(scene);
      const change = await goalChange(await scene.watcher(), goal);
      return {
        act: (page) => tryToAsk(page, 'change-draft', { conversationId, change }),
        isDone: ({ draft }) => draft?.items.some(({ text }) => text === goal) ?? false,
      };
    },
  },
  {
    name: 'prepare',
    side: 'source',
    async setUp(scene, goal) {
      const version = await ensureNewDraft(scene, goal);
      return {
        act: (page) => tryToAsk(page, 'prepare', { conversationId, version, dropped: [] }),
        isDone: ({ draft, handoff }) =>
          draft?.preparedAs !== undefined && handoff?.packet.goal === goal && handoff.events.length === 1,
      };
    },
  },
  {
    name: 'deliver by insert',
    side: 'destination',
    async setUp(scene, goal) {
      const packetId = await prepared(scene, goal);
      const { tabId } = await scene.chat('destination');
      return {
        packetId,
        act: (page) => tryToAsk(page, 'insert', { packetId, tabId, again: true }),
        isDone: ({ handoff }) => handoff?.receipt.deliveries.length === 1,
      };
    },
  },
  delivery('copy'),
  delivery('file'),
  {
    name: 'acknowledge',
    side: 'destination',
    async setUp(scene, goal) {
      const packetId = await prepared(scene, goal);
      const { page: chat, popup, tabId } = await scene.chat('destination');
      await ask(popup, 'insert', { packetId, tabId, again: false });
      await pressSend(chat, claudeRows);
      await chat.locator('[data-testid="assistant-message"][data-is-streaming="false"]').last().waitFor();
      return {
        packetId,
        async act(page) {
          const found = await tryToAsk(page, 'look-for-reply', { packetId, tabId });
          return { answered: found.answered && found.reply.look.outcome === 'acknowledged' };
        },
        isDone: (after) => stateOf(after) === 'ACKNOWLEDGED',
      };
    },
  },
  ofHandoff('resume', acknowledged, (after) => stateOf(after) === 'RESUMED'),
  ofHandoff('cancel', prepared, (after) => stateOf(after) === 'CANCELLED'),
  ofHandoff('pause', prepared, ({ handoff }) => handoff?.receipt.paused === true),
  ofHandoff(
    'continue',
    async (scene, goal) => {
      const packetId = await prepared(scene, goal);
      await ask(await scene.watcher(), 'pause', { packetId });
      return packetId;
    },
    ({ handoff }) => handoff?.receipt.paused === false,
  ),
  {
    name: 'discard',
    side: 'source',
    async setUp(scene, goal) {
      await ensureNewDraft(scene, goal);
      return {
        act: (page) => tryToAsk(page, 'discard-draft', { conversationId }),
        isDone: ({ draft }) => draft === undefined,
      };
    },
  },
  {
    name: 'receive',
    side: 'source',
    async setUp(scene, goal) {
      await discardDraft(scene);
      const packet = { ...contractExample, conversation_id: `chatgpt:${goal}`, goal };
      const text = renderPacketText(packet);
      return {
        packetId: idOf(packet),
        act: (page) => tryToAsk(page, 'receive', { text }),
        isDone: ({ handoff }) => handoff?.receipt.origin === 'received',
      };
    },
  },
  {
    name: 'restore',
    side: 'source',
    async setUp(scene, goal) {
      await ensureNewDraft(scene, goal);
      const page = await scene.watcher();
      const { text } = await ask(page, 'back-up-draft', { conversationId });
      await ask(page, 'discard-draft', { conversationId });
      return {
        act: (from) => tryToAsk(from, 'restore-draft', { text }),
        isDone: ({ draft }) => draft?.items.some((item) => item.text === goal) ?? false,
      };
    },
  },
];
