import { type PageShape, pager, type ShapedPage, type ShapedTurn } from '../page-shapes.ts';
import { type ShapedSite, wholePage } from './shaped-site.ts';

const nativeId = 'cvk4i1hhq4k6gnpqmrb0';

function around(
  html: string,
  { turns, before = '', after = '', composer = '', title = 'Kimi' }: ShapedPage,
): string {
  const stop = turns.some(({ streaming }) => streaming === true) ? ' stop' : '';
  const heading = title === 'Kimi' ? '' : `<div class="chat-header-content"><h2>${title}</h2></div>`;
  return wholePage(
    title,
    `${before}<aside><a class="logo" aria-label="New Chat" href="/"></a></aside>${heading}<div class="chat-content-list">${html}</div>${after}<div class="chat-editor"><div class="chat-input-editor" contenteditable="true" data-lexical-editor="true">` +
      `${composer || '<p><br></p>'}</div><div class="send-button-container${stop}"></div></div>`,
  );
}

function segment(turn: ShapedTurn): string {
  const { role, body, beside = '' } = turn;
  const thoughts =
    '<div class="toolcall-container thinking-container"><div class="toolcall-content"><div class="markdown"><div class="paragraph">Hm.</div></div></div></div>';
  const text =
    body === undefined
      ? ''
      : role === 'user'
        ? `<div class="user-content"><span class="user-content__text">${body}</span></div>`
        : `${thoughts}<div class="markdown-container"><div class="markdown">${body}</div></div>`;
  return (
    `<div class="segment segment-${role}"><div class="segment-content-box">${text}${beside}</div>` +
    `<div class="segment-actions"><div class="simple-button"><span>Copy</span></div>${pager(turn)}</div></div>`
  );
}

/** The page of a conversation: items whose ids repeat. */
const shape: PageShape = (shaped) =>
  around(
    shaped.turns
      .map(
        (turn) =>
          `<div class="chat-content-item chat-content-item-${turn.role}" data-archer-id="a1">${segment(turn)}</div>`,
      )
      .join(''),
    shaped,
  );

/** The page of a shared link: segments only. */
export const kimiSharedPage: PageShape = (shaped) => around(shaped.turns.map(segment).join(''), shaped);

export const kimi: ShapedSite = {
  site: 'kimi',
  generation: 'page',
  shape,
  countsVersions: true,
  url: new URL(`https://www.kimi.com/chat/${nativeId}`),
  nativeId,
  startUrl: new URL('https://www.kimi.com/'),
  attachment: {
    html: '<div class="file-card"><div class="file-name">plan.pdf</div><div>10 KB</div></div>',
    name: 'plan.pdf',
    kind: 'file',
  },
  decoy:
    '<div class="side-console-rail"><div class="markdown"><div class="paragraph">A report.</div></div></div>',
};
