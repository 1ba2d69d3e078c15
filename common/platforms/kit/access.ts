import type { ReadFault } from './read-error.ts';

/** A platform's current rules for reading data, and its requirements for the operator. */
export interface Access {
  /** Data that people expect here, but that the platform gives to no application; `null` if there is none. */
  readonly closed: string | null;
  /** The review of the operator's application before the public may connect. */
  readonly review: string;
  readonly quota: string;
  /** `free`, or the price. */
  readonly cost: string;
  /** The platform's page with these rules. */
  readonly page: string;
  /** Facts that the platform's own pages did not confirm. */
  readonly unconfirmed?: string;
  /** The refusals of a call that reads a list, by their outcome: status and name, as the log has them. */
  readonly refusals: Readonly<Partial<Record<ReadFault, readonly string[]>>>;
  /** The platform's page about its refusals. */
  readonly refusalsPage: string;
}
