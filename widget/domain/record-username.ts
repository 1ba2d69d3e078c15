import type { SignOutDetail } from '../types.ts';
import { isText } from './fields.ts';

/** Records of version 1 did not say which API and mode they belong to; they are not read. */
export const RECORD_VERSION = 2;

/** Whose record this is, for the host; `null` in one of version 1, whose user name may be the e-mail address. */
export const signOutDetail = (record: Readonly<Record<string, unknown>>): SignOutDetail | null =>
  record.version === RECORD_VERSION && isText(record.username) ? { username: record.username } : null;
