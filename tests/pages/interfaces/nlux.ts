/** A page of NLUX: turns as Markdown, a text area below. */
import { createAiChat, type StreamingAdapterObserver } from '@nlux/core';
import { streamAnswer } from './talk.ts';

const root = document.createElement('div');
root.style.height = '700px';
document.body.append(root);

createAiChat()
  .withAdapter({
    async streamText(message: string, observer: StreamingAdapterObserver) {
      for await (const text of streamAnswer([{ role: 'user', content: message }])) observer.next(text);
      observer.complete();
    },
  })
  .withPersonaOptions({
    user: { name: 'Ada', avatar: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E' },
    assistant: { name: 'Helper', avatar: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E' },
  })
  .withDisplayOptions({ colorScheme: 'light' })
  .mount(root);
