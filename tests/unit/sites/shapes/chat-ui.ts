import type { PageShape } from '../page-shapes.ts';
import { fieldText, type ShapedSite, UUID, wholePage } from './shaped-site.ts';

/** Chat UI as of autumn 2026, at HuggingChat's address or anywhere. */
const shape: PageShape = ({ turns, before = '', after = '', composer = '', title = 'ChatUI' }) => {
  const html = turns.map(({ role, body, beside = '' }, index) => {
    const id = `data-message-id="turn-${index}" role="presentation"`;
    if (role === 'user') {
      const text = body === undefined ? '' : `<p class="disabled w-full whitespace-break-spaces">${body}</p>`;
      return `<div data-message-type="user" ${id}>${beside}<div>${text}</div><div><button>Edit</button></div></div>`;
    }
    const text = body === undefined ? '' : `<div class="prose max-w-none">${body}</div>`;
    return (
      `<div data-message-role="assistant" ${id}><div data-exclude-from-copy=""><button>Thought</button><div>Let me think</div></div>` +
      `<div>${text}${beside}</div></div><div><button>Copy</button></div>`
    );
  });
  const button = turns.some(({ streaming }) => streaming)
    ? '<button type="button" class="stop-generating-btn"></button>'
    : '<button type="submit" disabled></button>';
  return wholePage(
    title,
    `<div id="app"><button name="sidebar-toggle"></button>${before}<div>${html.join('')}</div>${after}` +
      `<form><textarea rows="1" enterkeyhint="send">${fieldText(composer)}</textarea>${button}</form></div>`,
  );
};

export const huggingchat: ShapedSite = {
  site: 'huggingchat',
  generation: 'page',
  shape,
  url: new URL(`https://huggingface.co/chat/conversation/${UUID}`),
  nativeId: UUID,
  startUrl: new URL('https://huggingface.co/chat/'),
};

export const chatui: ShapedSite = {
  site: 'chatui',
  generation: 'page',
  shape,
  url: new URL(`http://localhost:5173/conversation/${UUID}`),
  nativeId: `http://localhost:5173/${UUID}`,
  startUrl: new URL('http://localhost:5173/'),
  cannot: { recogniseWithoutStructure: true },
};
