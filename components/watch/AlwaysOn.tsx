import type { TabView } from '../../lib/core/views.ts';
import type { SiteAccess } from '../../lib/platform/site-access.ts';
import type { Task } from '../common/use-task.ts';
import { hostOf } from './host-of.ts';

interface AlwaysOnProps {
  readonly watch: NonNullable<TabView['watch']>;
  readonly access: SiteAccess;
  readonly task: Task;
  /** After the browser has answered. */
  readonly onChanged: () => Promise<void>;
}

/** Asks for one site, with what that brings, or gives it back. */
export function AlwaysOn({ watch, access, task, onChanged }: AlwaysOnProps) {
  const { pattern, alwaysOn } = watch;
  const host = hostOf(pattern);
  // Both are called while the click is being handled: a browser refuses to ask later on.
  const act = (answer: Promise<boolean>) =>
    task.run(async () => {
      await answer;
      await onChanged();
    });
  if (alwaysOn) {
    return (
      <p>
        Baton is always on for {host}.{' '}
        <button type="button" class="link" disabled={task.busy} onClick={() => act(access.remove(pattern))}>
          Turn off
        </button>
      </p>
    );
  }
  return (
    <>
      <p class="hint">
        Always on, Baton reads the chats on {host} whenever they change: it notices by itself that a handoff
        was acknowledged, can look into other tabs there, and shows the meter on its button. All of it stays
        on this computer.
      </p>
      <p>
        <button
          type="button"
          class="button"
          disabled={task.busy}
          onClick={() => act(access.request(pattern))}
        >
          Always on for this site…
        </button>
      </p>
    </>
  );
}
