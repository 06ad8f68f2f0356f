interface Argued {
  /** Turns whose expected beginning is not text of the conversation. */
  readonly beginnings: Readonly<Record<string, readonly string[]>>;
  /** Turns whose code blocks are more, or better known, than expected. */
  readonly code: Readonly<Record<string, readonly string[]>>;
}

/** Expectations that are wrong, each with the reason; a page that comes to fit them makes the test fail as well. */
export const argued: Argued = {
  beginnings: {
    // The expectation is the label for screen readers: the answer is a cross-origin frame and has no text.
    'chatgpt-2026-07-deep-research-iframe': ['turn 1'],
    // The expectation starts with the status line of a tool block, which is not part of the answer.
    'claude-2026-02-multiturn-artifact-thinking-ja': ['turn 5'],
    // The expectation starts with the header of a thinking block, twice (once for screen readers).
    'claude-2026-04-page': ['turn 1', 'turn 3'],
    // The expectation has the label of a source whose own words ask to leave it out.
    'recon-gemini-2026-08-streaming': ['turn 1'],
    // The expectation starts with the header of a thinking block.
    'recon-grok-2026-09-planerow': ['turn 1'],
    // The expectation has the number of a source without an address; it is counted as dropped.
    'recon-deepseek-2026-10-thread': ['turn 1'],
    // The expectation ends with the label of the button that unfolds the message.
    'recon-perplexity-2026-08-workflow': ['turn 2'],
    // The expectation starts with the heading for screen readers.
    'copilot-2026-03-two-pairs': ['turn 1', 'turn 3'],
    // The expectation has the number of the code's first line, which the page draws beside it.
    'recon-qianwen-2026-10-thread': ['turn 1'],
    // The expectation has the label of the button that copies the code.
    'recon-poe-2025-12': ['turn 1'],
    'recon-librechat-2026': ['turn 1'],
    // The expectation starts with the thoughts, which are not part of the answer.
    'recon-openwebui-0.9': ['turn 1'],
  },
  code: {
    // The expectation knows languages from classes only; these two blocks name theirs in the header.
    'chatgpt-2026-01-13turns-article': ['turn 19', 'turn 23'],
    // The user typed a fence, the page shows it as typed: it is code in Markdown and no block in the page.
    'recon-chatgpt-2026-09-appshell': ['turn 0'],
    'recon-gemini-2026-08-streaming': ['turn 0'],
    'recon-grok-2026-09-planerow': ['turn 0'],
    'recon-deepseek-2026-10-thread': ['turn 0'],
    'recon-perplexity-2026-08-workflow': ['turn 0'],
    'recon-kimi-2026-live': ['turn 0'],
    // The block names its language in its header.
    'recon-m365-copilot-2026': ['turn 1'],
    'recon-qianwen-2026-10-thread': ['turn 0'],
    'recon-huggingchat-2026-08': ['turn 0'],
    'recon-librechat-2026': ['turn 0'],
    // Both: the user typed a fence, and the answer's block names its language in the header.
    'recon-aistudio-2026': ['turn 0', 'turn 1'],
    'recon-poe-2025-12': ['turn 0', 'turn 1'],
  },
};
