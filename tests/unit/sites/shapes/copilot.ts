import type { PageShape } from '../page-shapes.ts';
import { fieldText, type ShapedSite, wholePage } from './shaped-site.ts';

const nativeId = 'Ab3xYz019Qw7rT2k1mN5p';

/** The page for everyone: articles whose parts carry an id of the message. */
const copilotPage: PageShape = ({
  turns,
  before = '',
  after = '',
  composer = '',
  title = 'Microsoft Copilot',
}) => {
  const html = turns.map(({ role, body, beside = '', streaming }, index) => {
    if (role === 'user') {
      const text =
        body === undefined
          ? ''
          : `<div class="whitespace-pre-wrap break-words" data-content="user-message">${body}</div>`;
      return (
        `<div class="group/user-message" id="m${index}-user-message" role="article"><h5 class="sr-only" data-copy="false">You said</h5>` +
        `<div role="group" data-copy="false"><button aria-label="Copy message"></button></div>${text}${beside}</div>`
      );
    }
    const text =
      body === undefined ? '' : `<div class="group/ai-message-item" id="m${index}-content-0">${body}</div>`;
    const reactions =
      '<div data-copy="false" data-testid="message-item-reactions"><button aria-label="Good response"></button></div>';
    return (
      `<div class="group/ai-message" data-content="ai-message" role="article"><h6 class="sr-only" data-copy="false">Copilot said</h6>` +
      `<div>${text}${beside}</div>${streaming === true ? '' : reactions}</div>`
    );
  });
  return wholePage(
    title,
    `${before}<main><div data-content="conversation"><span data-testid="date-divider">Today</span>${html.join('')}</div>` +
      `<div data-testid="composer"><label for="userInput">Message Copilot</label><textarea id="userInput" data-testid="composer-input">${fieldText(composer)}</textarea></div></main>${after}`,
  );
};

/** The page for organisations, of Fluent components. */
const m365Page: PageShape = ({
  turns,
  before = '',
  after = '',
  composer = '',
  title = 'Microsoft 365 Copilot',
}) => {
  const html = turns.map(({ role, body, beside = '', streaming }) => {
    if (role === 'user') {
      const text = body === undefined ? '' : `<div class="fai-UserMessage__message">${body}</div>`;
      return `<div class="fai-UserMessage" data-testid="chatQuestion"><h5 class="sr-only">You said</h5>${text}${beside}</div>`;
    }
    const text = body === undefined ? '' : `<div data-testid="markdown-reply">${body}</div>`;
    const progress = streaming === true ? '<div class="fai-CopilotMessage__progress">Working</div>' : '';
    return (
      `<div class="fai-CopilotMessage" data-testid="copilot-message-div"><div class="fai-CopilotMessage__content">${text}${beside}</div>${progress}` +
      '<div class="fai-CopilotMessage__actions"><button aria-label="Copy"></button></div></div>'
    );
  });
  return wholePage(
    title,
    `${before}<main><div role="feed">${html.join('')}</div><span role="textbox" id="m365-chat-editor-target-element" contenteditable="true" data-lexical-editor="true">` +
      `${composer || '<p><br></p>'}</span></main>${after}`,
  );
};

export const copilot: ShapedSite = {
  site: 'copilot',
  generation: 'page',
  shape: copilotPage,
  url: new URL(`https://copilot.microsoft.com/chats/${nativeId}`),
  nativeId,
  startUrl: new URL('https://copilot.microsoft.com/'),
  attachment: { html: '<img src="blob:1" alt="sketch.png">', name: 'sketch.png', kind: 'image' },
};

export const m365Copilot: ShapedSite = {
  site: 'm365-copilot',
  generation: 'm365',
  shape: m365Page,
  url: new URL(`https://m365.cloud.microsoft/chat/conversation/${nativeId}`),
  nativeId,
  startUrl: new URL('https://m365.cloud.microsoft/chat'),
  attachment: { html: '<div class="fai-Attachment">plan.docx</div>', name: 'plan.docx', kind: 'file' },
};
