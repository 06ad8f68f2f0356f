/** How a statement is meant: good news, plain, or something to check. */
export type Tone = 'good' | 'plain' | 'check';

/** A statement about what was found or done. */
export interface Statement {
  readonly tone: Tone;
  readonly title: string;
  readonly detail?: string;
}
