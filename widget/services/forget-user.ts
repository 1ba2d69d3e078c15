import { fieldsOf, orUndefined, parseJson } from '../domain/fields.ts';
import { type RecordOwner, recordKey, STILL_OPEN } from '../domain/record-key.ts';
import { signOutDetail } from '../domain/record-username.ts';
import type { SignOutDetail } from '../types.ts';

/**
 * Removes the saved record of one owner without the flow, so that signing out needs no network.
 * @param load loads the flow, which ends the session: on this page, or on the next one if the person leaves first
 * @returns the person who was signed in, or `null`
 * @throws the error of the browser's storage if it refuses the removal
 */
export const forgetUser = (owner: RecordOwner, load: () => void): SignOutDetail | null => {
  const key = recordKey(owner, location.origin, document.baseURI);
  // Blocked storage has no record.
  const storage = orUndefined(() => (owner.testMode ? sessionStorage : localStorage));
  const record = fieldsOf(parseJson(storage?.getItem(key)));
  if (storage) {
    storage.removeItem(key);
    if (record.expiresAt) {
      storage[key + STILL_OPEN] = record.token;
      load();
    }
  }
  return signOutDetail(record);
};
