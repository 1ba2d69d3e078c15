import { slugOf } from '../brand.ts';
import type { ConnectOptions } from '../types.ts';

/** What a saved record belongs to: provider, API origin and mode (contract §7). */
export type RecordOwner = Pick<ConnectOptions, 'provider' | 'apiBase' | 'testMode'>;

/**
 * Storage key of a record: `data-connect:{slug}:user` for an API on the page's own origin (contract §2.7). Test mode and
 * an API on another origin extend it, so that one owner's record is never read, changed or removed for another.
 * @param origin of the page
 * @param pageBase what a relative API base starts from: the document's base address
 */
export const recordKey = (owner: RecordOwner, origin: string, pageBase: string): string => {
  const { origin: api } = new URL(owner.apiBase, pageBase);
  const elsewhere = api === origin ? '' : `:${api}`;
  return `data-connect:${slugOf(owner.provider)}:user${owner.testMode ? ':test' : ''}${elsewhere}`;
};

/** After a record's key: where the token of a session waits that the person ended and that is still open at the server. */
export const STILL_OPEN = ':open';
