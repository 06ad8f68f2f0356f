import { toHandoffError } from '../../lib/client/ask-error.ts';
import { useApp } from '../app-context.ts';
import { amount } from '../common/amount.ts';
import { errorText } from '../error-text.ts';

/** Recomputes the event log and says whether each entry fits the one before. */
export function VerifyLog() {
  const { client, say } = useApp();
  const verify = async () => {
    try {
      const { entries, brokenAt } = await client.ask('verify-log', {});
      say(
        brokenAt === undefined
          ? `The log is intact: ${amount(entries, 'entry', 'entries')}.`
          : `Entry ${brokenAt} of the log does not fit the one before it.`,
      );
    } catch (reason) {
      const { title, advice } = errorText(toHandoffError(reason));
      say(`${title}. ${advice}`);
    }
  };
  return (
    <button type="button" class="button quiet" onClick={() => void verify()}>
      Verify log
    </button>
  );
}
