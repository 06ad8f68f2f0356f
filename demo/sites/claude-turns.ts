import type { DemoAttachment } from '../chats/chat.ts';
import { box, type Child, element, fragment, type Html } from './html.ts';
import { type MarkdownStyle, renderMarkdown } from './markdown.ts';
import type { Exchange, Place, ShownTurn } from './skin.ts';

const FENCE = /^(`{3,})([^\n`]*)\n([\s\S]*?)\n\1$/gm;

function codeBlock(language: string, code: string): Html {
  return box(
    'relative group/copy',
    language === '' ? undefined : box('text-xs', language),
    element('button', { type: 'button', 'aria-label': 'Copy to clipboard' }),
    box(
      'overflow-x-auto',
      element(
        'pre',
        { class: 'code-block__code' },
        element('code', { class: language === '' ? undefined : `language-${language}` }, code),
      ),
    ),
  );
}

const markdownStyle: MarkdownStyle = {
  paragraph: { class: 'font-claude-response-body break-words whitespace-normal', dir: 'ltr' },
  codeBlock,
  table: (table) => box('table-container', table),
};

function paragraph(text: string): Html | undefined {
  const trimmed = text.replace(/^\n+|\n+$/g, '');
  if (trimmed === '') return undefined;
  return element('p', { class: 'whitespace-pre-wrap break-words', dir: 'auto' }, trimmed);
}

/** What the user typed: fences become code blocks, everything between them stays as it is. */
function renderUserText(text: string): Html {
  const parts: Child[] = [];
  let end = 0;
  for (const fence of text.matchAll(FENCE)) {
    parts.push(paragraph(text.slice(end, fence.index)), codeBlock((fence[2] ?? '').trim(), fence[3] ?? ''));
    end = fence.index + fence[0].length;
  }
  return fragment(...parts, paragraph(text.slice(end)));
}

function renderAttachment({ kind, name }: DemoAttachment): Html {
  const picture = kind === 'image' ? element('img', { alt: '', src: '/assets/photograph.svg' }) : undefined;
  return element(
    'div',
    { 'data-testid': 'file-thumbnail', class: 'file-tile' },
    element(
      'button',
      { type: 'button', 'aria-label': name },
      picture,
      element('h3', { class: 'truncate' }, name),
    ),
  );
}

function renderRow(turn: ShownTurn, index: number, total: number, content: Html): Html {
  const row = {
    'data-rs-index': index,
    'data-index': index,
    'data-testid': 'transcript-row',
    'data-perf-row': turn.role === 'user' ? 'human' : 'assistant',
    'data-perf-row-streaming': String(turn.isStreaming),
  };
  const article = {
    role: 'article',
    tabindex: '-1',
    'aria-label': `Message ${index + 1} of ${total}`,
    'aria-posinset': index + 1,
    'aria-setsize': total,
  };
  return element('div', row, element('div', article, content));
}

function hiddenHeading(prefix: string, text: string): Html {
  const start = text.split('\n', 1)[0] ?? '';
  return element(
    'h2',
    { 'data-find-omitted': '', class: 'sr-only select-none' },
    `${prefix} ${start.slice(0, 80)}`,
  );
}

function renderQuestion(turn: ShownTurn): Html {
  const attachments =
    turn.attachments.length === 0
      ? undefined
      : element('div', { 'data-cds': 'MessageAttachments' }, ...turn.attachments.map(renderAttachment));
  const text =
    turn.markdown === ''
      ? undefined
      : box(
          'cds-user-message-body',
          element('div', { 'data-testid': 'user-message' }, box('contents', renderUserText(turn.markdown))),
        );
  const message = {
    'data-cds': 'UserMessage',
    class: 'group/message-row items-end',
    'data-turn-key': turn.id,
  };
  return fragment(
    hiddenHeading('You said:', turn.markdown),
    element('div', { 'data-user-scope': '' }, element('div', message, attachments, text)),
  );
}

function renderAnswer(turn: ShownTurn): Html {
  const message = {
    'data-cds': 'AssistantMessage',
    class: 'group/message-row relative flex flex-col',
    'data-testid': 'assistant-message',
    'data-turn-key': turn.id,
    'data-is-streaming': String(turn.isStreaming),
  };
  const reply = { 'data-perf-reply-text': '', class: 'standard-markdown markdown' };
  const toolbar = { 'data-cds': 'MessageActions', role: 'toolbar', 'data-testid': 'message-actions' };
  const actions = ['Copy', 'Retry'].map((label) =>
    element('button', { type: 'button', 'aria-label': label }),
  );
  return element(
    'div',
    message,
    hiddenHeading('Claude responded:', turn.markdown),
    element(
      'div',
      { 'data-transcript-engine-root': '', class: 'contents' },
      element(
        'div',
        { 'data-cds': 'Prose', class: 'prose' },
        element('div', reply, renderMarkdown(turn.markdown, markdownStyle)),
      ),
    ),
    turn.isStreaming ? undefined : element('div', { ...toolbar, class: 'turn-action-controls' }, ...actions),
  );
}

/** The rows of one exchange. */
export function renderRows({ question, answer }: Exchange, { firstTurnIndex, totalTurns }: Place): Html {
  return fragment(
    renderRow(question, firstTurnIndex, totalTurns, renderQuestion(question)),
    answer === undefined
      ? undefined
      : renderRow(answer, firstTurnIndex + 1, totalTurns, renderAnswer(answer)),
  );
}
