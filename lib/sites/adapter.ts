import type { CaptureEvidence, Role, SelectorHealth, Turn } from '../core/capture.ts';
import type { Site } from './addresses/site-address.ts';
import type { ReadingRules } from './markdown/reading-context.ts';
import type { Selector, SelectorTable } from './selectors.ts';

/** Where one turn stands in the page; finding it is cheap, reading it is not. */
export interface TurnPlace {
  readonly role: Role;
  readonly id?: string;
  /** The turn's place in the conversation, counted from 0, where the page states it. */
  readonly position?: number;
  /** The elements whose content is the turn's text, in reading order; none for a turn of attachments only. */
  readonly bodies: readonly Element[];
  /** Elements that hold the turn's other parts (attachments, frames), before, around and after its bodies. */
  readonly surroundings: readonly Element[];
}

/** The turns that a page holds now. */
export interface TurnList {
  readonly turns: readonly TurnPlace[];
  /** Elements that matched a turn's selector and whose speaker could not be told, or told in two ways. */
  readonly unrecognised: number;
  readonly completeness: Completeness;
}

/** What the page shows about how much of the conversation it holds. */
export type Completeness = Pick<
  CaptureEvidence,
  'declaredTurns' | 'startReached' | 'endReached' | 'unmountedTurns'
>;

/** One generation of a site's page: sites change theirs, and two are in use side by side for weeks. */
export interface SiteGeneration {
  readonly name: string;
  /** Data at the top of the generation's file; the names that are listed here mean the same for all sites. */
  readonly selectors: SelectorTable &
    Readonly<Record<'turn' | 'composer' | 'streaming', Selector>> & {
      /** What remains of a turn that was taken out of the page. */
      readonly wrapper?: Selector;
    };
  /** How the content of a turn is read on this page. */
  readonly rules: ReadingRules;
  findTurns(document: Document): TurnList;
  findTitle(document: Document): string | undefined;
  findModel(document: Document): string | undefined;
  /** Whether an answer is being written, where no selector alone can tell. */
  isWriting?(document: Document): boolean;
}

/** Reads the pages of one site. */
export interface SiteAdapter {
  readonly address: Site;
  /** Shows that the site will not keep the conversation, where its address does not say so. */
  readonly temporary?: Selector;
  /** Newest first. */
  readonly generations: readonly [SiteGeneration, ...SiteGeneration[]];
  /** Where the conversation stands, if not in the document's own tree: an open shadow root. */
  readonly root?: ParentNode;
  /** The page's structure was guessed: nobody has seen what this site's turns look like. */
  readonly guessed?: true;
}

/** Reads the pages of a site that people run on hosts of their own. */
export interface HostedAdapter extends SiteAdapter {
  /** What only the pages of this site have, also before the first turn; each way is enough by itself. */
  readonly structure: Selector;
}

/** What was read from a page; without a generation nothing on it was recognised. */
export interface PageReading {
  readonly generation?: string;
  readonly title?: string;
  readonly model?: string;
  readonly turns: Turn[];
  readonly evidence: CaptureEvidence;
  readonly health: SelectorHealth[];
}
