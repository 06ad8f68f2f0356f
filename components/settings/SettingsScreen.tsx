import { useState } from 'preact/hooks';
import type { Settings, SettingsChange } from '../../lib/core/settings.ts';
import { useApp } from '../app-context.ts';
import { ErrorNotice } from '../common/ErrorNotice.tsx';
import { Screen } from '../common/Screen.tsx';
import { useLoaded } from '../common/use-loaded.ts';
import { useTask } from '../common/use-task.ts';
import { visibleText } from '../common/visible-text.ts';
import { Waiting } from '../common/Waiting.tsx';
import type { Place } from '../places.ts';
import { AddTerm } from './AddTerm.tsx';
import { AlwaysOnSettings } from './AlwaysOnSettings.tsx';
import { TemplateSettings } from './TemplateSettings.tsx';

/** What the user decided for all conversations. */
export function SettingsScreen({ go }: { readonly go: (place: Place) => void }) {
  const { client } = useApp();
  const loaded = useLoaded('settings', () => client.ask('load-settings', {}));
  return (
    <Screen title="Settings" back={{ label: 'Back to all handoffs', act: () => go({ kind: 'home' }) }}>
      {loaded.state === 'loading' && <Waiting text="Loading…" />}
      {loaded.state === 'failed' && <ErrorNotice error={loaded.error} />}
      {loaded.state === 'ready' && <Lists first={loaded.value} />}
      <AlwaysOnSettings />
    </Screen>
  );
}

function Lists({ first }: { readonly first: Settings }) {
  const { client } = useApp();
  const task = useTask();
  const [settings, setSettings] = useState(first);
  const change = async (act: SettingsChange) =>
    setSettings(await client.ask('change-settings', { change: act }));
  const take = (act: SettingsChange) => task.run(() => change(act));
  const { ownTerms, allowedValues } = settings;
  return (
    <>
      {task.error && <ErrorNotice error={task.error} />}
      <section class="settings">
        <h2>Always masked</h2>
        <p class="hint">
          Names, projects, places: masked in every chat, wherever they stand. They are kept on this machine
          only.
        </p>
        <ul>
          {ownTerms.map((term) => (
            <li key={`${term.kind} ${term.text}`}>
              <span class={term.kind === 'pattern' ? 'mono' : ''} dir="auto">
                {visibleText(term.text)}
              </span>
              {term.kind === 'pattern' && <span class="meta">pattern</span>}
              <Remove name="Remove" of={term.text} act={() => take({ kind: 'remove-term', term })} />
            </li>
          ))}
        </ul>
        <AddTerm onAdd={(term) => change({ kind: 'add-term', term })} />
      </section>
      <section class="settings">
        <h2>Never masked</h2>
        <p class="hint">
          {allowedValues.length === 0
            ? 'Nothing yet. “Always allow” in the review of a draft puts a value here.'
            : 'Values that you allowed for every chat.'}
        </p>
        <ul>
          {allowedValues.map((value) => (
            <li key={value}>
              <span class="mono" dir="auto">
                {visibleText(value)}
              </span>
              <Remove name="Mask again" of={value} act={() => take({ kind: 'forget-allowed', value })} />
            </li>
          ))}
        </ul>
      </section>
      <TemplateSettings settings={settings} onChange={change} />
    </>
  );
}

interface RemoveProps {
  readonly name: string;
  readonly of: string;
  readonly act: () => void;
}

function Remove({ name, of, act }: RemoveProps) {
  return (
    <button type="button" class="link" aria-label={`${name}: ${of}`} onClick={act}>
      {name}
    </button>
  );
}
