import type { InsertionResult } from '../core/insertion.ts';
import { countAttachments } from './attachments.ts';
import { placeCaretAtEnd } from './caret.ts';
import { buildAddition, compareWithDraft, holdsText, trimOuterNewlines } from './compare.ts';
import { detectEditorKind, followsCaret, isWritable } from './editor-kind.ts';
import { findMethods, type InsertionMethod, typesLongTexts } from './methods.ts';
import { nextFrame, pause } from './settle.ts';
import { takeBack } from './undo.ts';
import { readBefore, readWhole, type WholeReading } from './whole-text.ts';

/** With so long between the caret and the text, Slate took 12 of 12 pastes; without, 5 of 6 (Chromium 156, 2026-11-29). */
const CARET_MS = 200;

/** One insertion: what stood in the composer before, what shall stand behind it, and how to find it again. */
type Insertion = {
  draft: string;
  text: string;
  attachmentsBefore: number;
  find: () => HTMLElement | undefined;
};

/**
 * Puts a text into a composer, after the user's own draft with one blank line between, and says what stands
 * there afterwards. The kind of editor decides on the methods; the next one is tried only when the composer
 * holds again exactly what it held before. Nothing is clicked, no key is pressed, nothing is sent.
 *
 * @param text is inserted without its outer newlines.
 * @param find looks the composer up anew, because a site may replace it when its text changes.
 */
export async function insertIntoComposer(
  composer: HTMLElement,
  text: string,
  find: () => HTMLElement | undefined,
): Promise<InsertionResult> {
  if (!isWritable(composer)) return { outcome: 'no-composer', draftKept: true };
  const draft = await readBefore(composer);
  const cleanText = trimOuterNewlines(text.replace(/\r\n?/g, '\n'));
  if (holdsText(draft, cleanText)) return { outcome: 'already-there', draftKept: true };
  const addition = buildAddition(draft, cleanText);
  const methods = findMethods(detectEditorKind(composer), addition, typesLongTexts(navigator));
  return tryMethods(methods, composer, {
    draft,
    text: cleanText,
    attachmentsBefore: countAttachments(composer),
    find,
  });
}

async function tryMethods(
  methods: readonly InsertionMethod[],
  firstComposer: HTMLElement,
  insertion: Insertion,
): Promise<InsertionResult> {
  let composer = firstComposer;
  let result: InsertionResult = { outcome: 'no-composer', draftKept: true };
  for (const [index, method] of methods.entries()) {
    const reading = await insertBy(method, composer, insertion);
    result = { ...judge(reading, insertion), method: method.name };
    if (result.outcome === 'truncated' && reading) return await withdraw(result, reading, insertion);
    if (result.outcome !== 'altered' || !reading) return result;
    const isLast = index === methods.length - 1;
    if (isLast && result.draftKept) return result;
    const restored = await takeBack(insertion.find, reading, insertion.draft);
    if (!restored || isLast)
      return { ...judge(await readWhole(insertion.find), insertion), method: method.name };
    composer = restored;
  }
  return result;
}

/** A packet that is cut off must not be sent by mistake, and no other method makes room for it. */
async function withdraw(
  result: InsertionResult,
  reading: WholeReading,
  insertion: Insertion,
): Promise<InsertionResult> {
  const restored = await takeBack(insertion.find, reading, insertion.draft);
  return {
    ...result,
    takenBack: restored !== undefined,
    draftKept: result.draftKept || restored !== undefined,
  };
}

async function insertBy(
  method: InsertionMethod,
  composer: HTMLElement,
  { draft, text, find }: Insertion,
): Promise<WholeReading | undefined> {
  await prepareCaret(composer);
  const current = find() ?? composer;
  try {
    method.insert(current, buildAddition(draft, text));
  } catch {
    // A page's policy may forbid a method; what the composer holds now decides whether the next is tried.
  }
  return readWhole(find);
}

/**
 * Some editors follow the focus only a frame later, and lose what comes before that. One with a model of its own follows
 * the caret later still (Slate after 100 ms), and what it does not know of its undo does not take back.
 */
async function prepareCaret(composer: HTMLElement): Promise<void> {
  placeCaretAtEnd(composer);
  await nextFrame();
  if (followsCaret(detectEditorKind(composer))) await pause(CARET_MS);
}

function judge(reading: WholeReading | undefined, insertion: Insertion): InsertionResult {
  if (!reading) return { outcome: 'unknown', draftKept: insertion.draft === '' };
  const { differenceAtUnits, isCutOff, draftKept } = compareWithDraft(
    insertion.draft,
    insertion.text,
    reading.text,
  );
  if (differenceAtUnits === undefined && draftKept) return { outcome: 'verified', draftKept };
  if (countAttachments(reading.composer) > insertion.attachmentsBefore)
    return { outcome: 'attachment', draftKept };
  if (reading.isPartial) return { outcome: 'unknown', draftKept: insertion.draft === '' };
  return {
    outcome: isCutOff ? 'truncated' : 'altered',
    differenceAtUnits: differenceAtUnits ?? 0,
    draftKept,
  };
}
