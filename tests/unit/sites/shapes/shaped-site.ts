import type { Attachment } from '../../../../lib/core/capture.ts';
import type { PageShape } from '../page-shapes.ts';

/** A generation of a site's page, and where it stands: what the shared contract needs to know. */
export interface ShapedSite {
  readonly site: string;
  readonly generation: string;
  readonly shape: PageShape;
  /** The address of a conversation. */
  readonly url: URL;
  /** The id that a reading of that address gives; absent where the address says nothing. */
  readonly nativeId?: string;
  /** The address of a new conversation. */
  readonly startUrl: URL;
  /** The address of a conversation that the site will not keep; absent where no address shows it. */
  readonly temporaryUrl?: URL;
  /** What the page of such a conversation has beside the others, where its address is that of a new one. */
  readonly temporaryMark?: string;
  /** Something that the user sent without a word: its HTML in the turn, and what is to be read. */
  readonly attachment?: Attachment & { readonly html: string };
  /** HTML beside the conversation that is made of the same elements and is no part of it. */
  readonly decoy?: string;
  /** Where an answer was asked for again, the page counts its versions. */
  readonly countsVersions?: true;
  /** Which turns of one speaker in a row the page shows as several; without it those of both speakers. */
  readonly repeats?: 'questions' | 'in turns';
  /** A guess needs so many turns to see a pattern where no word names the speakers. */
  readonly fewestTurns?: number;
  /** What the page itself makes impossible; the contract then asks for the honest answer. */
  readonly cannot?: {
    /** An answer without text has no sign of its speaker. */
    readonly tellSpeakerWithoutText?: true;
    /** The page shows the user's words as the Markdown that they are. */
    readonly keepUserText?: true;
    /** Recognised by structure: without it nothing says whose page it is. */
    readonly recogniseWithoutStructure?: true;
    /** A guess needs turns. */
    readonly recogniseWithoutTurns?: true;
  };
}

/** An id as most sites write it. */
export const UUID = '10000000-0000-4000-8000-000000000001';

/** A whole page. */
export function wholePage(title: string, body: string): string {
  return `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;
}

/** A draft given as an editor's paragraphs, as it stands in a plain field. */
export function fieldText(paragraphs: string): string {
  return paragraphs
    .replaceAll('<br>', '')
    .replaceAll('</p><p>', '\n')
    .replace(/<\/?p>/g, '');
}
