import type { PageShape } from '../page-shapes.ts';
import { fieldText, type ShapedSite, UUID, wholePage } from './shaped-site.ts';

/** Qwen since spring 2026. */
const shape: PageShape = ({ turns, before = '', after = '', composer = '', title = 'Qwen' }) => {
  const html = turns.map(({ role, body, beside = '' }, index) => {
    const answer =
      '<div class="qwen-chat-thinking-tool-status-card-wraper"><div>Thought completed</div></div>' +
      (body === undefined
        ? ''
        : `<div class="response-message-content phase-answer"><div class="custom-qwen-markdown"><div class="qwen-markdown">${body}</div></div></div>`);
    const inner =
      role === 'user'
        ? `<div class="chat-user-message-container">${beside}<div class="chat-user-message">` +
          `${body === undefined ? '' : `<p class="whitespace-pre-wrap user-message-content">${body}</p>`}</div></div>`
        : `<div class="chat-response-message">${answer}${beside}</div>`;
    return (
      `<div class="qwen-chat-message qwen-chat-message-${role}" id="qwen-chat-message-${role}-turn-${index}">${inner}` +
      '<div class="message-footer"><button>Copy</button></div></div>'
    );
  });
  const button = turns.some(({ streaming }) => streaming)
    ? '<button class="stop-button"></button>'
    : '<button class="send-button disabled" disabled></button>';
  return wholePage(
    title,
    `${before}<main><div id="chat-message-container">${html.join('')}</div></main>${after}<div class="message-input-container">` +
      `<textarea class="message-input-textarea" placeholder="How can I help?">${fieldText(composer)}</textarea>${button}</div>`,
  );
};

export const qwen: ShapedSite = {
  site: 'qwen',
  generation: 'page',
  shape,
  url: new URL(`https://chat.qwen.ai/c/${UUID}`),
  nativeId: UUID,
  startUrl: new URL('https://chat.qwen.ai/'),
};
