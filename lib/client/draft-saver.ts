import type { Draft } from '../core/draft.ts';
import type { DraftChange } from '../core/draft-change.ts';
import { HandoffError } from '../core/errors.ts';
import type { ExcerptChange } from '../core/excerpt.ts';
import type { SectionKey } from '../core/sections.ts';
import type { DraftView } from '../core/views.ts';
import { toHandoffError } from './ask-error.ts';
import type { Client } from './client.ts';
import { type Acts, DraftHistory, type PutBackAll, stateOf, stepOf } from './draft-history.ts';
import { changeOf, type ItemEdit, isUnsaved, lastChangesOf, versionOf } from './item-edit.ts';

/** What a view draws of a draft that is being edited. */
export interface DraftSnapshot {
  readonly view: DraftView;
  readonly status: 'saved' | 'saving' | 'failed';
  /** Why the newest text could not be saved; it stays in the field and can be tried again. */
  readonly failure: HandoffError | undefined;
  /** Texts in the fields, by item, where the stored text may differ. */
  readonly texts: ReadonlyMap<string, string>;
  /** Items that were changed elsewhere while they were edited here. */
  readonly conflicts: readonly string[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/**
 * Brings every keystroke to the worker: one request per item at a time, the newest text after it. A text counts
 * as saved once the worker answered. Nothing is overwritten that was changed elsewhere: such an item waits for
 * the user's choice.
 */
export class DraftSaver {
  readonly #client: Client;
  readonly #onChange: (snapshot: DraftSnapshot) => void;
  readonly #edits = new Map<string, ItemEdit>();
  readonly #history = new DraftHistory();
  #view: DraftView;
  /** Acts other than typing that the worker has not answered yet. */
  #actsUnderWay = 0;

  /** @param before The draft before an act on many items that led to this view, so that it can be undone. */
  constructor(client: Client, view: DraftView, onChange: (snapshot: DraftSnapshot) => void, before?: Draft) {
    this.#client = client;
    this.#view = view;
    this.#onChange = onChange;
    if (before) this.#history.recordAll({ before: before.items, after: view.draft.items });
  }

  /** Takes the text of a field. `section` matters for an item that does not exist yet. */
  type(itemId: string, text: string, section: SectionKey): void {
    const edit = this.#edits.get(itemId) ?? this.#beginEdit(itemId, section);
    Object.assign(edit, { text, left: false, failure: undefined });
    this.#send(itemId, edit);
    this.#publish();
  }

  /** The caret left a field: from now on the stored text is shown, as soon as there is one. */
  leave(itemId: string): void {
    const edit = this.#edits.get(itemId);
    if (!edit) return;
    edit.left = true;
    this.#forgetIfDone(itemId, edit);
    this.#publish();
  }

  /**
   * Any other act on an item, after what was typed into it is saved.
   *
   * @throws {HandoffError} what the worker answers.
   */
  async change(change: DraftChange): Promise<void> {
    const edit = this.#edits.get(change.itemId);
    await edit?.running;
    const before = stepOf(this.#view.draft, [change.itemId]);
    const view = await this.#act(() => this.#ask(change));
    this.#history.record(before);
    // A version that grew by more than this act holds somebody else's text: then the next edit must conflict.
    if (edit?.basedOn !== undefined && versionOf(view, change.itemId) === edit.basedOn + 1) edit.basedOn += 1;
    this.adopt(view);
  }

  /**
   * Several acts that the user made as one, after what is typed is saved; one step to undo.
   *
   * @throws {HandoffError} what the worker answers; then none of them has happened.
   */
  async changeTogether(acts: Acts): Promise<void> {
    await this.settleOrFail();
    const before = stepOf(
      this.#view.draft,
      acts.changes.map(({ itemId }) => itemId),
      acts.excerpts.map(({ id }) => id),
    );
    const view = await this.#act(() => this.#askTogether(acts));
    this.#history.record(before);
    this.adopt(view);
  }

  /**
   * An act on an excerpt.
   *
   * @throws {HandoffError} what the worker answers.
   */
  async changeExcerpt(change: ExcerptChange): Promise<void> {
    const before = stepOf(this.#view.draft, [], [change.kind === 'add' ? change.excerpt.id : change.id]);
    const { conversationId } = this.#view.draft;
    const view = await this.#act(() => this.#client.ask('change-excerpts', { conversationId, change }));
    this.#history.record(before);
    this.adopt(view);
  }

  /**
   * Undoes the last act in this view, or does it again, after what is typed is saved.
   *
   * @returns Whether there was anything.
   * @throws {HandoffError} what the worker answers, such as `DRAFT_CONFLICT` when another window changed the item.
   */
  async travel(direction: 'undo' | 'redo'): Promise<boolean> {
    if (!(await this.settle())) return false;
    const acts = this.#history[direction](this.#view.draft);
    if (!acts) return false;
    this.adopt(await this.#act(() => this.#askStep(acts)));
    return true;
  }

  /** Takes a view of the draft that came another way, unless it is older. */
  adopt(view: DraftView): void {
    if (view.draft.version >= this.#view.draft.version) this.#view = view;
    this.#publish();
  }

  /** What an item said before it was edited here. */
  textBefore(itemId: string): string | undefined {
    return this.#edits.get(itemId)?.before.item?.text;
  }

  /** Ends a conflict by the user's choice; `both` leaves theirs and adds mine as an item of its own. */
  resolve(itemId: string, choice: 'mine' | 'theirs' | 'both', newItemId: () => string): void {
    const edit = this.#edits.get(itemId);
    if (!edit?.conflict) return;
    const stored = stateOf(this.#view.draft, itemId).item;
    if (choice === 'mine' && stored?.removed) {
      void this.#bringBack(itemId, edit);
    } else if (choice === 'mine') {
      Object.assign(edit, { conflict: false, basedOn: versionOf(this.#view, itemId) });
      this.#send(itemId, edit);
    } else {
      this.#edits.delete(itemId);
      if (choice === 'both') this.#addApart(newItemId(), edit.text, stored?.section ?? edit.section);
    }
    this.#publish();
  }

  /** Mine counts, so what the other window left out comes back first. */
  async #bringBack(itemId: string, edit: ItemEdit): Promise<void> {
    try {
      this.adopt(await this.#act(() => this.#ask({ kind: 'restore', itemId })));
      Object.assign(edit, { conflict: false, basedOn: versionOf(this.#view, itemId) });
      this.#send(itemId, edit);
    } catch (error) {
      edit.failure = toHandoffError(error);
    }
    this.#publish();
  }

  #addApart(itemId: string, text: string, section: SectionKey): void {
    this.type(itemId, text, section);
    this.leave(itemId);
  }

  /** Sends again what could not be saved. */
  retry(): void {
    for (const [itemId, edit] of this.#edits) {
      edit.failure = undefined;
      this.#send(itemId, edit);
    }
    this.#publish();
  }

  /** Sends everything at once, for a page that is about to go. */
  flush(): void {
    for (const [itemId, edit] of this.#edits) {
      if (edit.text === edit.savedText || edit.conflict) continue;
      if (edit.running === undefined) this.#send(itemId, edit);
      else for (const change of lastChangesOf(itemId, edit)) void this.#ask(change).catch(() => {});
    }
  }

  /** Resolves when the worker has everything, with whether it has. */
  async settle(): Promise<boolean> {
    for (const edit of this.#edits.values()) await edit.running;
    const edits = [...this.#edits.values()];
    return edits.every((edit) => !isUnsaved(edit) && !edit.conflict);
  }

  /**
   * Resolves when the worker has everything: an act on an older text than the user sees would be a silent loss.
   *
   * @throws {HandoffError} why it has not; `DRAFT_CONFLICT` while a conflict waits for the user.
   */
  async settleOrFail(): Promise<void> {
    if (!(await this.settle())) throw this.snapshot().failure ?? new HandoffError('DRAFT_CONFLICT');
  }

  /** What to draw now. */
  snapshot(): DraftSnapshot {
    const edits = [...this.#edits];
    const failure = edits.find(([, edit]) => edit.failure)?.[1].failure;
    const saving = this.#actsUnderWay > 0 || edits.some(([, edit]) => isUnsaved(edit) && !edit.conflict);
    return {
      view: this.#view,
      status: failure ? 'failed' : saving ? 'saving' : 'saved',
      failure,
      texts: new Map(edits.map(([itemId, edit]) => [itemId, edit.text])),
      conflicts: edits.flatMap(([itemId, edit]) => (edit.conflict ? [itemId] : [])),
      canUndo: this.#history.canUndo,
      canRedo: this.#history.canRedo,
    };
  }

  #beginEdit(itemId: string, section: SectionKey): ItemEdit {
    const stored = this.#view.draft.items.find(({ id }) => id === itemId);
    const edit: ItemEdit = {
      text: stored?.text ?? '',
      savedText: stored?.text,
      basedOn: stored?.version,
      section,
      running: undefined,
      left: false,
      failure: undefined,
      conflict: false,
      before: stateOf(this.#view.draft, itemId),
    };
    this.#edits.set(itemId, edit);
    return edit;
  }

  #send(itemId: string, edit: ItemEdit): void {
    if (edit.running || edit.conflict || edit.text === edit.savedText) return;
    edit.running = this.#save(itemId, edit);
  }

  async #save(itemId: string, edit: ItemEdit): Promise<void> {
    try {
      while (edit.text !== edit.savedText) {
        const { text } = edit;
        const view = await this.#ask(changeOf(itemId, edit));
        edit.savedText = text;
        edit.basedOn = versionOf(view, itemId);
        this.adopt(view);
      }
    } catch (error) {
      await this.#fail(edit, toHandoffError(error));
    }
    edit.running = undefined;
    this.#forgetIfDone(itemId, edit);
    this.#publish();
  }

  async #fail(edit: ItemEdit, failure: HandoffError): Promise<void> {
    if (failure.code !== 'DRAFT_CONFLICT') {
      edit.failure = failure;
      return;
    }
    try {
      const { conversationId } = this.#view.draft;
      this.adopt(await this.#client.ask('load-draft', { conversationId }));
      edit.conflict = true;
    } catch (error) {
      edit.failure = toHandoffError(error);
    }
  }

  #forgetIfDone(itemId: string, edit: ItemEdit): void {
    if (!edit.left || isUnsaved(edit) || edit.conflict) return;
    this.#edits.delete(itemId);
    // One visit of a field is one step, however many letters it was.
    if (versionOf(this.#view, itemId) !== edit.before.item?.version)
      this.#history.record({ items: [edit.before], excerpts: [] });
  }

  async #act(work: () => Promise<DraftView>): Promise<DraftView> {
    this.#actsUnderWay += 1;
    this.#publish();
    try {
      return await work();
    } finally {
      this.#actsUnderWay -= 1;
      this.#publish();
    }
  }

  async #ask(change: DraftChange): Promise<DraftView> {
    const { conversationId } = this.#view.draft;
    return await this.#client.ask('change-draft', { conversationId, change });
  }

  async #askStep(step: Acts | PutBackAll): Promise<DraftView> {
    if (!('kind' in step)) return await this.#askTogether(step);
    const { conversationId } = this.#view.draft;
    const { before, after } = step;
    return await this.#client.ask('put-back-all', { conversationId, before, after });
  }

  async #askTogether({ changes, excerpts }: Acts): Promise<DraftView> {
    const [change, ...others] = changes;
    if (change && others.length + excerpts.length === 0) return await this.#ask(change);
    const { conversationId } = this.#view.draft;
    return await this.#client.ask('change-together', {
      conversationId,
      changes: [...changes],
      excerpts: [...excerpts],
    });
  }

  #publish(): void {
    this.#onChange(this.snapshot());
  }
}
