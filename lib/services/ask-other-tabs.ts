import type { Receipt } from '../core/receipt.ts';
import type { Look } from '../core/views.ts';
import { findSite } from '../sites/find-site.ts';
import { lookIntoReading } from './look-into-tab.ts';
import type { Ports } from './ports.ts';

/** More tabs than this are not read for one click. */
const MOST_ASKED = 20;

/**
 * Looks for a packet that does not stand in the tab of the click in every other tab that Baton may read; an
 * acknowledgement that stands in one is recorded. The look says how many were asked and how many could not be.
 */
export async function askOtherTabs(
  ports: Ports,
  receipt: Receipt,
  tabId: number,
): Promise<NonNullable<Look['others']>> {
  const { readable, closed } = await ports.otherTabs.list(tabId);
  const found: NonNullable<Look['others']>['found'] = [];
  let asked = 0;
  for (const other of readable.slice(0, MOST_ASKED)) {
    const reading = await ports.otherTabs.read(other);
    if (!reading) continue;
    asked += 1;
    const { outcome } = await lookIntoReading(ports, receipt, reading);
    const { site } = reading.capture;
    if (outcome !== 'absent') found.push({ site: findSite(site)?.label ?? site, outcome });
  }
  return { asked, closed: closed + readable.length - asked, found };
}
