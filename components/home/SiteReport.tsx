import type { TabView } from '../../lib/core/views.ts';
import { useApp } from '../app-context.ts';
import { Disclosure } from '../common/Disclosure.tsx';
import { RefusedCopy } from '../common/RefusedCopy.tsx';
import { useCopy } from '../common/use-copy.ts';

/** Which selectors of a site matched how often: names and counts, no text of the page. */
export function SiteReport({ tab }: { readonly tab: TabView }) {
  const { say } = useApp();
  const { copy, refusedText, closeRefused } = useCopy();
  const copyReport = async () => {
    if (await copy(reportOf(tab))) say('Report copied. It holds names and counts only.');
  };
  return (
    <Disclosure label="What Baton looked for">
      <table class="report">
        <thead>
          <tr>
            <th scope="col">Part of the page</th>
            <th scope="col">Found</th>
          </tr>
        </thead>
        <tbody>
          {tab.health.map(({ selector, required, matches }) => (
            <tr key={selector} class={required && matches === 0 ? 'missing' : ''}>
              <td class="mono">{selector}</td>
              <td>{required && matches === 0 ? '0, needed' : matches}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" class="button" onClick={() => void copyReport()}>
        Copy report
      </button>
      {refusedText !== undefined && <RefusedCopy text={refusedText} onClose={closeRefused} />}
    </Disclosure>
  );
}

function reportOf({ site, health }: TabView): string {
  const lines = health.map(
    ({ selector, required, matches }) => `${selector}: ${matches}${required ? ' (needed)' : ''}`,
  );
  return [`Baton does not understand ${site ?? 'this site'}`, ...lines].join('\n');
}
