import type { SignOutDetail } from '../types.ts';
import { isText } from './fields.ts';

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
