import { orUndefined } from '../../common/or-undefined.ts';
import { fieldsOf, parseJson } from '../domain/fields.ts';
import { CODE_SENT, recordKey, STILL_OPEN, signOutDetail } from '../domain/record-key.ts';
import type { ConnectOptions } from '../element/attributes.ts';
import type { SignOutDetail } from '../types.ts';

export type SavedOwner = Pick<ConnectOptions, 'provider' | 'apiBase' | 'apiKey' | 'testMode' | 'isolation'>;

/** Key of the record in storage, or of the name that the page around a frame keeps. */
export const savedKey = (owner: SavedOwner): string =>
  recordKey(owner, location.origin, document.baseURI) +
  (owner.isolation === 'frame' ? `:frame:${owner.apiKey}` : '');

/**
 * Reads the saved record of one owner without the flow, or removes it with a sign-in whose code was mailed, so that
 * signing out needs no network. With `isolation="frame"` the page has only the name of a person (contract §2.7), and does
 * not remove it here.
 * @param load loads the flow, which ends the session: on this page, or on the next one if the person leaves first. Without
 * it the record is only read
 * @returns the person who is signed in, or was, or `null`; `undefined` if the browser's storage refuses the removal, or
 * the API has no address because the page's base is none
 */
export const savedUser = (owner: SavedOwner, load?: () => void): SignOutDetail | null | undefined =>
  orUndefined(() => {
    const key = savedKey(owner);
    // Blocked storage has no record.
    const storage = orUndefined(() => (owner.testMode ? sessionStorage : localStorage));
    const record = fieldsOf(parseJson(storage?.getItem(key)));
    if (load && storage) {
      storage.removeItem(key);
      sessionStorage.removeItem(key + CODE_SENT + owner.apiKey);
      dispatchEvent(new StorageEvent('storage', { key }));
      if (record.expiresAt) {
        storage[key + STILL_OPEN] = record.token;
        load();
      }
    }
    return new Date(`${record.expiresAt}`) < new Date() ? null : signOutDetail(record);
  });
