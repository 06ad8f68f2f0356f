import type { PageShape } from '../page-shapes.ts';
import { fieldText, type ShapedSite, UUID, wholePage } from './shaped-site.ts';

/** The page of the llama.cpp server in autumn 2026. */
const shape: PageShape = ({ turns, before = '', after = '', composer = '', title = 'llama.cpp' }) => {
  const html = turns.map(({ role, body, beside = '' }) => {
    if (role === 'user') {
      const text =
        body === undefined
          ? ''
          : `<div data-slot="card"><span class="text-md whitespace-pre-wrap">${body}</span></div>`;
      return `<div role="group" aria-label="User message with actions" class="group flex flex-col items-end">${beside}${text}<div><button>Copy</button></div></div>`;
    }
    const thoughts = '<div data-slot="collapsible"><div class="whitespace-pre-wrap">Let me think</div></div>';
    const text =
      body === undefined
        ? ''
        : `<div><div class="markdown-block" data-block-id="block-0">${body}</div></div>`;
    return (
      `<div role="group" aria-label="Assistant message with actions" class="text-md group w-full">${thoughts}${text}${beside}` +
      '<div class="info"><button><span class="font-medium">some-model</span></button></div></div>'
    );
  });
  const visible = turns.some(({ streaming }) => streaming) ? ' visible' : '';
  return wholePage(
    title,
    `${before}<main data-slot="sidebar-inset"><div role="main"><div>${html.join('')}</div><div class="chat-processing-info-container${visible}"></div>` +
      `<div class="conversation-chat-form"><form><div data-slot="input-area"><textarea>${fieldText(composer)}</textarea></div></form></div></div></main>${after}`,
  );
};

export const llamacpp: ShapedSite = {
  site: 'llamacpp',
  generation: 'page',
  shape,
  url: new URL(`http://127.0.0.1:8080/#/chat/${UUID}`),
  nativeId: `http://127.0.0.1:8080/${UUID}`,
  startUrl: new URL('http://127.0.0.1:8080/#/'),
  cannot: { recogniseWithoutStructure: true },
};
