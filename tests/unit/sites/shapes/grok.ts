import { type PageShape, pager, type ShapedPage, type ShapedTurn } from '../page-shapes.ts';
import { type ShapedSite, UUID, wholePage } from './shaped-site.ts';

const emptyLine =
  '<p data-placeholder="Ask anything" class="is-empty"><br class="ProseMirror-trailingBreak"></p>';

function around(
  html: string,
  { before = '', after = '', composer = '', title = 'Grok' }: ShapedPage,
): string {
  return wholePage(
    title === 'Grok' ? title : `${title} - Grok`,
    `${before}<main>${html}</main>${after}<div class="query-bar"><form><div contenteditable="true" class="tiptap ProseMirror">` +
      `${composer || emptyLine}</div><button id="model-select-trigger" aria-label="Model select">Auto</button></form></div>`,
  );
}

function text({ role, body }: ShapedTurn): string {
  if (body === undefined) return '';
  const content = role === 'user' ? `<p class="break-words whitespace-pre-wrap">${body}</p>` : body;
  const thoughts =
    role === 'user' ? '' : '<div class="thinking-container"><button>Thought for 3s</button><p>Hm.</p></div>';
  return `${thoughts}<div class="response-content-markdown markdown">${content}</div>`;
}

function actions(turn: ShapedTurn): string {
  return turn.streaming === true
    ? ''
    : `<div class="action-buttons"><button aria-label="Copy"></button>${pager(turn)}</div>`;
}

/** Until September 2026: one column, the side says who speaks. */
export const grokColumnPage: PageShape = (shaped) => {
  const html = shaped.turns.map(
    (turn, index) =>
      `<div><div id="response-${index}" class="relative group flex ${turn.role === 'user' ? 'items-end' : 'items-start'}">` +
      `<div class="message-bubble">${text(turn)}${turn.beside ?? ''}</div>${actions(turn)}</div></div>`,
  );
  return around(html.join(''), shaped);
};

/** Since then: rows at places of their own, drawn in any order. */
const shape: PageShape = (shaped) => {
  const html = shaped.turns.map(
    (turn, index) =>
      `<div data-plane-row="gateway:${index}" style="transform: translateY(${index * 300}px); position: absolute;"><div id="response-${index}">` +
      `<div data-testid="${turn.role}-message" role="article" class="message-bubble">${text(turn)}${turn.beside ?? ''}</div>${actions(turn)}</div></div>`,
  );
  return around(`<div style="height: 9000px; position: relative">${html.reverse().join('')}</div>`, shaped);
};

export const grok: ShapedSite = {
  site: 'grok',
  generation: 'page',
  shape,
  url: new URL(`https://grok.com/c/${UUID}?rid=1`),
  nativeId: UUID,
  startUrl: new URL('https://grok.com/'),
  temporaryUrl: new URL('https://grok.com/c#private'),
  countsVersions: true,
  attachment: {
    html: '<figure><img src="blob:1" alt="sketch.png"></figure>',
    name: 'sketch.png',
    kind: 'image',
  },
};
