import type { Repair } from '../../lib/core/ask/ask-words.ts';
import type { AnswerRead, Asked, TabView } from '../../lib/core/views.ts';
import { amount } from '../common/amount.ts';
import type { Statement } from '../common/statement.ts';

const SEND = 'Read it, press Send yourself, and come back when the chat has answered.';

/** How far a request is that this view did not insert itself; undefined where there is none. */
export function stateWords(asked: TabView['asked']): Statement | undefined {
  switch (asked) {
    case 'in-composer':
      return { tone: 'plain', title: 'The request stands in the composer, not sent yet.', detail: SEND };
    case 'waiting':
      return {
        tone: 'plain',
        title: 'Waiting for the answer.',
        detail: 'When the chat has finished it, read it here.',
      };
    case 'answered':
      return {
        tone: 'good',
        title: 'The chat has answered.',
        detail: 'Baton checks every item against the captured turns before it goes into the draft.',
      };
    case undefined:
      return undefined;
  }
}

/** What became of the wish to insert the request. */
export function askedWords({ outcome, differenceAtUnits }: Asked): Statement {
  switch (outcome) {
    case 'verified':
      return {
        tone: 'good',
        title: 'The request is in the composer, read back: equal. Not sent.',
        detail: SEND,
      };
    case 'in-composer':
    case 'already-there':
      return { tone: 'plain', title: 'The request stood in the composer already. Not sent.', detail: SEND };
    case 'altered':
      return {
        tone: 'check',
        title: `The editor changed the request${differenceAtUnits === undefined ? '' : ` from character ${differenceAtUnits + 1} on`}. Not sent.`,
        detail: 'Undo it there with Ctrl+Z and copy it, or send it and see if the answer can be read.',
      };
    case 'truncated':
      return {
        tone: 'check',
        title: 'The site cut the request off. Not sent.',
        detail: 'Remove what is left of it there. This chat takes no text of that length.',
      };
    case 'attachment':
      return {
        tone: 'check',
        title: 'The site turned the request into an attachment. Not sent.',
        detail: 'Remove it there and copy the request instead.',
      };
    case 'unknown':
      return {
        tone: 'check',
        title: 'The request could not be read back.',
        detail: 'Look at the composer: it may or may not stand there. Not sent.',
      };
    case 'no-composer':
      return {
        tone: 'check',
        title: 'No place to type in this tab.',
        detail: 'Copy the request and paste it yourself.',
      };
  }
}

/** What reading the answer came to. */
export function answerWords(read: AnswerRead): Statement {
  switch (read.outcome) {
    case 'no-request':
      return { tone: 'check', title: 'No request stands in this chat yet.', detail: 'Send it first.' };
    case 'waiting':
      return { tone: 'plain', title: 'No answer yet.', detail: 'Read it again when the chat has finished.' };
    case 'streaming':
      return {
        tone: 'plain',
        title: 'An answer is still being written.',
        detail: 'Read it when it is finished.',
      };
    case 'already-read':
      return { tone: 'plain', title: 'This answer is in the draft already.' };
    case 'unreadable':
      return {
        tone: 'check',
        title: unreadableTitles[read.problem],
        detail: 'The draft is as it was. Ask the chat for the block again, or go on without it.',
      };
    case 'read':
      return readWords(read);
  }
}

const unreadableTitles: Record<Extract<AnswerRead, { outcome: 'unreadable' }>['problem'], string> = {
  'no-block': 'The answer holds no block with this request’s code.',
  'not-json': 'The block in the answer is broken beyond repair.',
  'not-an-answer': 'The block in the answer does not have the form that was asked for.',
};

function readWords({ added, known, leftOut }: Extract<AnswerRead, { outcome: 'read' }>): Statement {
  const total = Object.values(added).reduce((sum, count) => sum + count, 0);
  const doubtful = total - added.found;
  const details = [
    ...(known > 0
      ? [`${amount(known, 'more item')} ${known === 1 ? 'was' : 'were'} in the draft already.`]
      : []),
    ...(leftOut > 0
      ? [
          `${leftOut} of the new ones ${leftOut === 1 ? 'waits' : 'wait'} under “Left out”: the draft has one of that kind.`,
        ]
      : []),
    ...(total > 0 ? ['All are the assistant’s word until you confirm them.'] : []),
  ];
  return {
    tone: doubtful > 0 ? 'check' : 'good',
    title: total === 0 ? 'Nothing new in the answer.' : `${amount(total, 'new item')} in the draft.`,
    ...(details.length > 0 ? { detail: details.join(' ') } : {}),
  };
}

/** What was mended, in words. */
export const repairWords: Record<Repair, string> = {
  'smart-quotes': 'Curly quotation marks were read as straight ones.',
  commas: 'Commas too many or too few were put right.',
  escapes: 'Backslashes that the page had put in were taken out.',
  'cut-off': 'The answer breaks off: what was not finished is not in the draft.',
  other: 'Other faults in the block’s form were mended.',
};
