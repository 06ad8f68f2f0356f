import { useApp } from '../app-context.ts';
import { ErrorNotice } from '../common/ErrorNotice.tsx';
import { Moment } from '../common/Moment.tsx';
import { Screen } from '../common/Screen.tsx';
import { useLoaded } from '../common/use-loaded.ts';
import { Waiting } from '../common/Waiting.tsx';
import type { Place } from '../places.ts';
import { RevisionLine } from './RevisionLine.tsx';

interface RevisionsScreenProps {
  readonly place: Extract<Place, { kind: 'revisions' }>;
  readonly go: (place: Place) => void;
}

/** The chain of packets that a conversation has: when each was prepared, where it went, and what changed. */
export function RevisionsScreen({ place, go }: RevisionsScreenProps) {
  const { client } = useApp();
  const { conversationId, from } = place;
  const loaded = useLoaded(conversationId, () => client.ask('load-revisions', { conversationId }));
  const { revisions = [], draft } = loaded.state === 'ready' ? loaded.value : {};
  return (
    <Screen
      title="Revisions"
      meta="Each packet of this chat, and where it went"
      back={{ label: 'Back', act: () => go(from) }}
    >
      {loaded.state === 'loading' && <Waiting text="Opening the revisions…" />}
      {loaded.state === 'failed' && <ErrorNotice error={loaded.error} />}
      {loaded.state === 'ready' && revisions.length === 0 && (
        <p class="hint">No packet of this chat was prepared here.</p>
      )}
      <ol class="revisions">
        {revisions.map((revision) => (
          <RevisionLine
            key={revision.receipt.packetId}
            revision={revision}
            isElsewhere={revision.receipt.conversationId !== conversationId}
            onOpen={() => go({ kind: 'handoff', packetId: revision.receipt.packetId })}
          />
        ))}
        {draft && (
          <li>
            <div class="revision-head">
              <h2>Revision {draft.revision}, a draft</h2>
              <Moment atMs={draft.updatedAtMs} />
            </div>
            <p>Not prepared yet.</p>
            <div class="acts">
              <button type="button" class="link" onClick={() => go({ kind: 'draft', conversationId })}>
                Open draft
              </button>
            </div>
          </li>
        )}
      </ol>
    </Screen>
  );
}
