import { useState } from 'preact/hooks';
import { presetKeys } from '../../lib/core/presets.ts';
import { MAX_TEMPLATE_UNITS, type Settings, type SettingsChange } from '../../lib/core/settings.ts';
import { useTask } from '../common/use-task.ts';
import { visibleText } from '../common/visible-text.ts';
import { presetWords } from '../draft/section-words.ts';
import { errorLine } from '../error-text.ts';

interface TemplateSettingsProps {
  readonly settings: Settings;
  readonly onChange: (change: SettingsChange) => Promise<void>;
}

/** The user's own standing instructions, kept for every chat, and what a new draft shows. */
export function TemplateSettings({ settings, onChange }: TemplateSettingsProps) {
  const task = useTask();
  const [text, setText] = useState('');
  const { templates = [], preset = 'everything' } = settings;
  const add = (event: Event) => {
    event.preventDefault();
    task.run(async () => {
      await onChange({ kind: 'add-template', text: text.trim() });
      setText('');
    });
  };
  const choose = (value: string) => {
    const key = presetKeys.find((one) => one === value);
    if (key) task.run(() => onChange({ kind: 'choose-preset', preset: key }));
  };
  return (
    <>
      <section class="settings">
        <h2>Your standing instructions</h2>
        <p class="hint">
          Kept here to be put into any draft: “Add to…”, then “From your templates…”. They are kept on this
          machine only, and must hold nothing private.
        </p>
        <ul>
          {templates.map((one) => (
            <li key={one}>
              <span dir="auto">{visibleText(one)}</span>
              <button
                type="button"
                class="link"
                aria-label={`Remove: ${one}`}
                onClick={() => task.run(() => onChange({ kind: 'remove-template', text: one }))}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
        <form class="add-term" onSubmit={add}>
          <textarea
            class="field"
            rows={2}
            dir="auto"
            aria-label="Standing instruction to keep"
            placeholder="Answer in short sentences."
            maxLength={MAX_TEMPLATE_UNITS}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <div class="acts">
            <button type="submit" class="button" disabled={task.busy || text.trim() === ''}>
              Keep
            </button>
          </div>
          {task.error && (
            <p class="check-text" role="alert">
              {errorLine(task.error)}
            </p>
          )}
        </form>
      </section>
      <section class="settings">
        <h2>Sections of a new draft</h2>
        <label class="trim-limit">
          Show{' '}
          <select value={preset} onChange={({ currentTarget }) => choose(currentTarget.value)}>
            {presetKeys.map((key) => (
              <option key={key} value={key}>
                {presetWords[key]}
              </option>
            ))}
          </select>
        </label>
        <p class="hint">What is not shown travels all the same, and a draft says so.</p>
      </section>
    </>
  );
}
