/** One message of the conversation, as an OpenAI-compatible server takes it. */
export interface SentMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/**
 * Asks the page's own server for the next answer, in the way of OpenAI's streamed chat completions
 * (server-sent events whose data is a chunk, and `[DONE]` at the end).
 */
export async function* streamAnswer(messages: readonly SentMessage[]): AsyncGenerator<string> {
  const response = await fetch('/v1/chat/completions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'scripted', stream: true, messages }),
  });
  if (response.body === null) throw new Error('the server sent no answer');
  let rest = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    const events = (rest + part).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = event.replace(/^data: /, '');
      if (data === '[DONE]') return;
      yield JSON.parse(data).choices[0].delta.content ?? '';
    }
  }
}
