import type { PageShape } from '../page-shapes.ts';
import { fieldText, type ShapedSite, wholePage } from './shaped-site.ts';

/** An interface that nobody knows, which names the speaker in an attribute. */
const byAttribute: PageShape = ({ turns, before = '', after = '', composer = '', title = 'Some chat' }) => {
  const html = turns.map(
    ({ role, body, beside = '', streaming }) =>
      `<article data-role="${role === 'user' ? 'human' : 'ai'}" data-streaming="${streaming === true}"><div class="who-name">Somebody</div>` +
      `${body === undefined ? '' : `<div class="content">${body}</div>`}${beside}</article>`,
  );
  return wholePage(title, `${before}<main>${html.join('')}</main>${after}${field(composer)}`);
};

/** Another one, which has a class for each side. */
const byClass: PageShape = ({ turns, before = '', after = '', composer = '', title = 'Some chat' }) => {
  const html = turns.map(
    ({ role, body, beside = '', streaming }) =>
      `<div class="row"><div class="bubble bubble--${role === 'user' ? 'sent' : 'received'}"><div class="avatar">S</div>` +
      `${body === undefined ? '' : `<div class="text${streaming ? ' is-streaming' : ''}">${body}</div>`}${beside}</div></div>`,
  );
  return wholePage(title, `${before}<main>${html.join('')}</main>${after}${field(composer)}`);
};

/** A third one, whose two kinds of elements only take turns in a log. */
const byAlternation: PageShape = ({ turns, before = '', after = '', composer = '', title = 'Some chat' }) => {
  const html = turns.map(
    ({ role, body = '', beside = '', streaming }) =>
      `<div class="${role === 'user' ? 'plum' : 'pear'}"><div aria-busy="${streaming === true}">${body}</div>${beside}</div>`,
  );
  return wholePage(
    title,
    `${before}<div role="log"><div>${html.join('')}</div></div>${after}${field(composer)}`,
  );
};

function field(composer: string): string {
  return `<div><textarea>${fieldText(composer)}</textarea><button>Send</button></div>`;
}

const guessed = {
  site: 'generic',
  url: new URL('https://chat.example/somewhere/1'),
  startUrl: new URL('https://chat.example/'),
  fewestTurns: 2,
  cannot: { recogniseWithoutStructure: true, recogniseWithoutTurns: true },
} as const;

export const genericByAttribute: ShapedSite = { ...guessed, generation: 'attribute', shape: byAttribute };
export const genericByClass: ShapedSite = { ...guessed, generation: 'class', shape: byClass };
export const genericByAlternation: ShapedSite = {
  ...guessed,
  generation: 'alternation',
  shape: byAlternation,
  repeats: 'in turns',
  fewestTurns: 3,
};
