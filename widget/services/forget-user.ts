import { orUndefined } from '../domain/fields.ts';
import { type RecordOwner, recordKey } from '../domain/record-key.ts';
import { signOutDetail } from '../domain/record-username.ts';
import type { SignOutDetail } from '../types.ts';

/**
 * Removes the saved record of one owner without the flow, so that signing out needs no network.
 * @param load the flow, which ends the session of the record afterwards: nothing waits for it
 * @returns who was signed in; `null` where nobody was
 * @throws what the browser's storage throws where it refuses the removal
 */
export const forgetUser = <Owner extends RecordOwner>(
  owner: Owner,
  load: () => Promise<{ readonly forgetUser: (owner: Owner, record: string) => unknown }>,
): SignOutDetail | null => {
  const key = recordKey(owner, location.origin, document.baseURI);
  const storage = () => (owner.testMode ? sessionStorage : localStorage);
  // Blocked storage holds no record.
  const text = orUndefined(() => storage().getItem(key));
  if (text) {
    storage().removeItem(key);
    load()
      .then((flow) => flow.forgetUser(owner, text))
      .catch(() => {});
  }
  return signOutDetail(text);
};
