import { MAX_TURNS } from '../core/capture.ts';
import { assessCompleteness, type Completeness, type CompletenessReason } from '../core/completeness.ts';
import { HandoffError } from '../core/errors.ts';
import type { Transcript } from '../core/transcript.ts';
import type { DraftView, TranscriptView } from '../core/views.ts';
import { type Reading, storeReading } from './capture-draft.ts';
import { withConversation } from './conversation-lock.ts';
import type { Ports } from './ports.ts';

/** Stands where a site's key stands for a conversation that was read in a page. */
const SITE = 'transcript';
/** How much of a turn a look at a transcript shows. */
const BEGINNING_UNITS = 120;

/**
 * Makes a draft of a transcript that was pasted, or of a part of a page that was selected. Nothing shows whether it is
 * all of the conversation.
 *
 * @throws {HandoffError} `CONVERSATION_EMPTY` for a text without words, `CAPTURE_TOO_LARGE`.
 */
export async function captureTranscript(ports: Ports, text: string): Promise<DraftView> {
  const { turns } = await readTranscript(ports, text);
  if (turns.every(({ markdown }) => markdown === '')) throw new HandoffError('CONVERSATION_EMPTY');
  const conversationId = `${SITE}:local-${ports.newId()}`;
  const reading: Reading = { site: SITE, turns, evidence: handMade, temporary: false };
  return await withConversation(conversationId, () => storeReading(ports, conversationId, reading, assess));
}

/** A pasted text as a conversation, for a look before it is kept; undefined where it names no speakers. */
export async function viewTranscript(ports: Ports, text: string): Promise<TranscriptView | undefined> {
  const { turns, hasSpeakers } = await readTranscript(ports, text);
  if (!hasSpeakers) return undefined;
  return {
    turns: turns.map(({ role, markdown }) => ({
      role,
      beginning: markdown.slice(0, BEGINNING_UNITS).toWellFormed(),
    })),
  };
}

/** A lone half of a character comes from the page or the clipboard; it cannot be stored. */
async function readTranscript(ports: Ports, text: string): Promise<Transcript> {
  const transcript = await ports.analyser.run('read-transcript', { text: text.toWellFormed() });
  if (transcript.turns.length > MAX_TURNS) throw new HandoffError('CAPTURE_TOO_LARGE');
  return transcript;
}

const handMade: Reading['evidence'] = {
  streaming: false,
  startReached: 'unknown',
  endReached: 'unknown',
  unmountedTurns: 0,
  unrecognised: 0,
};

/** What a page would show about its beginning and end nobody shows here: one reason says so. */
function assess(reading: Reading): Completeness {
  const { turns, reasons } = assessCompleteness(reading);
  const about = (wanted: CompletenessReason) => reasons.filter((reason) => reason === wanted);
  return {
    status: 'unverified',
    turns,
    reasons: [...about('roles-look-wrong'), 'pasted-by-hand', ...about('speakers-unknown')],
  };
}
