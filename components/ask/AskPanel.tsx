import type { Evidence } from '../../lib/core/draft.ts';
import type { AnswerRead, TabView } from '../../lib/core/views.ts';
import { amount } from '../common/amount.ts';
import { ErrorNotice } from '../common/ErrorNotice.tsx';
import { EscapeArea } from '../common/EscapeArea.tsx';
import { RefusedCopy } from '../common/RefusedCopy.tsx';
import { StatementBox } from '../common/StatementBox.tsx';
import type { DraftEditing } from '../draft/use-draft.ts';
import { answerWords, askedWords, repairWords, stateWords } from './ask-words.ts';
import { useAsking } from './use-asking.ts';

interface AskPanelProps {
  readonly editing: DraftEditing;
  /** How far a request in the tab is, as it was seen last. */
  readonly asked: TabView['asked'];
  readonly onClose: () => void;
}

/** Asks the chat to sum itself up, and takes its answer into the draft. */
export function AskPanel({ editing, asked: seen, onClose }: AskPanelProps) {
  const asking = useAsking(editing);
  const { asked, read, task } = asking;
  const statement = read ? answerWords(read) : asked ? askedWords(asked) : stateWords(seen);
  const isDone = read?.outcome === 'read' || read?.outcome === 'already-read';
  const isAsked = asked !== undefined || seen !== undefined;
  return (
    <EscapeArea class="block" label="Ask this chat" onClose={onClose}>
      <div class="block-head">
        <div>
          <h2>Ask this chat</h2>
          <p class="meta">The chat says what should travel; every item is checked.</p>
        </div>
        {/* biome-ignore lint/a11y/noAutofocus: the user asked for this panel and Escape leads back */}
        <button type="button" class="button" autoFocus onClick={onClose}>
          {isDone ? 'Show the draft' : 'Close'}
        </button>
      </div>
      {task.error && <ErrorNotice error={task.error} />}
      {asking.copying.refusedText !== undefined && (
        <RefusedCopy text={asking.copying.refusedText} onClose={asking.copying.closeRefused} />
      )}
      {statement ? (
        <StatementBox statement={statement} />
      ) : (
        <p>
          Baton puts a request into this chat’s composer, after whatever you have typed there. Nothing is
          sent: you read it and press Send. The answer’s items come into the draft as the assistant’s word,
          each with the passage that it rests on.
        </p>
      )}
      {read?.outcome === 'read' && <Findings read={read} />}
      {!isDone && (
        <div class="acts">
          {isAsked && (
            <button type="button" class="button primary" disabled={task.busy} onClick={asking.readAnswer}>
              Read the answer
            </button>
          )}
          <button
            type="button"
            class={`button ${isAsked ? '' : 'primary'}`}
            disabled={task.busy}
            onClick={asking.insert}
          >
            {isAsked ? 'Insert the request again' : 'Insert the request'}
          </button>
          {asked && (
            <button type="button" class="button" disabled={task.busy} onClick={() => asking.copy(asked.text)}>
              Copy it
            </button>
          )}
        </div>
      )}
    </EscapeArea>
  );
}

const findingWords: Record<Evidence, string> = {
  found: 'quote found in the chat',
  similar: 'only something similar found',
  'not-found': 'quote not found',
  'not-quoted': 'no quote given',
};
const order = ['found', 'similar', 'not-found', 'not-quoted'] as const;

/** How the new items stand to the chat, and what had to be mended to read them. */
function Findings({ read }: { readonly read: Extract<AnswerRead, { outcome: 'read' }> }) {
  const { added, repairs, unreadable } = read;
  const found = order.filter((evidence) => added[evidence] > 0);
  return (
    <>
      {found.length > 0 && (
        <ul>
          {found.map((evidence) => (
            <li key={evidence}>
              {amount(added[evidence], 'item')}: {findingWords[evidence]}
            </li>
          ))}
        </ul>
      )}
      {(repairs.length > 0 || unreadable > 0) && (
        <>
          <h3 class="statement-title">What was repaired</h3>
          <ul>
            {repairs.map((repair) => (
              <li key={repair}>{repairWords[repair]}</li>
            ))}
            {unreadable > 0 && <li>{amount(unreadable, 'item')} could not be understood: left aside.</li>}
          </ul>
        </>
      )}
    </>
  );
}
