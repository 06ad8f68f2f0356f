import type { PageShape } from '../page-shapes.ts';
import { fieldText, type ShapedSite, UUID, wholePage } from './shaped-site.ts';

/** Poe at the end of 2025: classes end in a hash of the build. */
const shape: PageShape = ({ turns, before = '', after = '', composer = '', title = 'Poe' }) => {
  const html = turns.map(({ role, body, beside = '', streaming }, index) => {
    const side = role === 'user' ? 'right' : 'left';
    const header = role === 'user' ? '' : '<div class="BotHeader_textContainer__b2"><p>Some-Bot</p></div>';
    const text =
      body === undefined
        ? ''
        : `<div class="Message_messageTextContainer__c3"><div class="Markdown_markdownContainer__d4">${role === 'user' ? `<p>${body}</p>` : body}</div></div>`;
    return (
      `<div id="message-${index}" class="ChatMessage_chatMessage__a1" data-complete="${streaming !== true}">` +
      `<div class="Message_${side}SideMessageWrapper__e5">${header}<div class="Message_${side}SideMessageBubble__f6">${text}</div>${beside}</div>` +
      '<div class="Message_messageMetadataContainer__g7">10:04</div></div>'
    );
  });
  return wholePage(
    title,
    `${before}<main><div>${html.join('')}</div></main>${after}<div class="ChatMessageInputContainer_inputContainer__h8">` +
      `<textarea class="GrowingTextArea_textArea__i9" placeholder="Message Some-Bot">${fieldText(composer)}</textarea><button disabled></button></div>`,
  );
};

export const poe: ShapedSite = {
  site: 'poe',
  generation: 'page',
  shape,
  url: new URL(`https://poe.com/chat/${UUID}`),
  nativeId: UUID,
  startUrl: new URL('https://poe.com/'),
};
