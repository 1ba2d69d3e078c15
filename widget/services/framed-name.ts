import { orUndefined } from '../../common/or-undefined.ts';
import { textOf } from '../domain/fields.ts';
import { RECORD_VERSION } from '../domain/record-key.ts';
import { type SavedOwner, savedKey } from './saved-user.ts';

/**
 * Keeps the name of the person in the provider's frame on the page around it, which cannot read the frame's storage. It is
 * the name that the page learns when the person shares, and nothing more (contract §2.7).
 * @param username without one, no person is signed in
 */
export const keepFramedName = (owner: SavedOwner, username: unknown): void => {
  const key = savedKey(owner);
  const name = textOf(username);
  orUndefined(() => {
    const storage = owner.testMode ? sessionStorage : localStorage;
    if (name) storage[key] = JSON.stringify({ version: RECORD_VERSION, username: name });
    else storage.removeItem(key);
  });
  // Elements of this page follow it, as they follow other pages. Scripts of the page get it too, without the name.
  dispatchEvent(new StorageEvent('storage', { key, newValue: name ? '' : null }));
};
