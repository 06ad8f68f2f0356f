import { useState } from 'preact/hooks';
import { isAllowed } from '../../lib/core/receipt.ts';
import type { TabView } from '../../lib/core/views.ts';
import { Disclosure } from '../common/Disclosure.tsx';
import { EscapeArea } from '../common/EscapeArea.tsx';
import type { Place } from '../places.ts';
import { FitNote } from './FitNote.tsx';
import type { NextAct } from './next-act.ts';
import type { HandoffEditing } from './use-handoff.ts';

const INSERT_HINT =
  'Inserted after what you have typed here and read back. Baton stops before Send, so that you read what leaves and decide that it goes.';
const COPY_HINT =
  'Open Baton in the new chat and choose “Insert here”, or copy the text and paste it yourself.';

interface WaitingActsProps {
  readonly editing: HandoffEditing;
  /** The act that stands in the footer and is not repeated here. */
  readonly next: NextAct | undefined;
  readonly canInsert: boolean;
  readonly tab: TabView | undefined;
  readonly go: (place: Place) => void;
}

/** While no chat has acknowledged: the other ways to move the text, and the ways to an acknowledgement. */
export function WaitingActs({ editing, next, canInsert, tab, go }: WaitingActsProps) {
  const { view, busy, lookAgain, ask, pasteReply } = editing;
  const fitNote = canInsert && tab && <FitNote view={view} tab={tab} go={go} />;
  const { receipt } = view;
  const [pasting, setPasting] = useState(false);
  if (receipt.state !== 'PREPARED') return null;
  const delivers = isAllowed(receipt, 'deliver');
  const acknowledges = isAllowed(receipt, 'acknowledge');
  const wentOut = receipt.deliveries.length > 0 || editing.look !== undefined;
  return (
    <>
      {delivers && next !== 'look' && (
        <section class="ways">
          <h2>Hand it over</h2>
          <p class="hint">{canInsert ? INSERT_HINT : COPY_HINT}</p>
          {fitNote}
          <MoveActs editing={editing} next={next} canInsert={canInsert} />
        </section>
      )}
      {acknowledges && wentOut && (
        <section class="ways">
          <h2>Once the new chat has answered</h2>
          <div class="acts">
            {next !== 'look' && canInsert && (
              <button type="button" class="button" disabled={busy} onClick={lookAgain}>
                Look again
              </button>
            )}
            <button type="button" class="button" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
              Paste the reply
            </button>
            <button type="button" class="link" disabled={busy} onClick={() => ask('acknowledge-by-hand')}>
              It was acknowledged, I saw it
            </button>
          </div>
          {pasting && <ReplyBox busy={busy} onPaste={pasteReply} onClose={() => setPasting(false)} />}
        </section>
      )}
      {delivers && next === 'look' && (
        <Disclosure label="Hand it over another way">
          {fitNote}
          <MoveActs editing={editing} next={next} canInsert={canInsert} />
        </Disclosure>
      )}
    </>
  );
}

function MoveActs({ editing, next, canInsert }: Pick<WaitingActsProps, 'editing' | 'next' | 'canInsert'>) {
  const { busy, insert, attach, copy, save } = editing;
  return (
    <div class="acts">
      {next !== 'insert' && canInsert && (
        <button type="button" class="button" disabled={busy} onClick={() => insert(false)}>
          Insert here
        </button>
      )}
      {next !== 'copy' && (
        <button type="button" class="button" disabled={busy} onClick={copy}>
          Copy text
        </button>
      )}
      {canInsert && (
        <button type="button" class="button" disabled={busy} onClick={() => attach(false)}>
          Attach as a file
        </button>
      )}
      <button type="button" class="button" disabled={busy} onClick={save}>
        Save file
      </button>
    </div>
  );
}

interface ReplyBoxProps {
  readonly busy: boolean;
  readonly onPaste: (reply: string) => void;
  readonly onClose: () => void;
}

function ReplyBox({ busy, onPaste, onClose }: ReplyBoxProps) {
  const [reply, setReply] = useState('');
  return (
    <EscapeArea class="reply-box" onClose={onClose}>
      <textarea
        class="field"
        rows={5}
        dir="auto"
        aria-label="The assistant’s reply"
        placeholder="The whole reply, from the line “baton-ack …” on"
        value={reply}
        onInput={({ currentTarget }) => setReply(currentTarget.value)}
      />
      <button
        type="button"
        class="button"
        disabled={busy || reply.trim() === ''}
        onClick={() => onPaste(reply)}
      >
        Check reply
      </button>
    </EscapeArea>
  );
}
