import { useState } from 'preact/hooks';
import { HandoffError } from '../../lib/core/errors.ts';
import type { AnswerRead, Asked } from '../../lib/core/views.ts';
import { useApp } from '../app-context.ts';
import { type CopyState, useCopy } from '../common/use-copy.ts';
import { type Task, useTask } from '../common/use-task.ts';
import type { DraftEditing } from '../draft/use-draft.ts';

/** The request to a chat, as the view knows it. */
export interface Asking {
  readonly task: Task;
  /** What became of inserting the request here. */
  readonly asked: Asked | undefined;
  /** What the last reading of the answer came to. */
  readonly read: AnswerRead | undefined;
  readonly copying: CopyState;
  readonly insert: () => void;
  readonly readAnswer: () => void;
  readonly copy: (text: string) => void;
}

/** Carries out what can be done with the request to a chat; each act waits for what is being typed. */
export function useAsking({ saver, view }: DraftEditing): Asking {
  const { client, tabId, say } = useApp();
  const [asked, setAsked] = useState<Asked>();
  const [read, setRead] = useState<AnswerRead>();
  const task = useTask();
  const copying = useCopy();
  const act = (work: (target: { conversationId: string; tabId: number }) => Promise<void>) =>
    task.run(async () => {
      if (tabId === undefined) throw new HandoffError('PAGE_ACCESS_LOST');
      await saver.settleOrFail();
      await work({ conversationId: view.draft.conversationId, tabId });
    });
  return {
    task,
    asked,
    read,
    copying,
    insert: () =>
      act(async (target) => {
        setAsked(await client.ask('ask-chat', target));
        setRead(undefined);
      }),
    readAnswer: () =>
      act(async (target) => {
        const answer = await client.ask('read-answer', target);
        if (answer.outcome === 'read') saver.adopt(answer.view);
        setRead(answer);
      }),
    copy: (text) =>
      task.run(async () => {
        if (await copying.copy(text)) say('Copied. Paste it into this chat and press Send yourself.');
      }),
  };
}
