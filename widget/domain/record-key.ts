import { slugOf } from '../brand.ts';
import type { ConnectOptions } from '../types.ts';

/** What a saved record belongs to: provider, API origin and mode (contract §7). */
export type RecordOwner = Pick<ConnectOptions, 'provider' | 'apiBase' | 'testMode'>;

/** The page's origin, and the address that its relative URLs start from. */
export interface PageAddress {
  readonly origin: string;
  readonly baseUrl: string;
}

/**
 * Storage key of a record: `data-connect:{slug}:user` for an API on the page's own origin (contract §2.7). Test mode and
 * an API on another origin extend it, so that one owner's record is never read, changed or removed for another.
 */
export const recordKey = ({ provider, apiBase, testMode }: RecordOwner, page: PageAddress): string => {
  const apiOrigin = new URL(apiBase, page.baseUrl).origin;
  return [
    `data-connect:${slugOf(provider)}:user`,
    ...(testMode ? ['test'] : []),
    ...(apiOrigin === page.origin ? [] : [apiOrigin]),
  ].join(':');
};
