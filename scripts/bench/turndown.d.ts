declare module 'turndown/lib/turndown.browser.es.js' {
  /** What the benchmark uses of it. */
  export default class TurndownService {
    constructor(options: { readonly codeBlockStyle: 'fenced' | 'indented' });
    use(plugin: (service: TurndownService) => void): this;
    turndown(element: HTMLElement): string;
  }
}

declare module 'turndown-plugin-gfm/lib/turndown-plugin-gfm.es.js' {
  import type TurndownService from 'turndown/lib/turndown.browser.es.js';

  /** Tables, strikethrough and task lists. */
  export const gfm: (service: TurndownService) => void;
}
