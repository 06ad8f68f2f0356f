import type { PageShape } from '../page-shapes.ts';
import { fieldText, type ShapedSite, UUID, wholePage } from './shaped-site.ts';

/** Google AI Studio in 2026: the thoughts before an answer are an element like a turn. */
const shape: PageShape = ({ turns, before = '', after = '', composer = '', title = 'Google AI Studio' }) => {
  const html = turns.map(({ role, body, beside = '' }, index) => {
    const text =
      body === undefined
        ? ''
        : `<ms-prompt-chunk><ms-text-chunk><ms-cmark-node>${role === 'user' ? `<p>${body}</p>` : body}</ms-cmark-node></ms-text-chunk></ms-prompt-chunk>`;
    const thoughts =
      '<ms-prompt-chunk><ms-thought-chunk><p>Let me think</p></ms-thought-chunk></ms-prompt-chunk>';
    const before = role === 'assistant' ? chatTurn('assistant', `thoughts-${index}`, thoughts) : '';
    return before + chatTurn(role, String(index), `${text}${beside}`);
  });
  const spinner = turns.some(({ streaming }) => streaming) ? '<span class="spin"></span>' : '';
  return wholePage(
    title,
    `${before}<ms-chat-session>${html.join('')}</ms-chat-session>${after}<div class="prompt-box-container">` +
      `<textarea class="textarea">${fieldText(composer)}</textarea><ms-run-button><button type="submit">${spinner}</button></ms-run-button></div>`,
  );
};

function chatTurn(role: 'user' | 'assistant', id: string, content: string): string {
  const name = role === 'user' ? 'User' : 'Model';
  return (
    `<ms-chat-turn id="turn-${id}"><div class="chat-turn-container ${name.toLowerCase()} render"><div class="actions-container"><button>more</button></div>` +
    `<div data-turn-role="${name}"><div class="turn-content"><div class="author-label">${name}</div>${content}</div></div></div></ms-chat-turn>`
  );
}

export const aistudio: ShapedSite = {
  site: 'aistudio',
  generation: 'page',
  shape,
  url: new URL(`https://aistudio.google.com/prompts/${UUID}`),
  nativeId: UUID,
  startUrl: new URL('https://aistudio.google.com/prompts/new_chat'),
};
