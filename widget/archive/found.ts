import type { SourceId } from '../../common/platforms/ids.ts';
import type { FoundKind, SignalKind } from '../../common/platforms/kit/facts.ts';

export interface Found {
  readonly platform: SourceId;
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
  readonly found: number;
}

/** `split`: an incomplete archive. `bomb`: it inflates to much more than it should. `foreign`: no known file is in it. */
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
  readonly service: string | undefined;

  constructor(
    readonly problem: ArchiveProblem,
    options: ErrorOptions & { readonly service?: string | undefined } = {},
  ) {
    super(problem, options);
    this.service = options.service;
  }
}

/** The fields of an entry that leave the browser, of all that a download has. */
export type SentEntry = Pick<Found, 'text' | 'about' | 'at'> & { readonly kind: SignalKind };

export type Sent =
  | { readonly ok: true; readonly kept: number; readonly withheld: number }
  /** `retryAfterS` is the wait in seconds until the next try; 0 if the provider does not say. */
  | { readonly ok: false; readonly code: string; readonly retryAfterS: number };

/** Sends the ticked entries of one platform. Never rejects. */
export type SendEntries = (platform: SourceId, entries: readonly SentEntry[]) => Promise<Sent>;

export interface ReaderNeeds {
  /** Contains the reader and its style sheet. */
  readonly root: ShadowRoot;
  /** BCP 47 tag. */
  readonly language: string;
  readonly send: SendEntries;
  /** Called once, when the reader is gone: by the person, or by the returned function. */
  readonly onClose: () => void;
}

/** Shows the reader as a modal dialog before it resolves; the returned function closes it. */
export type OpenReader = (needs: ReaderNeeds) => Promise<() => void>;
