import '../../lib/platform/zod-csp.ts';
import { render } from 'preact';
import { App } from '../../components/App.tsx';
import '../../components/styles/all.ts';
import { fakeClient } from '../unit/components/fake-client.ts';
import { scenarios } from './scenarios.ts';

const parameters = new URLSearchParams(location.search);
document.documentElement.className = parameters.get('surface') ?? 'popup';
document.documentElement.dir = parameters.get('dir') ?? 'ltr';

const scenario = scenarios.find(({ name }) => name === parameters.get('scenario'));
if (!scenario) throw new Error(`scenarios: ${scenarios.map(({ name }) => name).join(', ')}`);

render(
  <App
    client={fakeClient(scenario.answers)}
    tabId={7}
    copyText={async () => {}}
    saveFile={() => {}}
    openSidePanel={async () => {}}
    siteAccess={{
      list: async () => ['https://claude.ai/*'],
      request: async () => true,
      remove: async () => true,
    }}
    newItemId={() => crypto.randomUUID()}
  />,
  document.getElementById('root')!,
);
