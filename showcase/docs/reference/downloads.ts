import downloads from './downloads.json';

interface Download {
  readonly name: string;
  readonly note: string;
  readonly text: string;
}

/** The data that is read from each platform's download, and the place where a person requests it. */
export const DOWNLOADS: readonly Download[] = downloads;
