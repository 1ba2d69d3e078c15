import { slugOf } from '../brand.ts';
import type { ConnectOptions } from '../types.ts';

/** The parts of a record's key: provider, API origin, mode and application (contract §2.7). */
export type RecordOwner = Pick<ConnectOptions, 'provider' | 'apiBase' | 'testMode'> &
  Partial<Pick<ConnectOptions, 'apiKey'>>;

/**
 * Storage key of a record: `data-connect:{slug}:user` for an API on the page's own origin (contract §2.7). Test mode,
 * an API on another origin and the API key add a suffix each: a session belongs to one application, and one origin may
 * have several.
 * @param origin of the page
 * @param pageBase base of a relative API address: the document's base address
 */
export const recordKey = (owner: RecordOwner, origin: string, pageBase: string): string => {
  const { origin: api } = new URL(owner.apiBase, pageBase);
  const elsewhere = api === origin ? '' : `:${api}`;
  const app = owner.apiKey ? `:${owner.apiKey}` : '';
  return `data-connect:${slugOf(owner.provider)}:user${owner.testMode ? ':test' : ''}${elsewhere}${app}`;
};

/**
 * Suffix of a record's key. The entry has the token of a session that the person ended, until the server has ended it
 * too.
 */
export const STILL_OPEN = ':open';
