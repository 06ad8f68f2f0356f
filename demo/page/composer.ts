import { baseKeymap } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Schema } from 'prosemirror-model';
import { nodes } from 'prosemirror-schema-basic';
import { type Command, EditorState, Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view';

const schema = new Schema({
  nodes: { doc: nodes.doc, paragraph: nodes.paragraph, text: nodes.text, hard_break: nodes.hard_break },
});

/** The editor of a chat site: one text without formatting. */
export interface Composer {
  /** The text as the site would send it: one line a paragraph. */
  text(): string;
  clear(): void;
  focus(): void;
}

/** What the page wants to know of its composer. */
export interface ComposerOptions {
  mount: HTMLElement;
  placeholder: Readonly<Record<string, string>>;
  onEnter(): void;
  onChange(): void;
}

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(schema.nodes.hard_break.create()).scrollIntoView());
  return true;
};

function placeholderPlugin(attributes: Readonly<Record<string, string>>): Plugin {
  return new Plugin({
    props: {
      decorations: ({ doc }) =>
        doc.childCount === 1 && doc.content.size === 2
          ? DecorationSet.create(doc, [Decoration.node(0, 2, { ...attributes })])
          : DecorationSet.empty,
    },
  });
}

function emptyState(options: ComposerOptions): EditorState {
  const enter: Command = () => {
    options.onEnter();
    return true;
  };
  return EditorState.create({
    schema,
    plugins: [
      keymap({ Enter: enter, 'Shift-Enter': breakLine }),
      keymap({ 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo }),
      keymap(baseKeymap),
      history(),
      placeholderPlugin(options.placeholder),
    ],
  });
}

/** Turns the site's own element into a ProseMirror editor in which Enter sends. */
export function startComposer(options: ComposerOptions): Composer {
  options.mount.replaceChildren();
  const view = new EditorView(
    { mount: options.mount },
    {
      state: emptyState(options),
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction));
        if (transaction.docChanged) options.onChange();
      },
    },
  );
  return {
    text: () => view.state.doc.textBetween(0, view.state.doc.content.size, '\n', '\n'),
    clear() {
      view.updateState(emptyState(options));
      options.onChange();
    },
    focus: () => view.focus(),
  };
}
