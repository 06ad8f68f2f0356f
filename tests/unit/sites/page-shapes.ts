/** Pages of the project's own writing in the shape of each site's, one builder a generation. */

const UUID = '10000000-0000-4000-8000-000000000001';

export const chatgptUrl = new URL(`https://chatgpt.com/c/${UUID}`);
export const claudeUrl = new URL(`https://claude.ai/chat/${UUID}`);
export const nativeId = UUID;

/** One turn of a page: who speaks, and the HTML of the text as the site would render it. */
export interface ShapedTurn {
  readonly role: 'user' | 'assistant';
  /** HTML of the body; none for a turn without text. */
  readonly body?: string;
  /** HTML that stands in the turn beside its body. */
  readonly beside?: string;
  readonly streaming?: boolean;
  /** Which version of an answer is displayed, and of how many, such as `2 / 3`. */
  readonly versions?: string;
}

/** A page under construction: its turns, and what stands before and after them. */
export interface ShapedPage {
  readonly turns: readonly ShapedTurn[];
  readonly before?: string;
  readonly after?: string;
  readonly composer?: string;
  readonly title?: string;
}

/** Renders a page of one generation of a site. */
export type PageShape = (page: ShapedPage) => string;

/** ChatGPT until September 2026. */
export const chatgptClassicPage: PageShape = ({
  turns,
  before = '',
  after = '',
  composer = '',
  title = 'ChatGPT',
}) => {
  const sections = turns.map((turn, index) => {
    const id = `message-${index + 1}`;
    const body =
      turn.body === undefined
        ? ''
        : turn.role === 'user'
          ? `<div class="user-message-bubble-color"><div class="whitespace-pre-wrap">${turn.body}</div></div>`
          : `<div class="markdown prose">${turn.body}</div>`;
    const message = `<div data-message-author-role="${turn.role}" data-message-id="${id}" data-message-model-slug="model-x">${body}</div>`;
    return (
      `<div data-turn-id-container="${id}"><section data-turn-id="${id}" data-turn-id-container="${id}" data-turn="${turn.role}" ` +
      `data-testid="conversation-turn-${index + 1}"><h4 class="sr-only">said:</h4>` +
      `${turn.body === undefined ? '' : message}${turn.beside ?? ''}` +
      `<div role="group"><button>Copy</button>${pager(turn)}</div></section></div>`
    );
  });
  const stop = turns.some(({ streaming }) => streaming === true)
    ? '<button data-testid="stop-button"></button>'
    : '';
  return page(
    title,
    `${before}<main><div data-turn-id-container="client-created-root"></div>${sections.join('')}</main>${after}` +
      `<form data-type="unified-composer"><textarea name="prompt-textarea" style="display: none"></textarea>` +
      `<div contenteditable="true" id="prompt-textarea" class="ProseMirror">${composer || emptyLine}</div>${stop}</form>`,
  );
};

/** ChatGPT since September 2026: two turns of the page make one exchange. */
export const chatgptAppShellPage: PageShape = ({
  turns,
  before = '',
  after = '',
  composer = '',
  title = 'ChatGPT',
}) => {
  const exchanges: ShapedTurn[][] = [];
  for (const turn of turns) {
    if (turn.role === 'user' || exchanges.length === 0) exchanges.push([]);
    exchanges.at(-1)?.push(turn);
  }
  const html = exchanges.map((exchange, number) => {
    const units = exchange.map((turn, index) => appShellUnit(turn, number, index));
    return `<div data-turn-key="exchange-${number}"><div data-content-search-turn-key="fallback-turn-${number}">${units.join('')}</div></div>`;
  });
  return page(
    title,
    `${before}<main><div data-app-action-timeline-scroll=""><div data-thread-find-target="conversation">${html.join('')}</div></div></main>` +
      `${after}<form data-chatgpt-composer=""><div contenteditable="true" role="textbox" data-composer-markdown="" class="ProseMirror">` +
      `${composer || emptyLine}</div></form>`,
  );
};

function appShellUnit(turn: ShapedTurn, exchange: number, index: number): string {
  const key = `fallback-turn-${exchange}:${index}:${turn.role}`;
  const beside = turn.beside ?? '';
  if (turn.role === 'user') {
    const text = turn.body === undefined ? '' : `<div class="whitespace-pre-wrap">${turn.body}</div>`;
    return (
      `${beside}<h4 class="sr-only">said:</h4><div data-chatgpt-search-message-ids="user-${exchange}">` +
      `<div data-content-search-unit-key="${key}"><div data-user-message-bubble="true">${text}</div><button>Edit</button></div></div>`
    );
  }
  if (turn.body === undefined) return `<div>${beside}</div>`;
  const content = turn.streaming === true ? `<div data-markdown-animated="">${turn.body}</div>` : turn.body;
  return (
    `<div data-content-search-unit-key="${key}" data-chatgpt-search-message-ids="answer-${exchange} answer-${exchange}">` +
    `<h4 class="sr-only" data-conversation-role="assistant">said:</h4><div data-chatgpt-selection-message-id="answer-${exchange}">` +
    `<div data-markdown-text-style="assistant-message">${content}</div></div></div>${beside}`
  );
}

/** Claude until August 2026. */
export const claudeClassicPage: PageShape = ({
  turns,
  before = '',
  after = '',
  composer = '',
  title = 'Claude',
}) => {
  const html = turns.map((turn) => {
    const beside = turn.beside ?? '';
    const body =
      turn.body === undefined
        ? beside
        : turn.role === 'user'
          ? `<div data-user-message-bubble="true"><div data-testid="user-message" class="grid">${paragraphs(turn.body)}</div></div>${beside}`
          : `<div data-is-streaming="${turn.streaming === true}"><div class="font-claude-response"><div class="standard-markdown">${turn.body}</div>${beside}</div></div>`;
    return `<div data-test-render-count="2">${body}<div role="group"><button>Copy</button>${pager(turn)}</div></div>`;
  });
  return page(title, `${before}<main>${html.join('')}</main>${after}${claudeComposer(composer)}`);
};

/** Claude since August 2026: a window of a list that knows its length. */
export const claudeTranscriptPage: PageShape = (shaped) => claudeWindow(shaped, 0, shaped.turns.length);

/** The same, scrolled so that the first row on the page is not the first of the conversation. */
export function claudeWindow(shaped: ShapedPage, firstIndex: number, total: number): string {
  const { turns, before = '', after = '', composer = '', title = 'Claude' } = shaped;
  const rows = turns.map((turn, offset) => {
    const index = firstIndex + offset;
    const beside = turn.beside ?? '';
    const inner =
      turn.role === 'user'
        ? `<div data-cds="UserMessage">${turn.body === undefined ? '' : `<div data-testid="user-message">${paragraphs(turn.body)}</div>`}${beside}</div>`
        : `<div data-cds="AssistantMessage" data-testid="assistant-message" data-is-streaming="${turn.streaming === true}">` +
          `<div data-cds="TurnStatus" data-find-omitted="">Working</div><div data-cds="MessageActions">${pager(turn)}</div>` +
          `${turn.body === undefined ? '' : `<div data-cds="Prose"><div data-perf-reply-text="">${turn.body}</div></div>`}${beside}</div>`;
    return (
      `<div data-testid="transcript-row" data-index="${index}" data-perf-row="${turn.role === 'user' ? 'human' : 'assistant'}">` +
      `<div role="article" aria-posinset="${index + 1}" aria-setsize="${total}"><h2 class="sr-only" data-find-omitted="">said: …</h2>${inner}</div></div>`
    );
  });
  return page(
    title,
    `${before}<div data-testid="transcript-list"><div role="feed">${rows.join('')}</div></div>${after}${claudeComposer(composer)}`,
  );
}

const emptyLine = '<p data-placeholder="Ask"><br class="ProseMirror-trailingBreak"></p>';

function claudeComposer(composer: string): string {
  return `<fieldset><div contenteditable="true" role="textbox" data-testid="chat-input" class="tiptap ProseMirror">${composer || emptyLine}</div></fieldset>`;
}

/** Claude renders each paragraph of the user's on its own and keeps the white space inside. */
function paragraphs(body: string): string {
  if (body.startsWith('<')) return body;
  return body
    .split('\n\n')
    .map((text) => `<p class="whitespace-pre-wrap">${text.replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** The buttons between the versions of an answer, as sites draw them. */
export function pager({ versions }: ShapedTurn): string {
  if (versions === undefined) return '';
  return `<div><button aria-label="Previous answer"></button><span>${versions}</span><button aria-label="Next answer"></button></div>`;
}

function page(title: string, body: string): string {
  return `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;
}
