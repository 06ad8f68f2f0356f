import type { PageShape, ShapedTurn } from '../page-shapes.ts';
import { type ShapedSite, UUID, wholePage } from './shaped-site.ts';

/** Qianwen since autumn 2026: a round holds a question and its answer. */
const shape: PageShape = ({ turns, before = '', after = '', composer = '', title = '千问' }) => {
  const rounds: ShapedTurn[][] = [];
  for (const turn of turns) {
    if (turn.role === 'user' || rounds.length === 0) rounds.push([]);
    rounds.at(-1)?.push(turn);
  }
  const html = rounds.map((round, index) => {
    const last = index === rounds.length - 1 ? ' last-message-item' : '';
    return (
      `<div data-chat-list-index="${index}"><div class="chat-round${last}" data-chat="round-${index}">` +
      `${round.map(part).join('')}</div></div>`
    );
  });
  const filler = `<p data-slate-node="element"><span data-slate-placeholder="true" contenteditable="false">Ask</span><br></p>`;
  return wholePage(
    title,
    `${before}<div id="message-list-scroller">${html.join('')}</div>` +
      `<div class="rn-right-navigator" aria-hidden="true">${turns.map(({ body }) => body ?? '').join('')}</div>${after}` +
      `<div data-chat-input-shell="true"><div role="textbox" data-slate-editor="true" contenteditable="true">${composer || filler}</div></div>`,
  );
};

function part({ role, body, beside = '', streaming }: ShapedTurn): string {
  if (role === 'user') {
    const text = body === undefined ? '' : `<div class="question-text-card">${body}</div>`;
    return `<div class="chat-question-wrap"><div data-chat-question-wrap="">${beside}${text}</div></div>`;
  }
  const done = streaming ? '' : ' qk-markdown-complete';
  const text = body === undefined ? '' : `<div class="qk-markdown${done}">${body}</div>`;
  const thoughts =
    '<div class="x-thinkingContent-y"><div class="qk-markdown qk-markdown-complete">Let me think</div></div>';
  return `<div data-chat-answers-wrap=""><div class="answer-common-card">${thoughts}${text}</div>${beside}</div>`;
}

export const qianwen: ShapedSite = {
  site: 'qianwen',
  generation: 'page',
  shape,
  url: new URL(`https://www.qianwen.com/chat/${UUID}`),
  nativeId: UUID,
  startUrl: new URL('https://www.qianwen.com/'),
};
