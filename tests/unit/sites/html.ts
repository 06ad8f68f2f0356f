import { Window } from 'happy-dom';
import { afterEach } from 'vitest';
import { startReading } from '../../../lib/sites/markdown/reading-context.ts';
import { toMarkdown } from '../../../lib/sites/markdown/to-markdown.ts';

const noRules = { omit: '', attachments: [] };

const opened: Window[] = [];

/** Closes the pages that were parsed. A window that is left open keeps its whole document for good. */
export async function closePages(): Promise<void> {
  await Promise.all(opened.splice(0).map((window) => window.happyDOM.close()));
}

afterEach(closePages);

/** Parses a whole page; scripts do not run and nothing is loaded. It is closed when the test is over. */
export function parsePage(html: string, url = 'https://chat.example/'): Document {
  const window = new Window({ url, settings: { disableJavaScriptEvaluation: true } });
  opened.push(window);
  window.document.write(html);
  // happy-dom's document has the same members, but other nominal types.
  const document = window.document as unknown as Document;
  attachShadowRoots(document);
  return document;
}

/** Shadow trees written in the page, as a browser's parser attaches them. */
function attachShadowRoots(root: ParentNode): void {
  for (const template of root.querySelectorAll<HTMLTemplateElement>('template[shadowrootmode="open"]')) {
    const shadow = template.parentElement?.attachShadow({ mode: 'open' });
    shadow?.append(template.content);
    template.remove();
    if (shadow) attachShadowRoots(shadow);
  }
}

/** Converts a fragment as an answer's body, or as the user's own words. */
export function htmlToMarkdown(html: string, verbatim = false): string {
  return readHtml(html, verbatim).markdown;
}

/** One page for all fragments: a window of its own for each of thousands would fill the memory. */
const fragments = new Window().document as unknown as Document;

/** Converts a fragment and hands over what was found beside the text. */
export function readHtml(html: string, verbatim = false) {
  fragments.body.innerHTML = html;
  const context = startReading(noRules, verbatim);
  const markdown = toMarkdown([...fragments.body.children], context);
  return { markdown, attachments: context.attachments, unread: context.unread };
}
