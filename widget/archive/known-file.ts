import type { Row } from './formats/csv.ts';
import type { PageText } from './formats/html.ts';
import type { MailHead } from './formats/mbox.ts';
import type { ArchivePlatform, FoundKind } from './found.ts';

/** The content of one value of a file. */
export interface Entry {
  readonly text: string;
  readonly about?: string;
  readonly at?: number | null;
  /** Replaces the kind of the file for this entry. */
  readonly kind?: FoundKind;
}

/** Facts from earlier files of the same download that later ones need. */
export interface Context {
  /** Ids of liked videos: their table has no titles, the watch history has them. */
  readonly likedVideos: Set<string>;
  /** Ids of videos in the person's other lists, and in all lists of a download in an unknown language. */
  readonly listedVideos: Set<string>;
}

export type Picked = Entry | readonly Entry[] | null;

/** A reading of a page whose entries consist of several texts. */
export interface PageReading {
  readonly onText: (text: PageText) => Picked;
  /** The entries of the last texts. */
  readonly end: () => Picked;
}

/** A reading of values, some of which can be interpreted only at the end. */
export interface ValueReading {
  readonly onValue: (value: unknown) => Picked;
  readonly end: () => Picked;
}

interface Facts {
  readonly platform: ArchivePlatform;
  readonly kind: FoundKind;
  /** Whether this is the file at a path. Folders before the known path do not count. */
  readonly isAt: (path: string) => boolean;
  /** Known by its folder and kind, whatever its name. */
  readonly hasAnyName?: boolean;
}

/** A file that is read, its format, and the entries in each of its values. */
export type KnownFile = Facts &
  (
    | {
        readonly format: 'json';
        /** Paths of the values: `$.*`, `$.relationships_following.*`. */
        readonly paths: readonly string[];
        readonly pick: (value: unknown, context: Context) => Picked;
      }
    | {
        readonly format: 'values';
        readonly paths: readonly string[];
        readonly start: (context: Context) => ValueReading;
      }
    | {
        readonly format: 'csv';
        /** A name of a column, by which the line with the names is found. In another language none may fit. */
        readonly header: RegExp;
        readonly pick: (row: Row, context: Context) => Picked;
      }
    | { readonly format: 'html'; readonly pick: (text: PageText, context: Context) => Picked }
    | { readonly format: 'page'; readonly start: (context: Context) => PageReading }
    | { readonly format: 'mbox'; readonly pick: (head: MailHead, context: Context) => Picked }
  );
