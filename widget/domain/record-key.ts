import { slugOf } from '../brand.ts';
import type { ConnectOptions } from '../element/attributes.ts';
import type { SignOutDetail } from '../types.ts';
import { isText } from './fields.ts';

/** The parts of a record's key: provider, API origin and mode (contract §7). */
export type RecordOwner = Pick<ConnectOptions, 'provider' | 'apiBase' | 'testMode'>;

/**
 * Storage key of a record: `data-connect:{slug}:user` for an API on the page's own origin (contract §2.7). Test mode
 * and an API on another origin add a suffix, so that different owners never share a record.
 * @param origin of the page
 * @param pageBase base of a relative API address: the document's base address
 */
export const recordKey = (owner: RecordOwner, origin: string, pageBase: string): string => {
  const { origin: api } = new URL(owner.apiBase, pageBase);
  const elsewhere = api === origin ? '' : `:${api}`;
  return `data-connect:${slugOf(owner.provider)}:user${owner.testMode ? ':test' : ''}${elsewhere}`;
};

/**
 * Suffix of a record's key. The entry has the token of a session that the person ended, until the server has ended it
 * too.
 */
export const STILL_OPEN = ':open';

/** Suffix of a record's key, before the application's key. The entry has a sign-in whose code was mailed. */
export const CODE_SENT = ':code:';

/**
 * Milliseconds since a code was mailed; `NaN` without a valid date. The result is not negative, even if the clock was
 * set back.
 */
export const codeAgeMs = (sentAt: unknown, nowMs: number): number =>
  Math.abs(nowMs - Date.parse(`${sentAt}`));

/** Records of version 1 do not name their API and mode, so they are not read. */
export const RECORD_VERSION = 2;

/** Returns the owner of this record for the host; `null` for version 1, whose user name may be the e-mail address. */
export const signOutDetail = (record: Readonly<Record<string, unknown>>): SignOutDetail | null =>
  record.version === RECORD_VERSION && isText(record.username) ? { username: record.username } : null;

/** Whether a sign-out names the person: a frame names them only to a page that they have shared with. */
export const isNamed = (
  { embedder }: { readonly embedder?: string | undefined },
  lastDataRequest: unknown,
): boolean => embedder === undefined || lastDataRequest !== undefined;
