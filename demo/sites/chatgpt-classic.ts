import type { DemoAttachment } from '../chats/chat.ts';
import { classicCodeBlock } from './chatgpt-code.ts';
import { box, type Child, element, fragment, type Html } from './html.ts';
import { type MarkdownStyle, renderMarkdown } from './markdown.ts';
import type { Exchange, PageContent, SendSlot, ShownTurn, Skin } from './skin.ts';

const MODEL_SLUG = 'gpt-5-5';

const markdownStyle: MarkdownStyle = {
  paragraph: {},
  codeBlock: classicCodeBlock,
  table: (table) =>
    box('table-container', table, element('button', { type: 'button', 'aria-label': 'Copy table' })),
};

const button = (label: string, testId: string, ...children: Child[]): Html =>
  element('button', { type: 'button', 'aria-label': label, 'data-testid': testId }, ...children);

function renderAttachment({ kind, name }: DemoAttachment): Html {
  return kind === 'image'
    ? element('img', { alt: name, src: '/assets/photograph.svg' })
    : element(
        'div',
        { role: 'group', 'aria-label': name, class: 'group/file-tile file-tile' },
        box('truncate font-semibold', name),
        box('kind', 'File'),
      );
}

/** A turn's section with its place holder, its hidden heading, its messages and its toolbar. */
function renderTurn(turn: ShownTurn, turnIndex: number, message: Html): Html {
  const isUser = turn.role === 'user';
  const section = {
    dir: 'auto',
    'data-turn-id': turn.id,
    'data-turn-id-container': turn.id,
    'data-testid': `conversation-turn-${turnIndex + 1}`,
    'data-turn': turn.role,
  };
  const copy = button(isUser ? 'Copy message' : 'Copy response', 'copy-turn-action-button');
  const toolbar = element(
    'div',
    {
      role: 'group',
      'aria-label': isUser ? 'Your message actions' : 'Response actions',
      class: 'turn-action-controls',
    },
    copy,
    isUser
      ? button('Edit message', 'edit-turn-action-button')
      : button('Good response', 'good-response-turn-action-button'),
  );
  return element(
    'div',
    { 'data-turn-id-container': turn.id, 'data-is-intersecting': 'true' },
    element(
      'section',
      section,
      element('h4', { class: 'sr-only select-none' }, isUser ? 'You said:' : 'ChatGPT said:'),
      box('group/turn-messages', message, toolbar),
    ),
  );
}

function renderQuestion(turn: ShownTurn, turnIndex: number): Html {
  const bubble = box('user-message-bubble-color', box('whitespace-pre-wrap', turn.markdown));
  const message = element(
    'div',
    {
      'data-message-author-role': 'user',
      'data-message-id': turn.markdown === '' ? undefined : turn.id,
      dir: 'auto',
      class: 'text-message items-end',
    },
    ...turn.attachments.map(renderAttachment),
    turn.markdown === '' ? undefined : bubble,
  );
  return renderTurn(turn, turnIndex, message);
}

function renderAnswer(turn: ShownTurn, turnIndex: number): Html {
  const message = element(
    'div',
    {
      'data-message-author-role': 'assistant',
      'data-message-id': turn.id,
      'data-message-model-slug': MODEL_SLUG,
      dir: 'auto',
      class: 'text-message',
    },
    box(
      `markdown prose${turn.isStreaming ? ' streaming-animation' : ''}`,
      renderMarkdown(turn.markdown, markdownStyle),
    ),
  );
  return renderTurn(turn, turnIndex, message);
}

function renderExchange({ question, answer }: Exchange, firstTurnIndex: number): Html {
  return fragment(
    renderQuestion(question, firstTurnIndex),
    answer === undefined ? undefined : renderAnswer(answer, firstTurnIndex + 1),
  );
}

const SEND_SLOTS: Readonly<Record<SendSlot, Html>> = {
  empty: element('button', { type: 'button', 'aria-label': 'Start Voice' }, '∿'),
  ready: element(
    'button',
    {
      id: 'composer-submit-button',
      class: 'send',
      'aria-label': 'Send prompt',
      'data-testid': 'send-button',
    },
    '↑',
  ),
  streaming: button('Stop streaming', 'stop-button', '■'),
};

function renderComposer(): Html {
  const editor = { contenteditable: 'true', translate: 'no', class: 'ProseMirror', id: 'prompt-textarea' };
  return element(
    'form',
    { 'data-type': 'unified-composer', class: 'composer' },
    element(
      'div',
      { 'data-composer-surface': 'true', class: 'composer-row' },
      button('Add files and more', 'composer-plus-btn', '+'),
      element('div', editor, element('p', {}, element('br'))),
      box('send-slot', SEND_SLOTS.empty),
    ),
  );
}

function renderSidebar({ sidebar, conversationId }: PageContent): Html {
  const links = sidebar.map(({ id, title }) =>
    element(
      'a',
      { 'aria-current': id === conversationId ? 'page' : undefined, href: `/c/${id}?generation=classic` },
      title,
    ),
  );
  const newChat = element('a', { href: '/?generation=classic', class: 'new-chat' }, 'New chat');
  return element('nav', { 'aria-label': 'Chat history' }, box('sidebar-scroll', newChat, ...links));
}

function renderBody(content: PageContent): Html {
  const model = button(
    `Model selector, current model is ${MODEL_SLUG}`,
    'model-switcher-dropdown-button',
    'ChatGPT',
  );
  return fragment(
    renderSidebar(content),
    element(
      'main',
      { id: 'main' },
      element('header', { id: 'page-header' }, model, content.controls),
      element(
        'div',
        { id: 'thread', class: 'thread' },
        element(
          'div',
          { 'data-scroll-root': '', class: 'scroller' },
          element('div', { 'data-turn-id-container': 'client-created-root' }),
          box('transcript', content.transcript),
        ),
        element('div', { id: 'thread-bottom' }, renderComposer()),
      ),
    ),
  );
}

/** ChatGPT's page from 2024 to September 2026. */
export const chatgptClassic: Skin = {
  site: 'chatgpt',
  generation: 'classic',
  host: 'chatgpt.com',
  productName: 'ChatGPT',
  newChatPath: '/',
  conversationPath: (id) => `/c/${id}`,
  documentTitle: (title) => title,
  keepsPlaces: true,
  transcriptSelector: '#thread .transcript',
  composerSelector: '#prompt-textarea',
  sendSelector: '[data-testid="send-button"]',
  stopSelector: '[data-testid="stop-button"]',
  placeholder: { 'data-placeholder': 'Ask anything', class: 'placeholder' },
  renderExchange: (exchange, place) => renderExchange(exchange, place.firstTurnIndex),
  renderSendSlot: (slot) => SEND_SLOTS[slot],
  renderBody,
  restateTotal: () => {},
};
