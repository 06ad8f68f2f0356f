import type { PageShape, ShapedPage } from '../page-shapes.ts';
import { type ShapedSite, wholePage } from './shaped-site.ts';

const nativeId = 'what-is-due-Ab3.xYz_019Qw7rT2k1m';

function around(
  html: string,
  { before = '', after = '', composer = '', title = 'Perplexity' }: ShapedPage,
): string {
  const stop = html.includes('data-writing')
    ? '<button data-testid="stop-generating-response-button"></button>'
    : '';
  return wholePage(
    title,
    `${before}<div class="scrollable-container">${html}</div>${after}<div data-ask-input-container="true">` +
      `<div contenteditable="true" id="ask-input" role="textbox" data-lexical-editor="true">${composer || '<p dir="auto"><br></p>'}</div>${stop}</div>`,
  );
}

/** Until August 2026: the first message is a heading, an answer has a number. */
const classicPage: PageShape = (shaped) => {
  const html = shaped.turns.map(({ role, body, beside = '', streaming }, index) => {
    if (role === 'user') {
      const tag = index === 0 ? 'h1' : 'div';
      const text = body === undefined ? '' : `<span class="select-text break-words">${body}</span>`;
      return `<div><button aria-label="Copy Query"></button><${tag} class="group/query relative whitespace-pre-line">${text}${beside}</${tag}></div>`;
    }
    const text =
      body === undefined
        ? ''
        : `<div class="prose inline leading-relaxed"><div data-renderer="lm">${body}</div></div>`;
    return (
      `<div role="tabpanel"><div dir="auto" id="markdown-content-${index}"${streaming === true ? ' data-writing' : ''}>${text}${beside}</div>` +
      '<div><button aria-label="Share"></button></div></div><div role="tabpanel" hidden></div>'
    );
  });
  return around(html.join(''), shaped);
};

/** Since August 2026: bubbles, and the text that a workflow ends with; a finished one has a footer. */
const workflowPage: PageShape = (shaped) => {
  const html = shaped.turns.map(({ role, body, beside = '', streaming }) => {
    if (role === 'user') {
      const text =
        body === undefined
          ? ''
          : `<span class="select-text"><span class="block max-h-[144px] overflow-hidden"><span class="whitespace-pre-line">${body}</span></span>` +
            '<span data-testid="toggle-query-expand-button"><button aria-expanded="false">Read more</button></span></span>';
      return `<div><div class="group group/user-bubble"><button aria-label="Edit query"></button><div class="rounded-2xl">${text}</div>${beside}</div></div>`;
    }
    const text = body === undefined ? '' : `<div class="prose inline" data-renderer="lm">${body}</div>`;
    const footer =
      streaming === true ? '' : '<div data-workflow-text-footer=""><button aria-label="Copy"></button></div>';
    return (
      `<div data-workflow-step=""><p>Searching</p></div><div class="group/final-text" data-workflow-final-text="">${text}${beside}</div>` +
      `<div id="markdown-content-0"></div>${footer}`
    );
  });
  return around(html.join(''), shaped);
};

const site = {
  site: 'perplexity',
  url: new URL(`https://www.perplexity.ai/search/${nativeId}`),
  nativeId,
  startUrl: new URL('https://www.perplexity.ai/'),
  attachment: {
    html: '<div data-testid="file-attachment" aria-label="plan.pdf"><span>plan.pdf</span></div>',
    name: 'plan.pdf',
    kind: 'file',
  },
} as const;

export const perplexityClassic: ShapedSite = { ...site, generation: 'classic', shape: classicPage };
export const perplexityWorkflow: ShapedSite = { ...site, generation: 'workflow', shape: workflowPage };
