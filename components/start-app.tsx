import { render } from 'preact';
import { workerClient } from '../lib/client/worker-client.ts';
import { findOwnTabId, watchOwnTab, watchTabPage } from '../lib/platform/active-tab.ts';
import { copyText } from '../lib/platform/clipboard.ts';
import { watchHandoffs } from '../lib/platform/handoff-changes.ts';
import { saveFile } from '../lib/platform/save-file.ts';
import { findSidePanelOpener } from '../lib/platform/side-panel.ts';
import { siteAccess } from '../lib/platform/site-access.ts';
import { App } from './App.tsx';
import './styles/all.ts';

/** Where Baton is shown. */
export type Surface = 'popup' | 'side-panel' | 'options';

/** Starts Baton in one of its pages, about the tab that the page belongs to. */
export async function startApp(surface: Surface, root: HTMLElement): Promise<void> {
  let newest = 0;
  const draw = async () => {
    newest += 1;
    const own = newest;
    // The settings are about no tab.
    const tabId = surface === 'options' ? undefined : await findOwnTabId();
    // The user has turned to another tab meanwhile, which is drawn already or will be.
    if (own !== newest) return;
    render(
      <App
        client={workerClient}
        tabId={tabId}
        start={surface === 'options' ? { kind: 'settings' } : undefined}
        copyText={copyText}
        saveFile={saveFile}
        openSidePanel={surface === 'popup' ? findSidePanelOpener(tabId) : undefined}
        siteAccess={siteAccess}
        watchTabPage={watchTabPage}
        watchHandoffs={watchHandoffs}
        newItemId={() => crypto.randomUUID()}
      />,
      root,
    );
  };
  // The popup closes when the user turns elsewhere; the side panel stays and follows them, from its first moment on.
  if (surface === 'side-panel') watchOwnTab(() => void draw());
  await draw();
}
