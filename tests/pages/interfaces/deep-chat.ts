/** A page of Deep Chat: a custom element that draws turns and composer in an open shadow tree. */
import 'deep-chat';
import { streamAnswer } from './talk.ts';

const chat = document.createElement('deep-chat');
chat.style.width = '800px';
chat.style.height = '700px';
chat.connect = {
  stream: true,
  handler: async (body, signals) => {
    signals.onOpen();
    for await (const text of streamAnswer([{ role: 'user', content: body.messages.at(-1).text }]))
      await signals.onResponse({ text });
    signals.onClose();
  },
};
document.body.append(chat);
