import type { TabView } from '../../lib/core/views.ts';
import { LaterView } from '../common/LaterView.tsx';
import { laterViews } from '../common/later-views.ts';
import type { Place } from '../places.ts';
import type { DraftEditing } from './use-draft.ts';
import type { DraftActs } from './use-draft-acts.ts';
import type { DraftPanel } from './use-draft-panel.ts';

interface DraftPanelViewProps {
  readonly panel: DraftPanel;
  readonly editing: DraftEditing;
  readonly acts: DraftActs;
  /** How far Baton's request to the chat in this tab is. */
  readonly asked: TabView['asked'];
  readonly onClose: () => void;
  readonly go: (place: Place) => void;
}

/** What stands in the place of the sections while the user looks at it or decides. */
export function DraftPanelView({ panel, editing, acts, asked, onClose, go }: DraftPanelViewProps) {
  switch (panel.kind) {
    case 'inspect':
      return (
        <LaterView
          load={laterViews.preview}
          props={{ draft: editing.view.draft, preview: panel.preview, onTrim: acts.trim, onClose }}
        />
      );
    case 'lost':
      return (
        <LaterView
          load={laterViews.lost}
          props={{ lost: panel.lost, onKeep: acts.keep, onPrepare: acts.prepareWithout, onClose }}
        />
      );
    case 'review':
      return <LaterView load={laterViews.review} props={{ editing, onClose, go }} />;
    case 'ask':
      return <LaterView load={laterViews.ask} props={{ editing, asked, onClose }} />;
  }
}
