import { type PageShape, pager, type ShapedTurn } from '../page-shapes.ts';
import { type ShapedSite, UUID, wholePage } from './shaped-site.ts';

/** Each line of the user's is a span, an answer has parts of several kinds. */
const shape: PageShape = ({ turns, before = '', after = '', composer = '', title = 'Le Chat' }) => {
  const html = turns.map(
    (turn, index) =>
      `<div><div data-message-author-role="${turn.role}" data-message-id="message-${index}" class="group/message">${turn.role === 'user' ? query(turn) : answer(turn)}` +
      `<div><button aria-label="Copy to clipboard"></button><div class="text-hint">1:04pm</div>${pager(turn)}</div></div></div>`,
  );
  const isWriting = turns.some(({ streaming }) => streaming === true);
  const button = `<button type="submit"><svg>${isWriting ? '<rect width="8" height="8"></rect>' : '<path d="M1 1"></path>'}</svg></button>`;
  return wholePage(
    title === 'Le Chat' ? title : `${title} - Le Chat`,
    `${before}<div data-testid="conversation-layout">${html.join('')}</div>${after}<form><div contenteditable="true" class="ProseMirror" data-placeholder="Ask">` +
      `${composer || '<p><br class="ProseMirror-trailingBreak"></p>'}</div>${button}</form>`,
  );
};

function query({ body, beside = '' }: ShapedTurn): string {
  const lines = (body ?? '')
    .split('\n')
    .map((line) => (line === '' ? '' : `<span class="whitespace-pre-wrap">${line}</span>`));
  const text =
    body === undefined
      ? ''
      : `<div class="select-none"><div class="select-text">${lines.join('<br>')}</div></div>`;
  return `<div dir="auto">${text}${beside}</div>`;
}

function answer({ body, beside = '' }: ShapedTurn): string {
  const thoughts =
    '<div><button aria-expanded="false"><span>W</span><span>orked for 3s</span></button><div inert=""><div data-message-part-type="reasoning">Hm.</div></div></div>';
  const text =
    body === undefined
      ? ''
      : `<div data-message-part-type="answer" data-testid="text-message-part">${body}</div>`;
  return `<div dir="auto">${thoughts}${text}${beside}</div>`;
}

export const mistral: ShapedSite = {
  site: 'mistral',
  generation: 'page',
  shape,
  url: new URL(`https://chat.mistral.ai/chat/${UUID}`),
  nativeId: UUID,
  startUrl: new URL('https://chat.mistral.ai/chat'),
  attachment: { html: '<div data-testid="file-attachment">plan.pdf</div>', name: 'plan.pdf', kind: 'file' },
  countsVersions: true,
};
