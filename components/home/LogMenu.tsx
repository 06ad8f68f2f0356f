import { toHandoffError } from '../../lib/client/ask-error.ts';
import { useApp } from '../app-context.ts';
import { Menu } from '../common/Menu.tsx';
import { errorText } from '../error-text.ts';

/** What can be done with the log of all events: recompute it, or take it out of Baton for somebody else to verify. */
export function LogMenu() {
  const { client, say, saveFile } = useApp();
  // The code of the acts comes when it is first needed.
  const run = async (act: (acts: typeof import('./log-acts.ts')) => Promise<string>) => {
    try {
      say(await act(await import('./log-acts.ts')));
    } catch (reason) {
      const { title, advice } = errorText(toHandoffError(reason));
      say(`${title}. ${advice}`);
    }
  };
  const entries = [
    { label: 'Verify log', act: () => void run(({ verifyLog }) => verifyLog(client)) },
    { label: 'Save log as a file', act: () => void run(({ saveLog }) => saveLog(client, saveFile)) },
  ];
  return <Menu label="Event log" face="Log" class="button quiet" entries={entries} />;
}
