import type { PageShape } from '../page-shapes.ts';
import { type ShapedSite, UUID, wholePage } from './shaped-site.ts';

/** Open WebUI 0.9, on somebody's own machine. */
const shape: PageShape = ({ turns, before = '', after = '', composer = '', title = 'Open WebUI' }) => {
  const html = turns.map(({ role, body, beside = '', streaming }, index) => {
    const id = `message-00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    if (role === 'user') {
      const text =
        body === undefined
          ? ''
          : `<div class="chat-user"><div class="rounded-3xl"><p>${body}</p></div></div>`;
      return `<div role="listitem"><div class="flex w-full user-message group" id="${id}">${beside}${text}<div><button>Edit</button></div></div></div>`;
    }
    const thoughts = '<details type="reasoning"><summary>Thought</summary><p>Let me think</p></details>';
    const text =
      body === undefined ? '' : `<div id="response-content-container">${thoughts}<div>${body}</div></div>`;
    const buttons = streaming ? '' : '<button>Copy</button>';
    return (
      `<div role="listitem"><div class="flex w-full ${id}" id="${id}"><img aria-hidden="true" alt="profile" src="/profile.png">` +
      `<span id="response-message-model-name">some-model</span><div class="chat-assistant">${text}</div>${beside}<div class="buttons">${buttons}</div></div></div>`
    );
  });
  return wholePage(
    title,
    `${before}<div id="chat-container"><div id="messages-container"><section><ul role="log">${html.join('')}</ul></section></div>` +
      `<form><div id="message-input-container"><div id="chat-input-container"><div contenteditable="true" id="chat-input" class="tiptap ProseMirror">` +
      `${composer || '<p data-placeholder="Send" class="is-empty"><br class="ProseMirror-trailingBreak"></p>'}</div></div></div></form></div>${after}`,
  );
};

export const openwebui: ShapedSite = {
  site: 'openwebui',
  generation: 'page',
  shape,
  url: new URL(`http://localhost:3000/c/${UUID}`),
  nativeId: `http://localhost:3000/${UUID}`,
  startUrl: new URL('http://localhost:3000/'),
  temporaryUrl: new URL('http://localhost:3000/?temporary-chat=true'),
  cannot: { keepUserText: true, recogniseWithoutStructure: true },
};
