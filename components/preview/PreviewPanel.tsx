import type { Acts } from '../../lib/client/draft-history.ts';
import type { Draft } from '../../lib/core/draft.ts';
import { shortForm } from '../../lib/core/packet-id.ts';
import type { Preview } from '../../lib/core/views.ts';
import { PacketText } from '../common/PacketText.tsx';
import { Difference } from './Difference.tsx';
import { LeftBehindList } from './LeftBehindList.tsx';
import { SizeNote } from './SizeNote.tsx';
import { TrimPanel } from './TrimPanel.tsx';

interface PreviewPanelProps {
  readonly draft: Draft;
  readonly preview: Preview;
  readonly onTrim: (acts: Acts) => void;
  readonly onClose: () => void;
}

/** What would leave if the draft were prepared now: the text, what is new in it, and what stays behind. */
export function PreviewPanel({ draft, preview, onTrim, onClose }: PreviewPanelProps) {
  const { text, packetId, difference } = preview;
  return (
    <PacketText text={text} name={shortForm({ id: packetId, revision: draft.revision })} onClose={onClose}>
      <SizeNote text={text} draft={draft} />
      {/* Another text is another choice: what was ticked for the one before is gone. */}
      <TrimPanel key={packetId} draft={draft} units={text.length} onTrim={onTrim} />
      {difference && <Difference difference={difference} />}
      <LeftBehindList draft={draft} />
    </PacketText>
  );
}
