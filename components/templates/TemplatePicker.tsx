import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../app-context.ts';
import { amount } from '../common/amount.ts';
import { EscapeArea } from '../common/EscapeArea.tsx';
import { useLoaded } from '../common/use-loaded.ts';
import { visibleText } from '../common/visible-text.ts';
import type { DraftEditing } from '../draft/use-draft.ts';
import { errorText } from '../error-text.ts';
import { insertTemplates } from './insert-templates.ts';

interface TemplatePickerProps {
  readonly editing: DraftEditing;
  readonly onClose: () => void;
}

/** The user's own standing instructions, each with a way into the draft, and one for all of them. */
export function TemplatePicker({ editing, onClose }: TemplatePickerProps) {
  const { client } = useApp();
  const settings = useLoaded('settings', () => client.ask('load-settings', {}));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <EscapeArea class="source-turn templates" label="Your templates" onClose={onClose}>
      <div class="acts">
        <h3 ref={heading} tabIndex={-1}>
          Your standing instructions
        </h3>
        <button type="button" class="link" onClick={onClose}>
          Close
        </button>
      </div>
      {settings.state === 'loading' && <p class="hint">Loading…</p>}
      {settings.state === 'failed' && <p class="check-text">{errorText(settings.error).title}</p>}
      {settings.state === 'ready' && (
        <Templates templates={settings.value.templates ?? []} editing={editing} />
      )}
    </EscapeArea>
  );
}

interface TemplatesProps {
  readonly templates: readonly string[];
  readonly editing: DraftEditing;
}

function Templates({ templates, editing }: TemplatesProps) {
  const { newItemId, say } = useApp();
  const { items } = editing.view.draft;
  const missing = templates.filter((text) => insertTemplates(items, [text], newItemId).length > 0);
  const insert = (texts: readonly string[]) => {
    editing.changeTogether({ changes: insertTemplates(items, texts, newItemId), excerpts: [] });
    say(`${amount(texts.length, 'instruction')} inserted.`, () => editing.travel('undo'));
  };
  if (templates.length === 0) {
    return (
      <p class="hint">
        None yet. “Save as template” among the actions of a standing instruction keeps one, and so do Baton’s
        settings.
      </p>
    );
  }
  return (
    <>
      <ul>
        {templates.map((text) => (
          <li key={text}>
            <span dir="auto">{visibleText(text)}</span>
            {missing.includes(text) ? (
              <button
                type="button"
                class="link"
                aria-label={`Insert: ${text}`}
                onClick={() => insert([text])}
              >
                Insert
              </button>
            ) : (
              <span class="meta">in the draft</span>
            )}
          </li>
        ))}
      </ul>
      {missing.length > 1 && (
        <button type="button" class="link" onClick={() => insert(missing)}>
          Insert all {missing.length}
        </button>
      )}
    </>
  );
}
