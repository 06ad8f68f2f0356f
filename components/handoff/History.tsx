import { shortForm } from '../../lib/core/packet-id.ts';
import type { HandoffView } from '../../lib/core/views.ts';
import { useApp } from '../app-context.ts';
import { RefusedCopy } from '../common/RefusedCopy.tsx';
import { useCopy } from '../common/use-copy.ts';
import { historyText, tellHistory } from './history-days.ts';

/** What happened to a handoff, oldest first, by days; it can be copied as text. */
export function History({ view }: { readonly view: Pick<HandoffView, 'events' | 'packet' | 'receipt'> }) {
  const { say } = useApp();
  const { copy, refusedText, closeRefused } = useCopy();
  const days = tellHistory(view.events, view.packet);
  const { packetId, revision } = view.receipt;
  const copyHistory = async () => {
    const title = `History of ${shortForm({ id: packetId, revision })}`;
    if (await copy(historyText(title, days))) say('History copied.');
  };
  return (
    <div class="history">
      {days.map(({ heading, lines }) => (
        <section key={lines[0]?.sequence}>
          <h2 class="meta">{heading}</h2>
          <ol>
            {lines.map((line) => (
              <li key={line.sequence}>
                <time class="meta" dateTime={new Date(line.atMs).toISOString()}>
                  {line.time}
                </time>
                <span dir="auto">{line.text}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <button type="button" class="link" onClick={() => void copyHistory()}>
        Copy history
      </button>
      {refusedText !== undefined && <RefusedCopy text={refusedText} onClose={closeRefused} />}
    </div>
  );
}
