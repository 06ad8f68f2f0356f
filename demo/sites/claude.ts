import { renderRows } from './claude-turns.ts';
import { box, element, fragment, type Html } from './html.ts';
import type { PageContent, SendSlot, Skin } from './skin.ts';

const MODEL = 'Sonnet 5';

const sendButton = (isEnabled: boolean): Html =>
  element(
    'button',
    {
      type: 'button',
      class: 'send',
      disabled: isEnabled ? undefined : true,
      'aria-label': 'Send message',
      'data-testid': 'chat-input-send',
    },
    '↑',
  );

const SEND_SLOTS: Readonly<Record<SendSlot, Html>> = {
  empty: element('div', { inert: true }, sendButton(false)),
  ready: sendButton(true),
  streaming: element(
    'button',
    { type: 'button', 'aria-label': 'Stop response', 'data-testid': 'chat-input-stop' },
    '■',
  ),
};

function renderComposer(): Html {
  const editor = {
    contenteditable: 'true',
    role: 'textbox',
    'data-cds': 'Editor',
    dir: 'auto',
    'data-testid': 'chat-input',
    'aria-label': 'Write your prompt to Claude',
    'aria-multiline': 'true',
    class: 'tiptap ProseMirror',
    tabindex: '0',
  };
  const model = {
    type: 'button',
    'data-cds': 'ModelSelector',
    'aria-label': `Model: ${MODEL}`,
    class: 'model',
  };
  return element(
    'div',
    { 'data-chat-input-container': 'true', class: 'composer' },
    element(
      'fieldset',
      { 'data-perf-region': 'composer', class: 'composer-row' },
      element(
        'button',
        {
          type: 'button',
          'data-testid': 'chat-input-attach',
          'aria-label': 'Add files, connectors, and more',
        },
        '+',
      ),
      element('div', editor, element('p', {}, element('br'))),
      element('button', { ...model, 'data-testid': 'model-selector-dropdown' }, element('span', {}, MODEL)),
      box('send-slot', SEND_SLOTS.empty),
    ),
  );
}

function renderSidebar({ sidebar, conversationId }: PageContent): Html {
  const links = sidebar.map(({ id, title }) =>
    element('a', { href: `/chat/${id}`, 'aria-current': id === conversationId ? 'page' : undefined }, title),
  );
  return element(
    'nav',
    {},
    box(
      'dframe-nav-scroll sidebar-scroll',
      element('a', { href: '/new', class: 'new-chat' }, 'New chat'),
      ...links,
    ),
  );
}

function renderTranscript(transcript: Html): Html {
  return element(
    'div',
    { 'data-testid': 'transcript-list' },
    element(
      'div',
      { role: 'feed', 'aria-label': 'Chat messages' },
      element('p', { class: 'sr-only select-none' }, 'Use the arrow keys to move between messages.'),
      element('div', { 'data-testid': 'transcript-sizer', class: 'transcript' }, transcript),
    ),
  );
}

function renderBody(content: PageContent): Html {
  const title = element(
    'div',
    { 'data-testid': 'chat-title-split' },
    element('button', { type: 'button' }, element('span', { class: 'truncate' }, content.title)),
  );
  return fragment(
    renderSidebar(content),
    element(
      'main',
      {},
      element('header', { 'data-testid': 'chat-header' }, title, content.controls),
      element(
        'div',
        { 'data-testid': 'chat-column-body', class: 'thread' },
        element(
          'div',
          { 'data-autoscroll-container': 'true', class: 'scroller' },
          element('div', { 'data-testid': 'chat-column' }, renderTranscript(content.transcript)),
        ),
        renderComposer(),
      ),
    ),
  );
}

/** Claude's page since August 2026. */
export const claudeRows: Skin = {
  site: 'claude',
  generation: 'transcript-row',
  host: 'claude.ai',
  productName: 'Claude',
  newChatPath: '/new',
  conversationPath: (id) => `/chat/${id}`,
  documentTitle: (title) => `${title} - Claude`,
  keepsPlaces: false,
  transcriptSelector: '[data-testid="transcript-sizer"]',
  composerSelector: '[data-testid="chat-input"]',
  sendSelector: '[data-testid="chat-input-send"]',
  stopSelector: '[data-testid="chat-input-stop"]',
  placeholder: { 'data-placeholder': 'Write a message…', class: 'is-empty is-editor-empty' },
  renderExchange: renderRows,
  renderSendSlot: (slot) => SEND_SLOTS[slot],
  renderBody,
  restateTotal(transcript, totalTurns) {
    for (const article of transcript.querySelectorAll('[aria-setsize]')) {
      article.setAttribute('aria-setsize', String(totalTurns));
      article.setAttribute('aria-label', `Message ${article.getAttribute('aria-posinset')} of ${totalTurns}`);
    }
  },
};
