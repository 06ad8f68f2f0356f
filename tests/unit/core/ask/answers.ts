import type { Turn } from '../../../../lib/core/capture.ts';

export const CODE = '3f9a1c20';

/** Turns in order, user first, from what was said. */
export function turnsOf(...spoken: string[]): Turn[] {
  return spoken.map((markdown, index) => ({
    index,
    role: index % 2 === 0 ? 'user' : 'assistant',
    markdown,
    attachments: [],
    unread: [],
  }));
}

/** One item as an assistant writes it. */
export interface WrittenItem {
  readonly section: string;
  readonly text: string;
  readonly quote?: string;
  readonly external_effect?: boolean;
}

/** The JSON of an answer. */
export function jsonOf(items: readonly WrittenItem[], code = CODE): string {
  return JSON.stringify({ baton: code, items }, null, 2);
}

/** An answer as it was asked for: one fenced block. */
export function answerOf(items: readonly WrittenItem[], code = CODE): string {
  return `\`\`\`json\n${jsonOf(items, code)}\n\`\`\``;
}
