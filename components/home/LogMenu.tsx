import { toHandoffError } from '../../lib/client/ask-error.ts';
import { useApp } from '../app-context.ts';
import { amount } from '../common/amount.ts';
import { Menu } from '../common/Menu.tsx';
import { errorText } from '../error-text.ts';

/** What can be done with the log of all events: recompute it, or take it out of Baton for somebody else to verify. */
export function LogMenu() {
  const { client, say, saveFile } = useApp();
  const tell = (act: () => Promise<string>) => () =>
    void act()
      .catch((reason: unknown) => {
        const { title, advice } = errorText(toHandoffError(reason));
        return `${title}. ${advice}`;
      })
      .then((text) => say(text));
  const verify = async () => {
    const { entries, brokenAt } = await client.ask('verify-log', {});
    return brokenAt === undefined
      ? `The log is intact: ${amount(entries, 'entry', 'entries')}.`
      : `Entry ${brokenAt} of the log does not fit the one before it.`;
  };
  const save = async () => {
    const { fileName, text } = await client.ask('export-log', {});
    saveFile(fileName, text);
    return `Log handed to the browser as ${fileName}.`;
  };
  const entries = [
    { label: 'Verify log', act: tell(verify) },
    { label: 'Save log as a file', act: tell(save) },
  ];
  return <Menu label="Event log" face="Log" class="button quiet" entries={entries} />;
}
