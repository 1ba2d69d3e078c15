import type { ReadFault } from './read-error.ts';

export interface Answer {
  readonly body: unknown;
  readonly headers: Headers;
}

/** Calls the platform's API with a person's own token. @throws ReadError */
export type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;

export interface Entry {
  readonly text: unknown;
  readonly about?: unknown;
  /** Milliseconds since 1970. */
  readonly at?: number | null;
}

export interface Page {
  readonly entries: readonly Entry[];
  /** Position of the next page; `null` at the end. */
  readonly next: string | null;
  /** Number of entries in the list; `null` if the platform does not give it. */
  readonly total: number | null;
}

/** @throws ReadError */
export type ReadPage = (ask: Ask, cursor: string | null) => Promise<Page>;

export type Codes = Readonly<Partial<Record<ReadFault, readonly (string | number)[]>>>;

/** How the lists of a platform are read, and what its refusals mean. */
export interface PlatformReader<Lists = Readonly<Record<string, unknown>>> {
  readonly pages: Readonly<Record<keyof Lists & string, ReadPage>>;
  /** The codes in an error's body that are more precise than the status. */
  readonly codes?: Codes;
  /** The fault that the codes alone do not tell; `null` if they do. */
  readonly meaningOf?: (body: unknown) => ReadFault | null;
  /** Faults that the platform names by its text alone. */
  readonly messages?: readonly (readonly [text: RegExp, fault: ReadFault])[];
  readonly statuses?: Readonly<Record<number, ReadFault>>;
  /** The platform's own errors are always in `error`; those of a gateway in front of it are not. */
  readonly hasOnlyError?: boolean;
  /** Whether the platform begins to collect an account's data with the consent. Until then, every list is absent. */
  readonly isCollected?: boolean;
}
