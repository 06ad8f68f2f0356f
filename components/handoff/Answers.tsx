import type { AnswersView, HandoffView } from '../../lib/core/views.ts';
import { amount } from '../common/amount.ts';
import { Disclosure } from '../common/Disclosure.tsx';
import { visibleText } from '../common/visible-text.ts';
import { type Mark, type Question, questions } from './questions.ts';

/** The five answers, each beside what the packet itself says, with what may be missing, turned round or new. */
export function Answers({ view }: { readonly view: HandoffView }) {
  const { answers: review, receipt } = view;
  if (receipt.state !== 'ACKNOWLEDGED' && receipt.state !== 'RESUMED') return null;
  return (
    <>
      {review ? (
        <Review review={review} />
      ) : (
        receipt.acknowledgement?.way !== 'by-hand' && (
          <p class="hint">
            The answers were kept in memory only and are gone since the browser was closed. Read them in the
            chat.
          </p>
        )
      )}
      <Disclosure label="What this proves">
        <p class="hint">
          {receipt.acknowledgement?.way === 'by-hand'
            ? 'That you said so. Baton has not seen a reply.'
            : 'That a reply to this packet, with its code, stands where Baton looked. It does not prove who wrote it, that it was understood, or that anything may be done: read the answers, and authorise each act yourself.'}
        </p>
      </Disclosure>
    </>
  );
}

function Review({ review }: { readonly review: AnswersView }) {
  return (
    <section class="answers">
      <h2>Five answers, beside the packet</h2>
      {review.limits.map((limit) => (
        <p key={limit} class="hint">
          {limitWords[limit]}
        </p>
      ))}
      {review.answers.length > 0 && (
        <>
          <ol>
            {questions(review).map((question) => (
              <Answer key={question.title} {...question} />
            ))}
          </ol>
          <p class="hint">
            Marks come from comparing words, which can be wrong either way. Read the answers yourself.
          </p>
        </>
      )}
    </section>
  );
}

const limitWords: Record<AnswersView['limits'][number], string> = {
  'no-rules':
    'Baton has no rules for this language: it finds the same words, and cannot tell what contradicts them.',
  'other-language': 'Packet and reply are in different languages, so most of them cannot be compared.',
  cut: 'The reply is very long. Only its beginning was compared.',
  'given-up': 'The reply could not be compared. Read it in the chat.',
};

function Answer({ title, answer, admits, marks, found, notNamed }: Question) {
  return (
    <li>
      <h3>{title}</h3>
      {answer === undefined ? (
        <p class="check-text">Not answered</p>
      ) : (
        <p class="answer" dir="auto">
          {visibleText(answer)}
        </p>
      )}
      {admits && <p class="meta">Says that it does not know, which is a good answer.</p>}
      <Marks marks={marks} />
      <Points label="In the packet and in the answer" points={found} />
      <Points label="In the packet, not named in the answer" points={notNamed} />
    </li>
  );
}

function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  if (marks.length === 0) return null;
  return (
    <ul class="marks">
      {marks.map(({ label, text, said }) => (
        <li key={`${label} ${text}`}>
          <span class="tag unverified">{label}</span> <span dir="auto">{visibleText(text)}</span>
          {said !== undefined && (
            <span class="said" dir="auto">
              The answer: “{visibleText(said)}”
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const MOST_SHOWN = 5;

function Points({ label, points }: { readonly label: string; readonly points: readonly string[] }) {
  if (points.length === 0) return null;
  const list = (
    <ul>
      {points.map((point) => (
        <li key={point} dir="auto">
          {visibleText(point)}
        </li>
      ))}
    </ul>
  );
  if (points.length > MOST_SHOWN) {
    return (
      <div class="beside">
        <Disclosure label={`${label}: ${amount(points.length, 'point')}`}>{list}</Disclosure>
      </div>
    );
  }
  return (
    <div class="beside">
      <p class="meta">{label}</p>
      {list}
    </div>
  );
}
