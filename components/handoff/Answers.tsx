import type { HandoffView } from '../../lib/core/views.ts';
import { visibleText } from '../common/visible-text.ts';
import { type Mark, questions } from './questions.ts';

/** The five answers, each beside what the packet itself says, with what may be missing or repeated. */
export function Answers({ view }: { readonly view: HandoffView }) {
  const { answers: review, receipt } = view;
  if (receipt.state !== 'ACKNOWLEDGED' && receipt.state !== 'RESUMED') return null;
  if (!review) {
    return receipt.acknowledgement?.way === 'by-hand' ? null : (
      <p class="hint">
        The answers were kept in memory only and are gone since the browser was closed. Read them in the chat.
      </p>
    );
  }
  return (
    <section class="answers">
      <h2>Five answers, beside the packet</h2>
      <ol>
        {questions(view.packet, review).map(({ title, answer, parts, marks }) => (
          <li key={title}>
            <h3>{title}</h3>
            {answer === undefined ? (
              <p class="check-text">Not answered</p>
            ) : (
              <p class="answer" dir="auto">
                {visibleText(answer)}
              </p>
            )}
            <Marks marks={marks} />
            {parts.length > 0 && (
              <div class="beside">
                <p class="meta">In the packet</p>
                <ul>
                  {parts.map((part) => (
                    <li key={part} dir="auto">
                      {visibleText(part)}
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </li>
        ))}
      </ol>
      <p class="hint">Marks come from comparing words, which can be wrong either way.</p>
    </section>
  );
}

function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  if (marks.length === 0) return null;
  return (
    <ul class="marks">
      {marks.map(({ label, text }) => (
        <li key={`${label} ${text}`}>
          <span class="tag unverified">{label}</span> <span dir="auto">{visibleText(text)}</span>
        </li>
      ))}
    </ul>
  );
}
