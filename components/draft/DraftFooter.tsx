import { Ellipsis } from 'lucide';
import { useState } from 'preact/hooks';
import { useApp } from '../app-context.ts';
import { ConfirmBar } from '../common/ConfirmBar.tsx';
import { Icon } from '../common/Icon.tsx';
import { Menu, type MenuEntry } from '../common/Menu.tsx';
import { errorText } from '../error-text.ts';
import type { DraftEditing } from './use-draft.ts';
import type { DraftActs } from './use-draft-acts.ts';

interface DraftFooterProps {
  readonly editing: DraftEditing;
  readonly acts: DraftActs;
  /** The user is deciding about lost items, which has its own way on. */
  readonly deciding: boolean;
  /** Opens the request to the chat in this tab; absent where the tab shows another one. */
  readonly onAsk: (() => void) | undefined;
}

/** Whether everything is saved, what else can be done, and Prepare. */
export function DraftFooter({ editing, acts, deciding, onAsk }: DraftFooterProps) {
  const { openSidePanel } = useApp();
  const [asking, setAsking] = useState(false);
  const { paused } = editing.view.draft;
  const undecided = editing.conflicts.length > 0;
  if (asking) {
    return (
      <ConfirmBar
        question="Cancel this draft? It and all that memory holds of the chat are gone."
        act="Cancel draft"
        onKeep={() => setAsking(false)}
        onConfirm={acts.discard}
      />
    );
  }
  const entries: MenuEntry[] = [
    ...(onAsk && !paused ? [{ label: 'Ask this chat…', act: onAsk }] : []),
    ...(editing.canUndo ? [{ label: 'Undo', act: () => editing.travel('undo') }] : []),
    ...(editing.canRedo ? [{ label: 'Redo', act: () => editing.travel('redo') }] : []),
    { label: 'Inspect', act: acts.inspect },
    ...(acts.openRevisions ? [{ label: 'Revisions', act: acts.openRevisions }] : []),
    { label: 'Copy backup', act: acts.copyBackup },
    { label: 'Save backup file', act: acts.saveBackup },
    ...(paused ? [] : [{ label: 'Pause', act: () => acts.setPaused(true) }]),
    ...(openSidePanel ? [{ label: 'Open in side panel', act: () => void openSidePanel() }] : []),
    { label: 'Cancel draft…', act: () => setAsking(true), danger: true },
  ];
  return (
    <>
      <SavingStatus editing={editing} />
      <Menu label="More actions" face={<Icon node={Ellipsis} />} entries={entries} />
      {paused && (
        <button
          type="button"
          class="button primary"
          disabled={acts.busy}
          onClick={() => acts.setPaused(false)}
        >
          Continue
        </button>
      )}
      {!paused && !deciding && (
        <button type="button" class="button primary" disabled={acts.busy || undecided} onClick={acts.prepare}>
          Prepare
        </button>
      )}
    </>
  );
}

function SavingStatus({ editing }: { readonly editing: DraftEditing }) {
  const { status, failure, saver, conflicts, view } = editing;
  if (failure) {
    return (
      <span class="saving check-text">
        Not saved: {errorText(failure).title}.{' '}
        <button type="button" class="link" onClick={() => saver.retry()}>
          Try again
        </button>
      </span>
    );
  }
  if (conflicts.length > 0) return <span class="saving check-text">Choose a text to save it</span>;
  if (status === 'saving') return <span class="saving">Saving…</span>;
  return <span class="saving">{view.draft.paused ? 'Paused, saved' : 'Saved'}</span>;
}
