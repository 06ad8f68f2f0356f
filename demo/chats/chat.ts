/** Who speaks in a turn of a shipped conversation. */
export type DemoRole = 'user' | 'assistant';

/** A file or a picture that belongs to a turn and stands beside its text. */
export interface DemoAttachment {
  kind: 'file' | 'image';
  name: string;
}

/** One turn; `markdown` is what the user typed or what the assistant wrote, without outer blank lines. */
export interface DemoTurn {
  role: DemoRole;
  markdown: string;
  attachments: DemoAttachment[];
}

/** A conversation as both sites serve it. `id` is a UUID, as the sites use in their addresses. */
export interface DemoChat {
  id: string;
  title: string;
  turns: DemoTurn[];
}
