import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Client } from '../lib/client/client.ts';
import type { SiteAccess } from '../lib/platform/site-access.ts';
import type { Place } from './places.ts';

/** What Baton's views need from their surroundings; tests and the gallery give their own. */
export interface Surroundings {
  readonly client: Client;
  /** Where Baton opens, where that does not depend on the tab. */
  readonly start?: Place | undefined;
  /** The tab in which the user opened Baton. */
  readonly tabId: number | undefined;
  /** Resolves once the text is on the clipboard; rejects with `CLIPBOARD_REFUSED`. */
  readonly copyText: (text: string) => Promise<void>;
  readonly saveFile: (fileName: string, text: string) => void;
  /** Opens Baton beside the page; absent where it already is, or where the browser cannot. */
  readonly openSidePanel?: (() => Promise<void>) | undefined;
  /** The browser's question about one site, and the sites that were granted; absent where there is no browser. */
  readonly siteAccess?: SiteAccess | undefined;
  /** Tells when that tab shows another page; gives back what stops the telling. */
  readonly watchTabPage?: ((tabId: number, onChange: () => void) => () => void) | undefined;
  /** Tells when a handoff has changed on the disk; gives back what stops the telling. */
  readonly watchHandoffs?: ((onChange: () => void) => () => void) | undefined;
  /** A new name for an item that the user adds. */
  readonly newItemId: () => string;
}

/** One thing said to the user, with a way to take back what it says was done. */
export interface Notice {
  readonly text: string;
  readonly undo?: (() => void) | undefined;
}

/** The surroundings, and how a view speaks. */
export interface AppServices extends Surroundings {
  readonly notice: Notice | undefined;
  /** Says something in the one status line; replaces what stood there. */
  readonly say: (text: string, undo?: () => void) => void;
  readonly hush: () => void;
}

/** Carries the services of the app to its views. */
export const AppContext = createContext<AppServices | undefined>(undefined);

/**
 * The services of the app that a view stands in.
 *
 * @throws when there is no app around it.
 */
export function useApp(): AppServices {
  const services = useContext(AppContext);
  if (!services) throw new Error('a view of Baton needs an App around it');
  return services;
}
