import type { PageShape, ShapedTurn } from '../page-shapes.ts';
import { type ShapedSite, wholePage } from './shaped-site.ts';

const nativeId = '0123456789abcdef';

/** Exchanges of custom elements; the user's words are one paragraph a line, a hidden heading repeats them. */
const shape: PageShape = ({ turns, before = '', after = '', composer = '', title = 'Google Gemini' }) => {
  const html = turns.map(
    (turn, index) =>
      `<div class="conversation-container" id="00000000000000${index + 10}">${turn.role === 'user' ? query(turn) : response(turn, index)}</div>`,
  );
  const named = title === 'Google Gemini' ? title : `${title} - Google Gemini`;
  return wholePage(
    named,
    `${before}<chat-window><infinite-scroller data-test-id="chat-history-container">${html.join('')}</infinite-scroller>` +
      `<input-container><rich-textarea><div class="ql-container"><div class="ql-editor" contenteditable="true" role="textbox" aria-label="Enter a prompt">` +
      `${composer || '<p><br></p>'}</div><div class="ql-clipboard" contenteditable="true" tabindex="-1"></div></div></rich-textarea></input-container></chat-window>${after}`,
  );
};

function query({ body, beside = '' }: ShapedTurn): string {
  const lines = (body ?? '').split('\n').map((line) => `<p class="query-text-line">${line || '<br>'}</p>`);
  const text =
    body === undefined
      ? ''
      : `<div class="query-text" role="heading"><h5 class="cdk-visually-hidden">You said ${body}</h5>${lines.join('\n')}</div>`;
  return (
    `<user-query><span><user-query-content><div class="file-preview-container">${beside}</div><div class="query-content">${text}` +
    `<button aria-label="Copy prompt"><mat-icon aria-hidden="true">content_copy</mat-icon></button></div></user-query-content></span></user-query>`
  );
}

function response({ body, beside = '', streaming = false }: ShapedTurn, index: number): string {
  const text =
    body === undefined
      ? ''
      : `<message-content id="message-content-id-r_${index}"><div class="markdown markdown-main-panel" aria-busy="${streaming}">${body}</div></message-content>`;
  return (
    `<model-response><response-container><h2 class="cdk-visually-hidden">Gemini said</h2><thinking-overlay></thinking-overlay>` +
    `<model-thoughts><button>Show thinking</button><div class="markdown">Let me think.</div></model-thoughts>${text}${beside}` +
    `<message-actions><button aria-label="Good response"></button></message-actions></response-container></model-response>`
  );
}

export const gemini: ShapedSite = {
  site: 'gemini',
  generation: 'page',
  shape,
  url: new URL(`https://gemini.google.com/u/1/app/${nativeId}`),
  nativeId,
  startUrl: new URL('https://gemini.google.com/app'),
  temporaryUrl: new URL('https://gemini.google.com/app'),
  temporaryMark: '<div class="is-temporary-chat"></div>',
  attachment: {
    html: '<user-query-file-preview><button aria-label="plan.pdf"><div class="new-file-name">plan.pdf</div></button></user-query-file-preview>',
    name: 'plan.pdf',
    kind: 'file',
  },
  decoy:
    '<immersive-panel><response-container><message-content id="extended-response-message-content">' +
    '<div class="markdown">A report.</div></message-content></response-container></immersive-panel>',
};
