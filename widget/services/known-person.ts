import { hintName, parseHint, shortened } from '../../common/account-hint.ts';
import { orUndefined } from '../../common/or-undefined.ts';
import { slugOf } from '../brand.ts';
import { isText, parseJson } from '../domain/fields.ts';
import type { KeptSession } from '../domain/known-person.ts';
import { isExpired, parseRecord } from '../domain/user-record.ts';
import { ConnectError } from '../errors.ts';
import type { SignIn } from '../types.ts';
import { type ApiAccess, continueSession } from './api.ts';
import type { BrowserEnvironment } from './environment.ts';
import { safeStorage } from './storage.ts';
import { ownKeyOf, type StoreOwner } from './user-store.ts';

/**
 * Uses the first of the sessions that the provider knows; those before it are forgotten.
 * @throws ConnectError `session.expired` if the provider knows none
 */
export const continueAs = async (
  api: ApiAccess,
  sessions: readonly KeptSession[],
  signal: AbortSignal,
): Promise<SignIn> => {
  for (const { session, forget } of sessions) {
    try {
      return await continueSession(api, session, signal);
    } catch (error) {
      if (!(error instanceof ConnectError && error.problem.code === 'session.expired')) throw error;
      forget();
    }
  }
  throw new ConnectError({ code: 'session.expired' });
};

/** In a frame on a page of another site the browser shows no such cookie, as it sends none with the call there. */
export const findAccount = ({ window }: Pick<BrowserEnvironment, 'window'>): FoundPerson | null => {
  const { document, location } = window;
  const start = `${hintName(location)}=`;
  // A sandboxed frame throws.
  const read = () =>
    orUndefined(() => document.cookie)
      ?.split('; ')
      .find((pair) => pair.startsWith(start));
  const kept = read();
  const hint = parseHint(kept?.slice(start.length) ?? '');
  if (hint === null) return null;
  const forget = () => {
    // Another person may have signed in at /account meanwhile.
    if (read() !== kept) return;
    const past = new Date(0).toUTCString();
    document.cookie = `${start}; Path=/; Expires=${past}${location.protocol === 'https:' ? '; Secure' : ''}`;
  };
  return { sessions: [{ session: { account: hint.session }, forget }], address: hint.address };
};

/** Maximum number of stored keys. More applications of one page would be a mistake. */
const MAX_KEYS = 50;

type Owner = StoreOwner & { readonly apiKey: string };
type Environment = Pick<BrowserEnvironment, 'storage' | 'window' | 'now'>;

export interface FoundPerson {
  readonly sessions: readonly KeptSession[];
  /** Shortened. */
  readonly address: string;
}

const localOf = ({ storage }: Environment) => safeStorage(() => storage('local'));

/** API keys of the applications that people signed in to on pages of this origin: a session continues only there. */
const keyList = ({ provider, embedder }: Owner, environment: Environment) => {
  const place = `data-connect:${slugOf(provider)}:keys:${embedder}`;
  const local = localOf(environment);
  const read = () => {
    const keys = parseJson(local.read(place));
    return Array.isArray(keys) ? keys.filter(isText).slice(-MAX_KEYS) : [];
  };
  return { read, write: (keys: readonly string[]) => local.write(place, JSON.stringify(keys) ?? '') };
};

export const noteApplication = (owner: Owner, environment: Environment): void => {
  const { read, write } = keyList(owner, environment);
  const keys = read();
  if (!keys.includes(owner.apiKey)) write([...keys, owner.apiKey]);
};

/**
 * Only reads this storage, so that the page around learns nothing from a request or a delay. Of several people, the one
 * whose session lasts longest counts; of that person every session, because the provider may have ended some.
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
