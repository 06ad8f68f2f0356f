import { Window } from 'happy-dom';
import { startReading } from '../../../lib/sites/markdown/reading-context.ts';
import { toMarkdown } from '../../../lib/sites/markdown/to-markdown.ts';

const noRules = { omit: '', attachments: [] };

/** Parses a whole page; scripts do not run and nothing is loaded. */
export function parsePage(html: string, url = 'https://chat.example/'): Document {
  const window = new Window({ url, settings: { disableJavaScriptEvaluation: true } });
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
const fragments = parsePage('<!doctype html><html><body></body></html>');

/** Converts a fragment and hands over what was found beside the text. */
export function readHtml(html: string, verbatim = false) {
  fragments.body.innerHTML = html;
  const context = startReading(noRules, verbatim);
  const markdown = toMarkdown([...fragments.body.children], context);
  return { markdown, attachments: context.attachments, unread: context.unread };
}
