import { useState } from 'preact/hooks';
import { useApp } from '../app-context.ts';
import { amount } from '../common/amount.ts';
import { ErrorNotice } from '../common/ErrorNotice.tsx';
import { RefusedCopy } from '../common/RefusedCopy.tsx';
import { useCopy } from '../common/use-copy.ts';
import { useTask } from '../common/use-task.ts';

/** Puts masked values back into a text of the user's, such as an answer of the new chat, for their clipboard. */
export function RestoreValues({ conversationId }: { readonly conversationId: string }) {
  const { client, say } = useApp();
  const task = useTask();
  const copying = useCopy();
  const [text, setText] = useState('');
  const restore = () =>
    task.run(async () => {
      const reply = await client.ask('restore-values', { conversationId, text });
      if (!(await copying.copy(reply.text))) return;
      const missing = reply.unknown.length > 0 ? ` Not known: ${reply.unknown.join(', ')}.` : '';
      say(`Copied with ${amount(reply.restored, 'value')} put back.${missing}`);
      setText('');
    });
  return (
    <div class="restore-values">
      <textarea
        class="field"
        rows={3}
        dir="auto"
        aria-label="Text with placeholders"
        placeholder="Paste a text with placeholders such as [EMAIL_1]"
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div class="acts">
        <button type="button" class="button" disabled={task.busy || text === ''} onClick={restore}>
          Copy with values
        </button>
      </div>
      {task.error && <ErrorNotice error={task.error} />}
      {copying.refusedText !== undefined && (
        <RefusedCopy text={copying.refusedText} onClose={copying.closeRefused} />
      )}
    </div>
  );
}
