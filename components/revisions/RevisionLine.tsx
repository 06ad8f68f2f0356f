import type { Revision } from '../../lib/core/views.ts';
import { useApp } from '../app-context.ts';
import { Disclosure } from '../common/Disclosure.tsx';
import { Moment } from '../common/Moment.tsx';
import { siteLabel } from '../common/site-label.ts';
import { useLoaded } from '../common/use-loaded.ts';
import { visibleText } from '../common/visible-text.ts';
import { errorText } from '../error-text.ts';
import { stateName } from '../handoff/state-words.ts';
import { Difference } from '../preview/Difference.tsx';
import { changeWords, wayWords } from './revision-words.ts';

interface RevisionLineProps {
  readonly revision: Revision;
  /** It was prepared in another chat, which this one goes on from. */
  readonly isElsewhere: boolean;
  readonly onOpen: () => void;
}

/** One packet of the chain. */
export function RevisionLine({ revision, isElsewhere, onOpen }: RevisionLineProps) {
  const { receipt, site, goal, before } = revision;
  const { packetId, preparedAtMs } = receipt;
  const ways = wayWords(receipt);
  return (
    <li>
      <div class="revision-head">
        <h2>
          Revision {receipt.revision} · {stateName(receipt)}
        </h2>
        <Moment atMs={preparedAtMs} />
      </div>
      {isElsewhere && <p class="meta">From another chat, {siteLabel(site)}</p>}
      <p dir="auto" class="quoted">
        {visibleText(goal)}
      </p>
      {ways.length === 0 && <p class="hint">It went nowhere that Baton knows of.</p>}
      <ul class="ways-gone">
        {ways.map(({ words, atMs }) => (
          <li key={`${atMs} ${words}`}>
            <span>{words}</span>
            <Moment atMs={atMs} />
          </li>
        ))}
      </ul>
      {before.kind === 'missing' && (
        <p class="check-text">
          It goes on from a packet that is not in this Baton, {before.packetId.slice(0, 8)}: the chain has a
          gap here.
        </p>
      )}
      {before.kind === 'known' && (
        <Disclosure label={changeWords(before)}>
          <FullDifference packetId={packetId} />
        </Disclosure>
      )}
      <div class="acts">
        <button type="button" class="link" aria-label={`Open revision ${receipt.revision}`} onClick={onOpen}>
          Open
        </button>
      </div>
    </li>
  );
}

function FullDifference({ packetId }: { readonly packetId: string }) {
  const { client } = useApp();
  const loaded = useLoaded(packetId, () => client.ask('compare-with-previous', { packetId }));
  if (loaded.state === 'loading') return <p class="hint">Comparing…</p>;
  if (loaded.state === 'failed') return <p class="check-text">{errorText(loaded.error).title}</p>;
  return <Difference difference={loaded.value} />;
}
