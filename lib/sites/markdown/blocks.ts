/** An inline style or link around a piece of text. Links keep their element, so that two neighbours stay two. */
export type Mark = { readonly type: 'strong' | 'emphasis' | 'strike' | 'sub' | 'sup' } | LinkMark;

/** A link; `title` is there for a citation whose label is not its title. */
export interface LinkMark {
  readonly type: 'link';
  readonly href: string;
  readonly title?: string;
  readonly source: Element;
}

/** What stands inside a paragraph, heading or table cell: a flat run of leaves, each with the marks around it. */
export type Leaf =
  /** The text of a `footnote` is its label. */
  | {
      readonly type: 'text' | 'code' | 'math' | 'footnote';
      readonly text: string;
      readonly marks: readonly Mark[];
    }
  | { readonly type: 'image'; readonly text: string; readonly url: string; readonly marks: readonly Mark[] }
  | { readonly type: 'break'; readonly marks: readonly Mark[] };

/** How a table's column is aligned. */
export type Alignment = 'left' | 'right' | 'center' | undefined;

/** One block of a turn's content, in reading order. */
export type Block =
  | { readonly type: 'paragraph'; readonly leaves: readonly Leaf[] }
  /** Text that is kept as the user typed it: no escapes, white space as it is. `isLine`: one line of several. */
  | { readonly type: 'verbatim'; readonly leaves: readonly Leaf[]; readonly isLine?: true }
  /** Markdown that the site itself supplies. */
  | { readonly type: 'markdown'; readonly text: string }
  | { readonly type: 'heading'; readonly level: number; readonly leaves: readonly Leaf[] }
  | { readonly type: 'code'; readonly language: string; readonly text: string }
  | { readonly type: 'math'; readonly tex: string }
  /** `start` is there for ordered lists only. */
  | { readonly type: 'list'; readonly start?: number; readonly items: readonly Content[] }
  | { readonly type: 'quote'; readonly blocks: readonly Block[] }
  /** What a footnote says; its label stands in the text. */
  | { readonly type: 'footnote'; readonly label: string; readonly blocks: readonly Block[] }
  | { readonly type: 'table'; readonly alignments: readonly Alignment[]; readonly rows: readonly TableRow[] }
  | { readonly type: 'rule' };

/** The cells of one row; a table's first row is its header and may be empty. */
export type TableRow = readonly (readonly Leaf[])[];

/** What stands inside an element; `checked` where a task list's check box is among it. */
export interface Content {
  readonly blocks: readonly Block[];
  readonly checked?: boolean;
}

/** Reads elements inside an element, with everything found recorded in the same turn. */
export interface InnerReader {
  /** What stands inside the element. */
  readContent(element: Element): Content;
  /** The element itself. */
  readWhole(element: Element): Content;
}
