import type { PageShape } from '../page-shapes.ts';
import { fieldText, type ShapedSite, UUID, wholePage } from './shaped-site.ts';

/** LibreChat in autumn 2026, on a host of its own. */
const shape: PageShape = ({ turns, before = '', after = '', composer = '', title = 'LibreChat' }) => {
  const html = turns.map(({ role, body, beside = '', streaming }, index) => {
    const state = `${role === 'user' ? ' whitespace-pre-wrap' : ''}${streaming ? ' submitting result-streaming' : ''}`;
    const text =
      body === undefined ? '' : `<div class="markdown prose message-content${state}">${body}</div>`;
    const thoughts = role === 'user' ? '' : '<div class="group/thinking-container"><p>Let me think</p></div>';
    return (
      `<div class="message-render" id="turn-${index}" role="group"><div class="${role === 'user' ? 'user' : 'agent'}-turn"><h2>Somebody</h2>` +
      `<div data-testid="message-body">${thoughts}${text}${beside}</div><button>Copy</button></div></div>`
    );
  });
  return wholePage(
    title,
    `${before}<main><div>${html.join('')}</div><form><textarea id="prompt-textarea" data-testid="text-input">${fieldText(composer)}</textarea>` +
      `<button type="submit" data-testid="send-button" disabled></button></form></main>${after}`,
  );
};

export const librechat: ShapedSite = {
  site: 'librechat',
  generation: 'page',
  shape,
  url: new URL(`https://chat.example/c/${UUID}`),
  nativeId: `https://chat.example/${UUID}`,
  startUrl: new URL('https://chat.example/c/new'),
  cannot: { recogniseWithoutStructure: true },
};
