import type { ReadFault } from './read-error.ts';

export const SIGNAL_KINDS = ['follows', 'likes', 'saves', 'works-on', 'profile', 'views'] as const;

export type SignalKind = (typeof SIGNAL_KINDS)[number];

/** A kind of entry in a download. The provider has no searches, so a ticked one is sent with the kind `views`. */
export type FoundKind = SignalKind | 'searches';

export interface Facts {
  readonly name: string;
  readonly color: string;
  /** Whether the consent page refuses the browsers inside other apps (`disallowed_useragent`). */
  readonly refusesInApps?: boolean;
}

export interface ListFacts {
  readonly kind: SignalKind;
  /** Entries beyond this number are not read. */
  readonly atMost: number;
}

/** The lists that are read from a platform, by the name that people see during the reading. */
export type Lists = Readonly<Record<string, ListFacts>>;

/** A platform's current rules for reading data, and its requirements for the operator. */
export interface Access {
  /** Data that people expect here, but that the platform gives to no application; `null` if there is none. */
  readonly closed: string | null;
  /** The review of the operator's application before the public may connect. */
  readonly review: string;
  readonly quota: string;
  /** `free`, or the price. */
  readonly cost: string;
  readonly page: string;
  /** Facts that the platform's own pages did not confirm. */
  readonly unconfirmed?: string;
  /** The refusals of a call that reads a list, by their outcome: status and name, as the log has them. */
  readonly refusals: Readonly<Partial<Record<ReadFault, readonly string[]>>>;
  readonly refusalsPage: string;
}
