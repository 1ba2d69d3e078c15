import { slugOf } from '../brand.ts';
import type { ConnectOptions } from '../element/attributes.ts';
import type { SignOutDetail } from '../types.ts';
import { isText } from './fields.ts';

/** The parts of a record's key: provider, API origin and mode (contract §7). */
export type RecordOwner = Pick<ConnectOptions, 'provider' | 'apiBase' | 'testMode'>;

/** `data-connect:{slug}:user` (contract §2.7), with a suffix for test mode and for an API on another origin. */
export const recordKey = (owner: RecordOwner, origin: string, pageBase: string): string => {
  const { origin: api } = new URL(owner.apiBase, pageBase);
  const elsewhere = api === origin ? '' : `:${api}`;
  return `data-connect:${slugOf(owner.provider)}:user${owner.testMode ? ':test' : ''}${elsewhere}`;
};

/** Suffix for the token of a session that the person ended, until the server has ended it too. */
export const STILL_OPEN = ':open';

/** Suffix, before the application's key, for a sign-in whose code was mailed. */
export const CODE_SENT = ':code:';

/** `NaN` without a valid date. Never negative, even if the clock was set back. */
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
