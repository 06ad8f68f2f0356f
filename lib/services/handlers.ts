import type { Reply } from '../core/replies.ts';
import type { Request, RequestName } from '../core/requests.ts';
import { askChat, readAnswer } from './ask-chat.ts';
import { attachHandoff } from './attach-handoff.ts';
import {
  backUpDraft,
  backUpHandoff,
  loadOverview,
  readText,
  receivePacket,
  restoreDraft,
} from './back-up.ts';
import { captureDraft } from './capture-draft.ts';
import { captureTranscript } from './capture-transcript.ts';
import { changeExcerptsBy } from './change-excerpts.ts';
import { changeSettingsBy, loadSettings } from './change-settings.ts';
import { choosePreset } from './choose-preset.ts';
import { changeMeterBy } from './context-meter.ts';
import { decideCategory, decideValue, revealValue } from './decide-value.ts';
import { insertHandoff, recordDelivery, takeText } from './deliver-handoff.ts';
import {
  changeDraftBy,
  changeDraftTogether,
  discardDraft,
  loadDraft,
  pauseDraft,
  readTurn,
} from './edit-draft.ts';
import { compareWithPrevious, listRevisions } from './list-revisions.ts';
import { maskPassage } from './mask-passage.ts';
import { mergeText, previewMerge, undoMerge } from './merge-text.ts';
import { acknowledgeByHand, cancelHandoff, lookForReply, moveHandoff, pasteReply } from './move-handoff.ts';
import type { Ports } from './ports.ts';
import { prepareHandoff, previewPacket } from './prepare-handoff.ts';
import { protocolHandlers } from './protocol-handlers.ts';
import { cancelReading, showReadingProgress, startReadingAll } from './read-all.ts';
import { listDoubtful, restoreValues } from './review-masking.ts';
import { viewHandoff } from './view-handoff.ts';
import { viewTab } from './view-tab.ts';

/** One handler for each message; the compiler checks that none is missing and that each gives the right reply. */
export type Handlers = { readonly [Name in RequestName]: (request: Request<Name>) => Promise<Reply<Name>> };

/** What the worker does for each message. */
export function createHandlers(ports: Ports): Handlers {
  return {
    ...revisionHandlers(ports),
    'open-tab': ({ tabId }) => viewTab(ports, tabId),
    capture: ({ tabId }) => captureDraft(ports, tabId),
    'capture-transcript': ({ text }) => captureTranscript(ports, text),
    'read-selection': async ({ tabId }) => {
      const text = await ports.pages.readSelection(tabId);
      return text === undefined ? {} : { text };
    },
    'start-reading-all': ({ tabId }) => startReadingAll(ports, tabId),
    'reading-progress': ({ tabId }) => showReadingProgress(ports, tabId),
    'cancel-reading': ({ tabId }) => cancelReading(ports, tabId),
    'ask-chat': (request) => askChat(ports, request),
    'read-answer': (request) => readAnswer(ports, request),
    'load-overview': ({ pages }) => loadOverview(ports, pages),
    'load-draft': ({ conversationId }) => loadDraft(ports, conversationId),
    ...createEditHandlers(ports),
    'read-turn': ({ conversationId, turnIndex }) => readTurn(ports, conversationId, turnIndex),
    ...maskingHandlers(ports),
    'load-settings': () => loadSettings(ports),
    'change-settings': ({ change }) => changeSettingsBy(ports, change),
    'context-meter': ({ change }) => changeMeterBy(ports, change),
    'pause-draft': ({ conversationId, paused }) => pauseDraft(ports, conversationId, paused),
    'discard-draft': ({ conversationId }) => discardDraft(ports, conversationId),
    'preview-packet': ({ conversationId }) => previewPacket(ports, conversationId),
    prepare: (request) => prepareHandoff(ports, request),
    'load-handoff': ({ packetId }) => viewHandoff(ports, packetId),
    'take-text': ({ packetId }) => takeText(ports, packetId),
    'record-delivery': ({ packetId, method, outcome }) => recordDelivery(ports, packetId, method, outcome),
    insert: (request) => insertHandoff(ports, request),
    attach: (request) => attachHandoff(ports, request),
    'look-for-reply': ({ packetId, tabId }) => lookForReply(ports, packetId, tabId),
    'paste-reply': ({ packetId, reply }) => pasteReply(ports, packetId, reply),
    'acknowledge-by-hand': ({ packetId }) => acknowledgeByHand(ports, packetId),
    resume: ({ packetId }) => moveHandoff(ports, packetId, 'resume'),
    pause: ({ packetId }) => moveHandoff(ports, packetId, 'pause'),
    continue: ({ packetId }) => moveHandoff(ports, packetId, 'continue'),
    cancel: ({ packetId }) => cancelHandoff(ports, packetId),
    'back-up-draft': ({ conversationId }) => backUpDraft(ports, conversationId),
    'back-up-handoff': ({ packetId }) => backUpHandoff(ports, packetId),
    'read-text': ({ text }) => readText(ports, text),
    receive: ({ text }) => receivePacket(ports, text),
    'restore-draft': ({ text }) => restoreDraft(ports, text),
    ...protocolHandlers(ports),
  };
}

type MaskingHandlers = Pick<
  Handlers,
  'reveal-value' | 'decide-value' | 'decide-category' | 'mask-passage' | 'list-doubtful' | 'restore-values'
>;

function maskingHandlers(ports: Ports): MaskingHandlers {
  return {
    'reveal-value': ({ conversationId, placeholder }) => revealValue(ports, conversationId, placeholder),
    'decide-value': ({ conversationId, placeholder, decision }) =>
      decideValue(ports, conversationId, placeholder, decision),
    'decide-category': ({ conversationId, category, decision }) =>
      decideCategory(ports, conversationId, category, decision),
    'mask-passage': ({ conversationId, text, category }) =>
      maskPassage(ports, conversationId, text, category),
    'list-doubtful': ({ conversationId }) => listDoubtful(ports, conversationId),
    'restore-values': ({ conversationId, text }) => restoreValues(ports, conversationId, text),
  };
}

function createEditHandlers(
  ports: Ports,
): Pick<Handlers, 'change-draft' | 'change-together' | 'change-excerpts' | 'choose-preset'> {
  return {
    'change-draft': ({ conversationId, change }) => changeDraftBy(ports, conversationId, change),
    'change-together': ({ conversationId, ...acts }) => changeDraftTogether(ports, conversationId, acts),
    'choose-preset': ({ conversationId, preset }) => choosePreset(ports, conversationId, preset),
    'change-excerpts': ({ conversationId, change }) => changeExcerptsBy(ports, conversationId, change),
  };
}

type RevisionHandlers = Pick<
  Handlers,
  'load-revisions' | 'compare-with-previous' | 'preview-merge' | 'merge-text' | 'put-back-all'
>;

function revisionHandlers(ports: Ports): RevisionHandlers {
  return {
    'load-revisions': ({ conversationId }) => listRevisions(ports, conversationId),
    'compare-with-previous': ({ packetId }) => compareWithPrevious(ports, packetId),
    'preview-merge': ({ text }) => previewMerge(ports, text),
    'merge-text': (request) => mergeText(ports, request),
    'put-back-all': ({ conversationId, ...states }) => undoMerge(ports, conversationId, states),
  };
}
