import { findHandoff } from '../assistant/handoff.ts';
import { replyTo } from '../assistant/reply.ts';
import type { ShownTurn } from '../sites/skin.ts';
import type { Controls } from './controls.ts';
import type { Transcript } from './transcript.ts';

/** What the scripted assistant works with. */
export interface AssistantOptions {
  transcript: Transcript;
  controls: Controls;
  save(turn: ShownTurn): Promise<void>;
  /** Called whenever an answer begins or ends. */
  onStreaming(isStreaming: boolean): void;
}

/** The scripted assistant of this page. */
export interface Assistant {
  answer(question: ShownTurn): void;
  /** Writes the answer that was held back, or the rest of the one that stands still. */
  proceed(): void;
  /** Ends the answer where it is, as the site's stop button does. */
  stop(): void;
}

function newAnswer(markdown: string): ShownTurn {
  return { id: crypto.randomUUID(), role: 'assistant', markdown, attachments: [], isStreaming: true };
}

/** The part of an answer that is there while the rest is still being written: whole lines, at least one. */
function firstHalf(markdown: string): string {
  const lines = markdown.split('\n');
  return lines.slice(0, Math.max(1, Math.floor(lines.length / 2))).join('\n');
}

/** Starts the scripted assistant; it acts on events only and waits for no clock. */
export function startAssistant({ transcript, controls, save, onStreaming }: AssistantOptions): Assistant {
  let heldBack: string | undefined;
  let writing: { turn: ShownTurn; whole: string } | undefined;

  function offerToContinue(): void {
    controls.showContinue(heldBack !== undefined || writing !== undefined);
  }

  async function finish(markdown: string): Promise<void> {
    if (writing === undefined) return;
    const turn = { ...writing.turn, markdown, isStreaming: false };
    writing = undefined;
    await save(turn);
    transcript.replaceLast(turn);
    onStreaming(false);
    offerToContinue();
  }

  function write(whole: string): void {
    heldBack = undefined;
    writing = { turn: newAnswer(firstHalf(whole)), whole };
    transcript.add(writing.turn);
    onStreaming(true);
    offerToContinue();
    if (!controls.holdsStream()) setTimeout(() => void finish(whole), 0);
  }

  function holdBack(question: ShownTurn): boolean {
    if (controls.mode() !== 'late' || findHandoff(question.markdown) === undefined) return false;
    heldBack = replyTo(question.markdown, 'late');
    offerToContinue();
    return true;
  }

  const unanswered = transcript.findUnanswered();
  if (unanswered !== undefined) holdBack(unanswered);

  return {
    answer(question) {
      const due = heldBack;
      if (due === undefined && holdBack(question)) return;
      const reply = due ?? replyTo(question.markdown, controls.mode());
      if (reply !== undefined) write(reply);
    },
    proceed() {
      if (writing !== undefined) void finish(writing.whole);
      else if (heldBack !== undefined) write(heldBack);
    },
    stop() {
      if (writing !== undefined) void finish(writing.turn.markdown);
    },
  };
}
