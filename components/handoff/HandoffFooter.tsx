import { Ellipsis } from 'lucide';
import { useState } from 'preact/hooks';
import { isAllowed } from '../../lib/core/receipt.ts';
import { useApp } from '../app-context.ts';
import { ConfirmBar } from '../common/ConfirmBar.tsx';
import { Icon } from '../common/Icon.tsx';
import { Menu, type MenuEntry } from '../common/Menu.tsx';
import type { NextAct } from './next-act.ts';
import type { HandoffEditing } from './use-handoff.ts';

interface HandoffFooterProps {
  readonly editing: HandoffEditing;
  readonly next: NextAct | undefined;
  readonly onInspect: () => void;
  readonly onRevisions: () => void;
}

const nextNames: Record<NextAct, string> = {
  continue: 'Continue',
  insert: 'Insert here',
  copy: 'Copy text',
  look: 'Look again',
  resume: 'Work continues there',
};

/** The main act of a handoff and a menu with the others, as the transition table allows. */
export function HandoffFooter({ editing, next, onInspect, onRevisions }: HandoffFooterProps) {
  const { openSidePanel } = useApp();
  const [asking, setAsking] = useState(false);
  const { receipt } = editing.view;
  if (asking) {
    return (
      <ConfirmBar
        question="Cancel this handoff? It can be looked at later, never used again."
        act="Cancel handoff"
        onKeep={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          editing.ask('cancel');
        }}
      />
    );
  }
  const entries: MenuEntry[] = [
    { label: 'Inspect', act: onInspect },
    { label: 'Revisions', act: onRevisions },
    { label: 'Copy handoff line', act: editing.copyLine },
    { label: 'Copy backup', act: editing.copyBackup },
    { label: 'Save backup file', act: editing.saveBackup },
    ...(isAllowed(receipt, 'pause') ? [{ label: 'Pause', act: () => editing.ask('pause') }] : []),
    ...(openSidePanel ? [{ label: 'Open in side panel', act: () => void openSidePanel() }] : []),
    ...(isAllowed(receipt, 'cancel')
      ? [{ label: 'Cancel handoff…', act: () => setAsking(true), danger: true }]
      : []),
  ];
  return (
    <>
      <Menu label="More actions" face={<Icon node={Ellipsis} />} entries={entries} />
      {next && (
        <button
          type="button"
          class="button primary"
          disabled={editing.busy}
          onClick={() => actOn(editing, next)}
        >
          {nextNames[next]}
        </button>
      )}
    </>
  );
}

function actOn(editing: HandoffEditing, next: NextAct): void {
  const acts: Record<NextAct, () => void> = {
    continue: () => editing.ask('continue'),
    resume: () => editing.ask('resume'),
    insert: () => editing.insert(false),
    copy: editing.copy,
    look: editing.lookAgain,
  };
  acts[next]();
}
