import { orUndefined } from '../../common/or-undefined.ts';
import { textOf } from '../domain/fields.ts';
import { RECORD_VERSION } from '../domain/record-key.ts';
import { type SavedOwner, savedKey } from './saved-user.ts';

/** The page around the frame cannot read its storage. It learns the name when the person shares (contract §2.7). */
export const keepFramedName = (owner: SavedOwner, username: unknown): void => {
  const key = savedKey(owner);
  const name = textOf(username);
  orUndefined(() => {
    const storage = owner.testMode ? sessionStorage : localStorage;
    if (name) storage[key] = JSON.stringify({ version: RECORD_VERSION, username: name });
    else storage.removeItem(key);
  });
  // The elements of this page listen for this event. Scripts of the page get it too, so it does not have the name.
  dispatchEvent(new StorageEvent('storage', { key, newValue: name ? '' : null }));
};
