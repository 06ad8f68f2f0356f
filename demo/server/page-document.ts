import { assistantModes } from '../assistant/mode.ts';
import { CONFIG_ELEMENT_ID, type PageConfig } from '../page/config.ts';
import { element, fragment, Html } from '../sites/html.ts';
import { renderExchanges, type ShownTurn, type Skin } from '../sites/skin.ts';
import type { StoredConversation } from './conversations.ts';

/** What one request for a page is answered from. */
export interface PageRequest {
  skin: Skin;
  conversation: StoredConversation | undefined;
  sidebar: readonly { id: string; title: string }[];
  nonce: string;
}

/** The policy of a page, as strict as the sites' own: no inline script, no foreign origin. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function renderControls(): Html {
  const options = assistantModes.map((mode) => element('option', { value: mode }, mode));
  return element(
    'div',
    { class: 'demo-controls' },
    element('button', { type: 'button', id: 'demo-continue', hidden: true }, 'Continue'),
    element('label', { for: 'demo-assistant' }, 'Demo assistant'),
    element('select', { id: 'demo-assistant', autocomplete: 'off' }, ...options),
  );
}

/** JSON inside a script element: `<` is escaped so that no text can close the element. */
function renderConfig(config: PageConfig): Html {
  const json = new Html(JSON.stringify(config).replaceAll('<', '\\u003c'));
  return element('script', { type: 'application/json', id: CONFIG_ELEMENT_ID }, json);
}

function renderHead(title: string): Html {
  return element(
    'head',
    {},
    element('meta', { charset: 'utf-8' }),
    element('meta', { name: 'viewport', content: 'width=device-width' }),
    element('title', {}, title),
    element('link', { rel: 'icon', href: 'data:,' }),
    element('link', { rel: 'stylesheet', href: '/assets/katex/katex.min.css' }),
    element('link', { rel: 'stylesheet', href: '/assets/page.css' }),
  );
}

/** Renders a whole page of a chat site, the conversation included. */
export function renderDocument({ skin, conversation, sidebar, nonce }: PageRequest): string {
  const turns: ShownTurn[] = conversation?.turns ?? [];
  const title = conversation?.title ?? 'New chat';
  const body = skin.renderBody({
    conversationId: conversation?.id,
    title,
    transcript: fragment(...renderExchanges(skin, conversation?.id ?? '', turns)),
    sidebar,
    controls: renderControls(),
  });
  const config: PageConfig = {
    host: skin.host,
    generation: skin.generation,
    conversationId: conversation?.id ?? null,
    turns,
  };
  const script = element('script', { src: '/assets/page.js', nonce, defer: true });
  const documentTitle = conversation === undefined ? skin.productName : skin.documentTitle(title);
  const html = element(
    'html',
    { lang: 'en', class: `site-${skin.site}` },
    renderHead(documentTitle),
    element('body', {}, body, renderConfig(config), script),
  );
  return `<!doctype html>\n${html.text}`;
}
