import type { DemoAttachment } from '../chats/chat.ts';
import { shellCodeBlock } from './chatgpt-code.ts';
import { box, type Child, element, fragment, type Html } from './html.ts';
import { type MarkdownStyle, renderMarkdown } from './markdown.ts';
import type { Exchange, PageContent, SendSlot, ShownTurn, Skin } from './skin.ts';

const markdownStyle: MarkdownStyle = {
  paragraph: { class: 'Paragraph-kKnbIo', dir: 'auto' },
  codeBlock: shellCodeBlock,
  table: (table) => box('table-container', table),
};

const button = (label: string, ...children: Child[]): Html =>
  element('button', { type: 'button', 'aria-label': label }, ...children);

function renderAttachment({ kind, name }: DemoAttachment): Html {
  const opener = {
    role: 'button',
    'aria-haspopup': 'dialog',
    'aria-expanded': 'false',
    'data-state': 'closed',
  };
  return kind === 'image'
    ? element('div', opener, element('img', { alt: name, src: '/assets/photograph.svg' }))
    : element(
        'div',
        { ...opener, class: 'file-tile', 'aria-label': name },
        box('truncate font-semibold', name),
        box('kind', 'File'),
      );
}

function renderQuestion(turn: ShownTurn, key: string): Html {
  const text = box('text-size-chat whitespace-pre-wrap', turn.markdown);
  const bubble = element(
    'div',
    { 'data-user-message-bubble': 'true', class: 'bg-user-message' },
    box('flex flex-col items-end', element('div', { 'data-search-result-target': '' }, text)),
  );
  return fragment(
    ...turn.attachments.map(renderAttachment),
    box(
      'block-BQZwFn',
      element('h4', { class: 'sr-only' }, 'You said:'),
      element(
        'div',
        {
          class: 'group/user-message flex flex-col items-end',
          'data-chatgpt-search-unit-key': key,
          'data-chatgpt-search-message-ids': turn.id,
        },
        element(
          'div',
          { class: 'w-full', 'data-content-search-unit-key': key },
          box('group/user-message flex w-full flex-col items-end', turn.markdown === '' ? undefined : bubble),
        ),
        box('turn-action-controls', button('Copy message'), button('Share prompt'), button('Edit message')),
      ),
    ),
  );
}

function renderAnswer(turn: ShownTurn, key: string, conversationId: string): Html {
  const body = renderMarkdown(turn.markdown, markdownStyle);
  const root = element(
    'div',
    { dir: 'auto', 'data-markdown-text-style': 'assistant-message', class: 'MarkdownRoot-rZKhxa markdown' },
    turn.isStreaming ? element('div', { 'data-markdown-animated': '' }, body) : body,
  );
  const unit = {
    'data-content-search-unit-key': key,
    'data-chatgpt-search-unit-key': key,
    'data-chatgpt-search-message-ids': `${turn.id} ${turn.id}`,
  };
  const selection = {
    class: 'group flex min-w-0 flex-col',
    'data-chatgpt-selection-conversation-id': conversationId,
    'data-chatgpt-selection-message-id': turn.id,
  };
  const heading = { class: 'sr-only', 'data-conversation-role': 'assistant', tabindex: '-1' };
  return box(
    'block-BQZwFn',
    element('div', unit, element('h4', heading, 'ChatGPT said:'), element('div', selection, root)),
  );
}

function renderExchange({ question, answer }: Exchange, exchangeIndex: number, conversationId: string): Html {
  const turnKey = `fallback-turn-${exchangeIndex}`;
  const actions = box(
    'mt-1.5 turn-action-controls',
    button('Copy'),
    button('Rate response'),
    button('Regenerate response'),
  );
  return element(
    'div',
    { 'data-turn-key': question.id },
    element(
      'div',
      { class: 'flex flex-col', 'data-content-search-turn-key': turnKey },
      box(
        'group flex flex-col',
        renderQuestion(question, `${turnKey}:0:user`),
        answer === undefined ? undefined : renderAnswer(answer, `${turnKey}:1:assistant`, conversationId),
      ),
      answer === undefined || answer.isStreaming ? undefined : actions,
    ),
  );
}

const SEND_SLOTS: Readonly<Record<SendSlot, Html>> = {
  empty: button('Start Voice', '∿'),
  ready: element('button', { type: 'submit', class: 'send', 'aria-label': 'Send' }, '↑'),
  streaming: button('Stop', '■'),
};

function renderComposer(placement: 'thread' | 'home'): Html {
  const editor = {
    contenteditable: 'true',
    role: 'textbox',
    'aria-label': 'Ask ChatGPT',
    'data-composer-markdown': '',
  };
  const model = {
    type: 'button',
    'aria-label': 'Select ChatGPT model',
    'data-codex-intelligence-trigger': 'true',
  };
  return element(
    'form',
    { 'data-composer-placement': placement, 'data-chatgpt-composer': '', class: 'composer' },
    element(
      'div',
      { 'data-composer-footer-responsive': '', class: 'composer-row' },
      button('Add files and more', '+'),
      element('div', { ...editor, class: 'ProseMirror' }, element('p', {}, element('br'))),
      element('button', { ...model, class: 'model' }, 'Thinking'),
      box('send-slot', SEND_SLOTS.empty),
    ),
  );
}

function renderSidebar({ sidebar, conversationId }: PageContent): Html {
  const links = sidebar.map(({ id, title }) =>
    element(
      'a',
      {
        'data-sidebar-chatgpt-conversation-key': `chatgpt:conversation:${id}`,
        'aria-current': id === conversationId ? 'page' : undefined,
        href: `/c/${id}`,
      },
      title,
    ),
  );
  const scroller = { 'data-app-action-sidebar-scroll': '', class: 'sidebar-scroll' };
  return element(
    'nav',
    {},
    element('div', scroller, element('a', { href: '/', class: 'new-chat' }, 'New chat'), ...links),
  );
}

function renderBody(content: PageContent): Html {
  const conversation = {
    'data-chatgpt-conversation-selection-target': 'true',
    'data-thread-find-target': 'conversation',
    class: 'transcript',
  };
  const scroller = { 'data-app-action-timeline-scroll': '', class: 'scroller reverse', role: 'presentation' };
  return fragment(
    renderSidebar(content),
    element(
      'main',
      {},
      element('header', {}, element('span', { 'data-thread-title': '' }, content.title), content.controls),
      element(
        'div',
        { 'data-app-shell-main-content-layout': 'thread-edge-scroll', class: 'thread' },
        element('div', scroller, element('div', conversation, content.transcript)),
        renderComposer(content.conversationId === undefined ? 'home' : 'thread'),
      ),
    ),
  );
}

/** ChatGPT's page since September 2026. */
export const chatgptShell: Skin = {
  site: 'chatgpt',
  generation: 'app-shell',
  host: 'chatgpt.com',
  productName: 'ChatGPT',
  newChatPath: '/',
  conversationPath: (id) => `/c/${id}`,
  documentTitle: (title) => title,
  keepsPlaces: false,
  transcriptSelector: '[data-thread-find-target="conversation"]',
  composerSelector: 'form[data-chatgpt-composer] [data-composer-markdown]',
  sendSelector: 'form[data-chatgpt-composer] button[type="submit"]',
  stopSelector: 'form[data-chatgpt-composer] button[aria-label="Stop"]',
  placeholder: { 'data-placeholder': 'Ask ChatGPT' },
  renderExchange: (exchange, place) => renderExchange(exchange, place.exchangeIndex, place.conversationId),
  renderSendSlot: (slot) => SEND_SLOTS[slot],
  renderBody,
  restateTotal: () => {},
};
