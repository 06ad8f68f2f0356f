import type { DemoAttachment, DemoRole, DemoTurn } from './chat.ts';

const MARKER = /^<!-- (user|assistant)(?: \| (file|image): (.+?))? -->\n/gm;
const SECRET = /\{\{([a-z-]+)\}\}/g;

function roleOf(word: string | undefined): DemoRole {
  return word === 'user' ? 'user' : 'assistant';
}

function attachmentsOf(kind: string | undefined, name: string | undefined): DemoAttachment[] {
  if (name === undefined) return [];
  return [{ kind: kind === 'image' ? 'image' : 'file', name }];
}

/** Fills `{{name}}` from the table, so that no file of the project holds a whole credential. */
function fillSecrets(markdown: string, secrets: ReadonlyMap<string, string>): string {
  return markdown.replace(SECRET, (_, name: string) => {
    const secret = secrets.get(name);
    if (secret === undefined) throw new Error(`the conversation names an unknown secret: ${name}`);
    return secret;
  });
}

/**
 * Reads a conversation file: each turn begins with a line `<!-- user -->` or `<!-- assistant -->`, which may
 * name an attachment (`<!-- user | file: products.tsv -->`).
 *
 * @throws {Error} if the text does not begin with a turn, or names a secret that the table lacks.
 */
export function parseChat(source: string, secrets: ReadonlyMap<string, string> = new Map()): DemoTurn[] {
  const markers = [...source.matchAll(MARKER)];
  if (markers[0]?.index !== 0) throw new Error('a conversation file begins with a turn');
  return markers.map((marker, position) => {
    const end = markers[position + 1]?.index ?? source.length;
    const body = source.slice(marker.index + marker[0].length, end).replace(/^\n+|\n+$/g, '');
    return {
      role: roleOf(marker[1]),
      markdown: fillSecrets(body, secrets),
      attachments: attachmentsOf(marker[2], marker[3]),
    };
  });
}
