import type { ConnectorId } from '../../common/platforms/ids.ts';
import type { FoundKind } from '../../common/platforms/kit/facts.ts';

/** One entry of a download that says what a person likes. */
export interface Found {
  readonly platform: ConnectorId;
  readonly kind: FoundKind;
  readonly text: string;
  readonly about?: string;
  /** Milliseconds since 1970; `null` if the download does not say. */
  readonly at: number | null;
}

export interface Outcome {
  readonly found: readonly Found[];
  /** Known files that could not be read; the others were. */
  readonly skipped: number;
}

export interface Progress {
  /** From 0 to 1. */
  readonly share: number;
  /** Entries so far. */
  readonly found: number;
}

/**
 * Why a download has no usable entries: damaged; protected by a password; packed by a method that is not read; an
 * incomplete split archive; larger than any real download; inflating to much more than it should; without a known file;
 * with known files but without an entry.
 */
export type ArchiveProblem =
  | 'broken'
  | 'encrypted'
  | 'unsupported'
  | 'split'
  | 'huge'
  | 'bomb'
  | 'foreign'
  | 'empty';

export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';

  constructor(
    readonly problem: ArchiveProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}
