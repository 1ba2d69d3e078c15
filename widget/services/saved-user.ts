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
 * Does not need the flow, so that a sign-out works offline. A page with a frame has only a name (contract §2.7).
 * @param load loads the flow, which ends the session. Without it the record is only read
 * @returns the person, or `null`; `undefined` if storage refuses the removal, or the API has no address
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
