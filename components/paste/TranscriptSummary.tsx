import type { TranscriptView } from '../../lib/core/views.ts';
import { amount } from '../common/amount.ts';
import { StatementBox } from '../common/StatementBox.tsx';
import { visibleText } from '../common/visible-text.ts';
import { speakerName } from '../draft/speaker-name.ts';

/** A pasted text that reads as a conversation: who speaks how often, and its ends for the user's own check. */
export function TranscriptSummary({ transcript }: { readonly transcript: TranscriptView }) {
  const { turns } = transcript;
  const count = (role: string) => turns.filter((turn) => turn.role === role).length;
  const unknown = count('unknown');
  const ends = [turns[0], ...(turns.length > 1 ? [turns.at(-1)] : [])];
  return (
    <section class="lead">
      <h2>A transcript of {amount(turns.length, 'turn')}</h2>
      <p class="meta">
        {amount(count('user'), 'turn')} of yours · {amount(count('assistant'), 'turn')} of the assistant
      </p>
      {ends.map(
        (turn, index) =>
          turn && (
            <p key={index === 0 ? 'first' : 'last'} class="quoted" dir="auto">
              {speakerName(turn.role)}: {visibleText(turn.beginning)}
            </p>
          ),
      )}
      {unknown > 0 && (
        <StatementBox
          statement={{
            tone: 'check',
            title: `Who wrote ${amount(unknown, 'part')} is unknown.`,
            detail: 'Baton suggests nothing from what it cannot attribute.',
          }}
        />
      )}
    </section>
  );
}
