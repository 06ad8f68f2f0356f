import { type PageShape, pager, type ShapedTurn } from '../page-shapes.ts';
import { fieldText, type ShapedSite, UUID, wholePage } from './shaped-site.ts';

/** Rows of a virtualised list with the composer in it; most classes are hashes. */
const shape: PageShape = ({ turns, before = '', after = '', composer = '', title = 'DeepSeek' }) => {
  const rows = turns.map(
    (turn, index) =>
      `<div class="_9663006" data-virtual-list-item-key="${index + 1}"><div class="ds-message _63c77b1">${turn.role === 'user' ? query(turn) : answer(turn)}</div>` +
      `<div class="_11d6b3a"><div role="button" class="ds-icon-button" aria-label="Copy"></div>${pager(turn)}</div></div>`,
  );
  const isWriting = turns.some(({ streaming }) => streaming === true);
  const stop = `<div role="button"><svg viewBox="0 0 16 16"><path d="M2 4.88C2 3.68009 2 3.08013 2.30557 2.65954Z"></path></svg></div>`;
  return wholePage(
    title === 'DeepSeek' ? title : `${title} - DeepSeek`,
    `${before}<div class="ds-virtual-list"><div class="ds-virtual-list-visible-items">${rows.join('')}</div>` +
      `<div class="_871cbca"><textarea class="_27c9245 ds-scroll-area" placeholder="Message DeepSeek">${fieldText(composer)}</textarea>${isWriting ? stop : ''}</div></div>${after}`,
  );
};

function query({ body, beside = '' }: ShapedTurn): string {
  if (body === undefined) return beside;
  return `${beside}<div class="fbb737a4"><div class="ds-collapsible-text"><div><span>${body}</span></div></div></div>`;
}

function answer({ body, beside = '' }: ShapedTurn): string {
  if (body === undefined) return beside;
  return (
    `<div class="_74c0879"><div class="ds-think-content"><div class="ds-markdown"><p>Let me think.</p></div></div></div>` +
    `<div class="ds-markdown ds-assistant-message-main-content">${body}</div>${beside}`
  );
}

export const deepseek: ShapedSite = {
  site: 'deepseek',
  generation: 'page',
  shape,
  url: new URL(`https://chat.deepseek.com/a/chat/s/${UUID}`),
  nativeId: UUID,
  startUrl: new URL('https://chat.deepseek.com/'),
  attachment: {
    html: '<div class="ds-file-card"><div class="_1-file-name">plan.pdf</div><div>PDF 10 KB</div></div>',
    name: 'plan.pdf',
    kind: 'file',
  },
  countsVersions: true,
  cannot: { tellSpeakerWithoutText: true },
};
