import { shortened } from '../../common/account-hint.ts';
import { slugOf } from '../brand.ts';
import { isText, parseJson } from '../domain/fields.ts';
import type { KeptSession } from '../domain/known-person.ts';
import { isExpired, parseRecord } from '../domain/user-record.ts';
import type { BrowserEnvironment } from './environment.ts';
import { safeStorage } from './storage.ts';
import { ownKeyOf, type StoreOwner } from './user-store.ts';

/** Maximum number of stored keys. More applications of one page would be a mistake. */
const MAX_KEYS = 50;

type Owner = StoreOwner & { readonly apiKey: string };
type Environment = Pick<BrowserEnvironment, 'storage' | 'window' | 'now'>;

/** A person who is signed in for other applications, or at /account. */
export interface FoundPerson {
  readonly sessions: readonly KeptSession[];
  /** Shortened. */
  readonly address: string;
}

const localOf = ({ storage }: Environment) => safeStorage(() => storage('local'));

/**
 * `data-connect:{slug}:keys:{origin}` in local storage: API keys of the applications that people signed in to on pages
 * of this origin. The provider continues a session only in an application of the same origin.
 */
const keyList = ({ provider, embedder }: Owner, environment: Environment) => {
  const place = `data-connect:${slugOf(provider)}:keys:${embedder}`;
  const local = localOf(environment);
  const read = () => {
    const keys = parseJson(local.read(place));
    return Array.isArray(keys) ? keys.filter(isText).slice(-MAX_KEYS) : [];
  };
  return { read, write: (keys: readonly string[]) => local.write(place, JSON.stringify(keys) ?? '') };
};

/** Notes that a person is signed in for this application. */
export const noteApplication = (owner: Owner, environment: Environment): void => {
  const { read, write } = keyList(owner, environment);
  const keys = read();
  if (!keys.includes(owner.apiKey)) write([...keys, owner.apiKey]);
};

/**
 * Finds a person who signed in for other applications of the same page origin. It only reads this storage, so that the
 * page around learns nothing from a request or a delay. Of several people, the one whose session lasts longest counts;
 * of that person every session, because the provider may have ended some of them.
 */
export const findPerson = (owner: Owner, environment: Environment): FoundPerson | null => {
  const local = localOf(environment);
  const records = keyList(owner, environment)
    .read()
    .filter((apiKey) => apiKey !== owner.apiKey)
    .flatMap((apiKey) => {
      const key = ownKeyOf({ ...owner, apiKey }, environment);
      const record = parseRecord(local.read(key));
      const isSignedIn = record?.verified && record.token && !isExpired(record, environment.now());
      return isSignedIn ? [{ ...record, key }] : [];
    })
    .sort((one, other) => (other.expiresAt ?? '').localeCompare(one.expiresAt ?? ''));
  const [longest] = records;
  if (longest === undefined) return null;
  const sessions = records
    .filter(({ email }) => email === longest.email)
    .map(({ key, token }) => ({
      session: { token },
      forget() {
        // Another tab may have renewed the session.
        if (parseRecord(local.read(key))?.token === token) local.drop(key);
      },
    }));
  return { sessions, address: shortened(longest.email) };
};
