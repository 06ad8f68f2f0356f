import { useState } from 'preact/hooks';
import type { SiteAccess } from '../../lib/platform/site-access.ts';
import { useApp } from '../app-context.ts';
import { ErrorNotice } from '../common/ErrorNotice.tsx';
import { useLoaded } from '../common/use-loaded.ts';
import { useTask } from '../common/use-task.ts';
import { hostOf } from '../watch/host-of.ts';

/** The sites on which Baton is always on, each of which can be taken back, and whether there is a context meter. */
export function AlwaysOnSettings() {
  const { siteAccess } = useApp();
  return (
    <>
      {siteAccess && <Sites access={siteAccess} />}
      <Meter />
    </>
  );
}

function Sites({ access }: { readonly access: SiteAccess }) {
  const [changes, setChanges] = useState(0);
  const task = useTask();
  const sites = useLoaded(`sites ${changes}`, () => access.list());
  const remove = (pattern: string) =>
    task.run(async () => {
      await access.remove(pattern);
      setChanges(changes + 1);
    });
  return (
    <section class="settings">
      <h2>Always on</h2>
      {task.error && <ErrorNotice error={task.error} />}
      {sites.state === 'failed' && <ErrorNotice error={sites.error} />}
      {sites.state === 'ready' && (
        <>
          <p class="hint">
            {sites.value.length === 0
              ? 'On no site. Baton reads a chat only when you open it there. “Always on for this site” stands in the popup.'
              : 'On these sites Baton reads your chats whenever they change, also when you do not open it.'}
          </p>
          <ul>
            {sites.value.map((pattern) => (
              <li key={pattern}>
                <span class="mono">{hostOf(pattern)}</span>
                <button
                  type="button"
                  class="link"
                  aria-label={`Turn off: ${hostOf(pattern)}`}
                  disabled={task.busy}
                  onClick={() => remove(pattern)}
                >
                  Turn off
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Meter() {
  const { client } = useApp();
  const task = useTask();
  const loaded = useLoaded('meter', () => client.ask('context-meter', {}));
  const [chosen, setChosen] = useState<boolean>();
  if (loaded.state === 'loading') return null;
  if (loaded.state === 'failed') return <ErrorNotice error={loaded.error} />;
  const isOn = chosen ?? !loaded.value.meterOff;
  const turn = (on: boolean) =>
    task.run(async () => setChosen(!(await client.ask('context-meter', { change: { off: !on } })).meterOff));
  return (
    <section class="settings">
      <h2>Context meter</h2>
      {task.error && <ErrorNotice error={task.error} />}
      <label>
        <input
          type="checkbox"
          checked={isOn}
          disabled={task.busy}
          onChange={({ currentTarget }) => turn(currentTarget.checked)}
        />
        Show how full a chat is, and when a handoff is due
      </label>
    </section>
  );
}
