import type { ErrorCode, ErrorDetail, HandoffError } from '../lib/core/errors.ts';

/** What is wrong, and what to do about it. */
export interface ErrorText {
  readonly title: string;
  readonly advice: string;
}

const text = (title: string, advice: string): ErrorText => ({ title, advice });
const at = (detail: ErrorDetail, key: string, before: string) =>
  detail[key] === undefined || detail[key] === '' ? '' : `${before}${detail[key]}`;

/** Why a pattern of the user's cannot be used, by the code of the refusal. */
const patternRefusals: Readonly<Record<string, string>> = {
  EMPTY: 'It is empty.',
  TOO_LONG: 'It is longer than 200 characters.',
  NOT_A_PATTERN:
    'It is not a regular expression. Put a backslash before characters that stand for themselves.',
  MATCHES_EMPTY: 'It would match nothing at all, everywhere. Let it need at least one character.',
  UNKNOWN_CONSTRUCT: 'It uses look-around, a reference or another part whose running time cannot be judged.',
  NESTED_REPETITION: 'It repeats a repetition, which can take for ever on some texts. Repeat one thing only.',
  TOO_MANY_WAYS: 'Its repetitions can be combined in too many ways, which can take for ever on some texts.',
};

/** The words for every expected failure. */
const texts: Record<ErrorCode, (detail: ErrorDetail) => ErrorText> = {
  PAGE_NOT_READABLE: () =>
    text(
      'This page cannot be read',
      'The browser closes it to extensions. Open Baton in the tab of a chat, or paste a text instead.',
    ),
  PAGE_NOT_A_CHAT: () =>
    text('This is no chat that Baton knows', 'Open Baton in the tab of a chat, or paste its text instead.'),
  PAGE_ACCESS_LOST: () =>
    text(
      'Baton may no longer look at this tab',
      'The tab has moved on. Close Baton and press its button in the tab again.',
    ),
  SITE_CHANGED: () =>
    text(
      'The page is not understood any more',
      'The site seems to have been rebuilt. Nothing is lost: copy the chat and paste it into Baton.',
    ),
  CONVERSATION_EMPTY: () =>
    text('This chat has no turns yet', 'There is nothing to capture here. A handoff can be inserted.'),
  CONVERSATION_STREAMING: () =>
    text('An answer is still being written', 'Wait until it is finished, then try again.'),
  CAPTURE_MALFORMED: (detail) =>
    text(
      `What the page gave cannot be used${at(detail, 'path', ': ')}`,
      'Reload the page and try again. Earlier drafts are unchanged.',
    ),
  CAPTURE_TOO_LARGE: () =>
    text(
      'This chat is larger than Baton can read at once',
      'Copy the part that matters and paste it into Baton.',
    ),
  BAD_UNICODE: (detail) =>
    text(
      'The text holds half of a character',
      `It was cut in the middle of a symbol${at(detail, 'path', ', in ')}. Delete that symbol and try again.`,
    ),
  NOT_JSON_VALUE: (detail) =>
    text(
      `Something in it cannot be written down${at(detail, 'path', ': ')}`,
      'Edit that entry and try again.',
    ),
  PACKET_NOT_FOUND: () =>
    text(
      'No packet or transcript in this text',
      'Copy the whole message, from “Handoff:” to “End of handoff”. In a transcript, write who speaks before each turn, such as “User:” and “Assistant:”.',
    ),
  PACKET_CUT_OFF: (detail) =>
    text(
      `The text is cut off${at(detail, 'atUnits', ' after character ')}`,
      'Its end is missing. Copy the whole message again, down to “End of handoff”.',
    ),
  PACKET_NOT_JSON: (detail) =>
    text(
      `The packet is broken${at(detail, 'line', ' at line ')}`,
      'A character is missing or was changed there. Copy it again from where it came from.',
    ),
  PACKET_ALTERED: () =>
    text(
      'The packet was changed after it was prepared',
      'Its content does not match its id. Take a fresh copy from where it was prepared.',
    ),
  PACKET_NEWER_SCHEMA: (detail) =>
    text(
      'Made by a newer Baton',
      `This one reads version ${detail.known ?? 1}, the packet is version ${detail.found ?? 'unknown'}. Update Baton, then try again.`,
    ),
  PACKET_UNKNOWN_KEY: (detail) =>
    text(
      `The packet has a field that Baton does not know${at(detail, 'path', ': ')}`,
      'It was made by something else or edited. Remove that field at its source.',
    ),
  PACKET_INVALID: (detail) =>
    text(
      `A field of the packet does not fit${at(detail, 'path', ': ')}`,
      `Correct it at its source${at(detail, 'problem', ': ')}.`,
    ),
  PACKET_TOO_LARGE: (detail) =>
    text(
      `The packet is too large${at(detail, 'path', ': ')}`,
      `The limit is ${detail.limitUnits ?? 'exceeded'}. Shorten or leave out items.`,
    ),
  TWO_PACKETS: (detail) =>
    text(`${detail.found ?? 'Several'} packets in one text`, 'Paste one of them at a time.'),
  BACKUP_DAMAGED: (detail) =>
    text(`The backup is damaged${at(detail, 'path', ': ')}`, 'It was cut off or edited. Use another copy.'),
  BACKUP_NEWER: () => text('The backup was made by a newer Baton', 'Update Baton, then open it again.'),
  DRAFT_NOT_FOUND: () =>
    text('This draft is gone', 'It was cancelled or prepared in another window. Capture the chat again.'),
  DRAFT_EXISTS: () =>
    text('A draft of this chat exists already', 'Open it, or cancel it first. Nothing was overwritten.'),
  DRAFT_CONFLICT: () =>
    text(
      'The draft was changed in another window',
      'It is shown as it is now. Look at it once more, then try again.',
    ),
  DRAFT_INCOMPLETE: (detail) =>
    text(
      `${detail.missing === 'goal' ? 'A goal' : `Something (${detail.missing ?? 'unknown'})`} is missing`,
      'Say in a sentence what the work is for, then prepare.',
    ),
  ITEM_NOT_FOUND: () =>
    text('This item is no longer in the draft', 'It was changed in another window. Open the draft again.'),
  LOST_ITEMS: () =>
    text('Earlier restrictions or decisions are missing', 'Keep each one, or drop it deliberately.'),
  NEW_FINDINGS: () =>
    text('More values were masked just now', 'Look through the masked values, then prepare again.'),
  VALUE_GONE: () =>
    text(
      'The value is no longer in memory',
      'Values are kept only until the browser closes. Capture the chat again to see it.',
    ),
  VALUES_UNDECIDED: () =>
    text(
      'What was typed looks private and waits for your word',
      'Review what is masked: keep each one masked, or allow it. Then prepare.',
    ),
  PASSAGE_TOO_SHORT: () =>
    text(
      'The selection is too short to be masked everywhere',
      'Select at least four characters. A short name can be added as a word of your own in Settings.',
    ),
  PASSAGE_NOT_FOUND: () =>
    text('The selection is not there any more', 'Its text has changed meanwhile. Select it again.'),
  TURN_GONE: (detail) =>
    text(
      `The turn is no longer in memory${at(detail, 'turn', ': ')}`,
      'Turns are kept only until the browser closes. Capture the chat again to pick from it.',
    ),
  PATTERN_REFUSED: (detail) =>
    text('This pattern cannot be used', patternRefusals[String(detail.reason)] ?? 'Write it in another way.'),
  SETTINGS_FULL: (detail) =>
    text(`There is no room for more${at(detail, 'most', ' than ')}`, 'Remove some that you no longer need.'),
  TEMPLATE_PRIVATE: () =>
    text(
      'This text holds something private, or a placeholder',
      'A template is kept for every chat. Write it without names, addresses and keys, then save it.',
    ),
  ANALYSIS_TIMED_OUT: () =>
    text(
      'Looking for secrets took too long',
      'Nothing was stored or prepared. Shorten the longest entry, or capture a part of the chat, and try again.',
    ),
  ANALYSIS_FAILED: () =>
    text(
      'The text could not be looked through for secrets',
      'Nothing was stored or prepared. Close Baton, open it again and repeat what you did.',
    ),
  HANDOFF_NOT_FOUND: () =>
    text(
      'Baton does not have this handoff',
      'It may stand in another browser. Paste its text to open it here.',
    ),
  HANDOFF_PAUSED: (detail) =>
    text(
      'This handoff is paused',
      detail.moved
        ? 'It was paused while the text went out, so that is not recorded. Continue it before you send the text.'
        : 'Continue it first. Nothing was moved.',
    ),
  BAD_TRANSITION: (detail) =>
    text(
      'That is not possible any more',
      `The handoff has moved on${at(detail, 'state', ' and is now ').toLowerCase()}. It is shown as it is now.`,
    ),
  STALE_REVISION: (detail) =>
    text(
      'A newer revision exists',
      `${detail.revision === undefined ? 'This one' : `Revision ${detail.revision}`} was replaced. Open ${detail.newest === undefined ? 'the newest one' : `revision ${detail.newest}`} in the list.`,
    ),
  HANDOFF_CANCELLED: (detail) =>
    text(
      'This handoff was cancelled',
      detail.moved
        ? 'It ended while the text went out. Do not send that text.'
        : 'It stays in the list and cannot be used. Prepare a new one.',
    ),
  NO_ACKNOWLEDGEMENT: () =>
    text(
      'No acknowledgement in this reply',
      'It should begin with “baton-ack” and the code. Ask the assistant for that line.',
    ),
  OTHER_ACKNOWLEDGEMENT: (detail) =>
    text(
      'The reply acknowledges another packet',
      `It names ${detail.found ?? 'another code'}. Check that this is the right chat and revision.`,
    ),
  EFFECT_NOT_FOUND: () =>
    text('This packet names no such action', 'Only an open item with an outside effect can be allowed.'),
  EFFECT_TOO_EARLY: () =>
    text('No chat has acknowledged this handoff yet', 'Actions can be allowed once one has.'),
  BAD_EFFECT_TRANSITION: (detail) =>
    text(
      'That is not possible for this action any more',
      `It is ${detail.state ?? 'in another state'} now. It is shown as it is.`,
    ),
  COMPOSER_NOT_FOUND: () => text('No place to type in this tab', 'Copy the text and paste it yourself.'),
  TAB_CHANGED: () =>
    text(
      'The tab has changed since you opened Baton',
      'Nothing was inserted. Press Baton’s button in the right tab again.',
    ),
  INSERTION_FAILED: () =>
    text(
      'The text could not be inserted',
      'What you had typed is still there. Copy the text and paste it yourself.',
    ),
  DATABASE_UNAVAILABLE: () =>
    text(
      'The browser does not let Baton save',
      'This happens in some private windows. Nothing was changed; try a normal window.',
    ),
  DATABASE_NEWER: () => text('The saved data is from a newer Baton', 'Update Baton. Nothing was changed.'),
  STORED_DAMAGED: (detail) =>
    text(
      `A saved record cannot be read${at(detail, 'store', ': ')}`,
      'It is kept as it is. Open a backup of it, or capture the chat again.',
    ),
  STORAGE_FULL: () =>
    text('The disk is full', 'What you typed is still in this window. Free some space, then try again.'),
  MESSAGE_MALFORMED: (detail) =>
    text(
      'Baton’s parts do not fit together',
      `Reload the extension${at(detail, 'name', ' (')}${detail.name ? ')' : ''}. Your data is unchanged.`,
    ),
  CLIPBOARD_REFUSED: () =>
    text('The browser did not allow copying', 'The text is selected below. Press Ctrl+C, or ⌘C on a Mac.'),
  UNEXPECTED: () =>
    text('Something went wrong', 'Nothing was lost. Try again; if it stays, reload the extension.'),
};

/** The words for a failure. */
export function errorText({ code, detail }: Pick<HandoffError, 'code' | 'detail'>): ErrorText {
  return texts[code](detail);
}

/** The same on one line. */
export function errorLine(error: Pick<HandoffError, 'code' | 'detail'>): string {
  const { title, advice } = errorText(error);
  return `${title}. ${advice}`;
}
