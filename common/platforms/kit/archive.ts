import type { FoundKind } from './facts.ts';

export interface Row {
  readonly cells: readonly string[];
  /**
   * A cell by the name of its column.
   * @param place of the column, counted from 0, for a table with names in another language
   */
  readonly cell: (name: RegExp, place?: number) => string;
}

export interface PageText {
  readonly text: string;
  /** Names of the elements around the text, the nearest last: `table tr td div`. */
  readonly path: string;
  readonly className: string;
  /** Classes of all elements around the text. */
  readonly classes: string;
  /** Target of the nearest element around the text, if that is a link; otherwise empty. */
  readonly href: string;
}

/** The fields of a mail that say whether it is a newsletter. Nothing else of a mail is kept. */
export interface MailHead {
  readonly from: string;
  readonly listId: string;
  readonly date: string;
  readonly labels: string;
  readonly canUnsubscribe: boolean;
}

export interface ExportEntry {
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

export type Picked = ExportEntry | readonly ExportEntry[] | null;

/** A reading of a page whose entries consist of several texts. */
export interface PageReading {
  readonly onText: (text: PageText) => Picked;
  readonly end: () => Picked;
}

/** A reading of values, some of which can be interpreted only at the end. */
export interface ValueReading {
  readonly onValue: (value: unknown) => Picked;
  readonly end: () => Picked;
}

interface Facts {
  readonly kind: FoundKind;
  /** Whether this is the file at a path. Folders before the known path do not count. */
  readonly isAt: (path: string) => boolean;
  /** Whether folder and kind are enough to recognise the file, whatever its name. */
  readonly hasAnyName?: boolean;
}

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
    | { readonly format: 'lines'; readonly pick: (line: string) => Picked }
    | { readonly format: 'html'; readonly pick: (text: PageText, context: Context) => Picked }
    | { readonly format: 'page'; readonly start: (context: Context) => PageReading }
    | { readonly format: 'mbox'; readonly pick: (head: MailHead, context: Context) => Picked }
  );

export const at = (pattern: string) => {
  const whole = new RegExp(`(?:^|/)${pattern}$`, 'i');
  return (path: string) => whole.test(path);
};

export const fieldsIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Milliseconds of seconds since 1970; `null` if it is no number. */
export const ofSeconds = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value * 1000 : null;

/** Milliseconds of a date in words; `null` if it is none. */
export const ofDate = (value: unknown): number | null => {
  const time = Date.parse(textIn(value));
  return Number.isNaN(time) || time < 0 ? null : time;
};
