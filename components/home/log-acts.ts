import type { Client } from '../../lib/client/client.ts';
import { amount } from '../common/amount.ts';

/** Recomputes the event log and says whether each entry fits the one before. */
export async function verifyLog(client: Client): Promise<string> {
  const { entries, brokenAt } = await client.ask('verify-log', {});
  return brokenAt === undefined
    ? `The log is intact: ${amount(entries, 'entry', 'entries')}.`
    : `Entry ${brokenAt} of the log does not fit the one before it.`;
}

/** Hands the whole event log to the browser as a file, and says its name. */
export async function saveLog(
  client: Client,
  saveFile: (fileName: string, text: string) => void,
): Promise<string> {
  const { fileName, text } = await client.ask('export-log', {});
  saveFile(fileName, text);
  return `Log handed to the browser as ${fileName}.`;
}
