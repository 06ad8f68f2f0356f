/** A page of chatscope's chat UI kit (React): the user's turns as plain text, a contenteditable composer. */
import {
  ChatContainer,
  MainContainer,
  Message,
  MessageInput,
  MessageList,
} from '@chatscope/chat-ui-kit-react';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { createElement, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type SentMessage, streamAnswer } from './talk.ts';

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number];

const TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  strong: 'strong',
  emphasis: 'em',
  listItem: 'li',
  blockquote: 'blockquote',
};

/** Draws an answer's Markdown, as the kit leaves to whoever uses it. */
function draw(node: Node, key = 0): ReactNode {
  const inner = 'children' in node ? node.children.map((child, index) => draw(child, index)) : [];
  if (node.type === 'text' || node.type === 'html') return node.value;
  if (node.type === 'inlineCode') return createElement('code', { key }, node.value);
  if (node.type === 'code') return createElement('pre', { key }, createElement('code', {}, node.value));
  if (node.type === 'list')
    return createElement(node.ordered ? 'ol' : 'ul', { key, start: node.start ?? 1 }, ...inner);
  const tag = TAGS[node.type];
  return tag === undefined ? inner : createElement(tag, { key }, ...inner);
}

function Chat() {
  const [messages, setMessages] = useState<readonly SentMessage[]>([]);
  const send = async (_html: string, _content: string, text: string) => {
    const asked: SentMessage[] = [...messages, { role: 'user', content: text }];
    setMessages(asked);
    let content = '';
    for await (const part of streamAnswer(asked)) {
      content += part;
      setMessages([...asked, { role: 'assistant', content }]);
    }
  };
  const turns = messages.map(({ role, content }, key) =>
    role === 'user'
      ? createElement(Message, {
          key,
          model: { message: content, type: 'text', sender: 'Ada', direction: 'outgoing', position: 'single' },
        })
      : createElement(
          Message,
          { key, model: { type: 'custom', sender: 'Helper', direction: 'incoming', position: 'single' } },
          createElement(Message.CustomContent, {}, draw(fromMarkdown(content))),
        ),
  );
  return createElement(
    MainContainer,
    {},
    createElement(
      ChatContainer,
      {},
      createElement(MessageList, {}, ...turns),
      createElement(MessageInput, { placeholder: 'Type message here', attachButton: false, onSend: send }),
    ),
  );
}

const root = document.createElement('div');
root.style.height = '700px';
document.body.append(root);
createRoot(root).render(createElement(Chat));
