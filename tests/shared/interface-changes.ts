/** Something that an interface makes of what the server sent, in the Markdown of the truth. */
export interface Change {
  readonly from: string;
  readonly to: string;
}

/** What one interface does to a conversation before anybody can read it from the page. */
export interface InterfaceChanges {
  /** The adapter that reads the page. */
  readonly site: string;
  /** How the user's words are shown: as they typed them, or as the Markdown that they are. */
  readonly userText: 'as typed' | 'rendered';
  /** Whether the page in the middle of an answer shows that one is being written. */
  readonly showsStreaming: boolean;
  readonly changes: readonly Change[];
}

const BRACKETS = '\\(a^2+b^2=c^2\\) and display \\[ \\int_0^1 x\\,dx = \\tfrac12 \\]';

/** Tags in the text are shown as text. */
const tagsAsText: Change = { from: '<b>raw html</b>', to: '\\<b>raw html\\</b>' };
const userTagsAsText: Change = { from: '<b>x</b>', to: '\\<b>x\\</b>' };
/** Tags in the text are obeyed: what was typed is gone, what it does is there. */
const tagsObeyed: Change = { from: '<b>raw html</b>', to: '**raw html**' };
const userTagsObeyed: Change = { from: '<b>x</b>', to: '**x**' };
/** A line end inside a paragraph becomes a line break. */
const lineEndsAreBreaks: Change = { from: '> A quote\n', to: '> A quote\\\n' };
/** Formulas in brackets are no formulas to it: Markdown takes their backslashes away. */
const bracketsLost: Change = {
  from: BRACKETS,
  to: '(a^2+b^2=c^2) and display [ \\int_0^1 x,dx = \\tfrac12 ]',
};
/** Formulas in brackets are formulas; both are set in the line. */
const bracketsInLine: Change = {
  from: BRACKETS,
  to: '$a^2+b^2=c^2$ and display $\\int_0^1 x\\,dx = \\tfrac12$',
};
/** No formulas at all: the dollars are shown as text. */
const dollarsAsText: readonly Change[] = [
  { from: '$O(n \\log n)$', to: '\\$O(n \\log n)\\$' },
  {
    from: '$$\nT(n) = 2T\\left(\\frac{n}{2}\\right) + n\n$$',
    to: '\\$\\$\\\nT(n) = 2T\\left(\\frac{n}{2}\\right) + n\\\n\\$\\$',
  },
  { from: '| $n \\log n$ | $n \\log n$ |', to: '| \\$n \\log n\\$ | \\$n \\log n\\$ |' },
];

/** Every interface in the shared folder; what is not listed here must come back exactly. */
export const interfaceChanges: Readonly<Record<string, InterfaceChanges>> = {
  'ant-design-x': {
    site: 'generic',
    userText: 'as typed',
    showsStreaming: false,
    changes: [
      tagsObeyed,
      // Formulas are drawn without their source: each is kept as it is drawn and listed as unread.
      { from: '$O(n \\log n)$', to: 'O(nlogn) ' },
      { from: '$$\nT(n) = 2T\\left(\\frac{n}{2}\\right) + n\n$$', to: 'T(n)=2T(2n)+n' },
      { from: '| $n \\log n$ | $n \\log n$ |', to: '| nlogn | nlogn |' },
      { from: BRACKETS, to: 'a2+b2=c2 and display ∫01xdx=21' },
    ],
  },
  'assistant-ui': {
    site: 'generic',
    userText: 'as typed',
    showsStreaming: true,
    changes: [tagsAsText, bracketsLost],
  },
  chatscope: {
    site: 'generic',
    userText: 'as typed',
    showsStreaming: true,
    changes: [tagsAsText, bracketsLost],
  },
  'deep-chat': {
    site: 'generic',
    userText: 'rendered',
    showsStreaming: true,
    changes: [
      tagsAsText,
      lineEndsAreBreaks,
      bracketsLost,
      ...dollarsAsText,
      // Check boxes are shown as text.
      { from: '- [x] done\n- [ ] open', to: '- \\[x] done\n- \\[ ] open' },
      // A pipe with a backslash splits a cell all the same.
      {
        from: '| escaped pipe | code pipe |\n|---|---|\n| a \\| b | `c \\| d` |',
        to: '| escaped pipe | code pipe | | |\n|-|-|-|-|\n| a \\ | b | \\`c \\ | d\\` |',
      },
    ],
  },
  huggingchat: {
    site: 'chatui',
    userText: 'as typed',
    showsStreaming: true,
    changes: [
      tagsAsText,
      lineEndsAreBreaks,
      // A code block's language is nowhere in the page, except inside of a list.
      { from: '```python', to: '```' },
      { from: '```bash', to: '```' },
      { from: '```html', to: '```' },
      // A displayed formula ends the paragraph that it stands in.
      {
        from: `${BRACKETS} in bracket`,
        to: '$a^2+b^2=c^2$ and display\n\n$$\n\\int_0^1 x\\,dx = \\tfrac12\n$$\n\nin bracket',
      },
    ],
  },
  'llama-webui': {
    site: 'llamacpp',
    userText: 'as typed',
    showsStreaming: true,
    changes: [tagsAsText, lineEndsAreBreaks, bracketsInLine],
  },
  nlux: {
    site: 'generic',
    userText: 'rendered',
    showsStreaming: true,
    changes: [
      tagsObeyed,
      userTagsObeyed,
      lineEndsAreBreaks,
      bracketsLost,
      ...dollarsAsText,
      // Each item of a list that is streamed in becomes a list of its own.
      { from: '2. Second step', to: '2) Second step' },
    ],
  },
  'open-webui': {
    site: 'openwebui',
    userText: 'rendered',
    showsStreaming: true,
    changes: [
      tagsAsText,
      userTagsAsText,
      lineEndsAreBreaks,
      // A check box's state is a property of the live page, which the saved one has lost.
      { from: '- [x] done', to: '- [ ] done' },
      // A displayed formula is set in the line, behind a line break.
      { from: BRACKETS, to: '$a^2+b^2=c^2$ and display\\\n$\\int_0^1 x\\,dx = \\tfrac12$' },
    ],
  },
};
