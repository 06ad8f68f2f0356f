import { useEffect, useMemo, useState } from 'preact/hooks';
import { toHandoffError } from '../../lib/client/ask-error.ts';
import type { Acts } from '../../lib/client/draft-history.ts';
import { DraftSaver, type DraftSnapshot } from '../../lib/client/draft-saver.ts';
import type { Draft } from '../../lib/core/draft.ts';
import type { DraftChange } from '../../lib/core/draft-change.ts';
import type { HandoffError } from '../../lib/core/errors.ts';
import type { ExcerptChange } from '../../lib/core/excerpt.ts';
import type { PresetKey } from '../../lib/core/presets.ts';
import type { DraftView } from '../../lib/core/views.ts';
import { useApp } from '../app-context.ts';

/** A draft under the user's hands. */
export interface DraftEditing extends DraftSnapshot {
  readonly saver: DraftSaver;
  /** Any act but typing; a failure is shown. */
  readonly change: (change: DraftChange) => void;
  /** Undoes the last act in this view, or does it again; a failure is shown. */
  readonly travel: (direction: 'undo' | 'redo') => void;
  /** Masks a passage wherever it stands, after what is typed is saved; a failure is shown. */
  readonly maskPassage: (text: string) => void;
  /** An act on an excerpt; a failure is shown. */
  readonly changeExcerpt: (change: ExcerptChange) => void;
  /** Several acts as one; a failure is shown. */
  readonly changeTogether: (acts: Acts) => void;
  /** Chooses which sections are shown; a failure is shown. */
  readonly choosePreset: (preset: PresetKey) => void;
  /** Keeps an instruction for every chat; a failure is shown. */
  readonly saveTemplate: (itemId: string) => void;
  readonly changeError: HandoffError | undefined;
}

/** Edits a draft through the worker; what is typed is sent at once, and for the last time when the page goes. */
export function useDraft(view: DraftView, before?: Draft): DraftEditing {
  const { client, say } = useApp();
  const [snapshot, setSnapshot] = useState<DraftSnapshot>();
  // One saver for the life of the view: it holds what the worker does not have yet.
  const saver = useMemo(() => new DraftSaver(client, view, setSnapshot, before), [client]);
  const [changeError, setChangeError] = useState<HandoffError>();
  const run = (act: Promise<void>) => {
    setChangeError(undefined);
    act.catch((reason: unknown) => setChangeError(toHandoffError(reason)));
  };
  const change = (act: DraftChange) => run(saver.change(act));
  const travel = async (direction: 'undo' | 'redo') => {
    if (await saver.travel(direction)) say(direction === 'undo' ? 'Undone.' : 'Done again.');
  };
  const mask = async (text: string) => {
    await saver.settleOrFail();
    const { conversationId } = saver.snapshot().view.draft;
    saver.adopt(await client.ask('mask-passage', { conversationId, text }));
  };
  const choosePreset = async (preset: PresetKey) => {
    const { conversationId } = saver.snapshot().view.draft;
    saver.adopt(await client.ask('choose-preset', { conversationId, preset }));
  };
  const saveTemplate = async (itemId: string) => {
    await saver.settleOrFail();
    const { text = '' } = saver.snapshot().view.draft.items.find(({ id }) => id === itemId) ?? {};
    await client.ask('change-settings', { change: { kind: 'add-template', text } });
    say('Kept as a template for every chat.');
  };
  useEffect(() => {
    const flush = () => saver.flush();
    const flushWhenHidden = () => document.visibilityState === 'hidden' && saver.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      saver.flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
    };
  }, [saver]);
  return {
    ...(snapshot ?? saver.snapshot()),
    saver,
    change,
    travel: (direction) => run(travel(direction)),
    maskPassage: (text) => run(mask(text)),
    changeExcerpt: (act) => run(saver.changeExcerpt(act)),
    changeTogether: (acts) => run(saver.changeTogether(acts)),
    choosePreset: (preset) => run(choosePreset(preset)),
    saveTemplate: (itemId) => run(saveTemplate(itemId)),
    changeError,
  };
}
