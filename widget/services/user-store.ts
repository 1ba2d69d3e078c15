import { CODE_SENT, type RecordOwner, recordKey } from '../domain/record-key.ts';
import { isExpired, isSamePerson, mergeRecords, parseRecord } from '../domain/user-record.ts';
import type { UserRecord } from '../types.ts';
import { type BrowserEnvironment, browserEnvironment } from './environment.ts';
import { safeStorage } from './storage.ts';
import { createStoredSignIn } from './stored-sign-in.ts';

export interface Place {
  readonly location: Pick<Location, 'origin'>;
  readonly document: Pick<Document, 'baseURI'>;
}

/** The owner of a record. In a frame of the provider, it also belongs to one application. */
export interface StoreOwner extends RecordOwner {
  readonly apiKey?: string;
  /** Origin of the page around the provider's frame, if the flow runs in one. */
  readonly embedder?: string | undefined;
  /** Names the application where its key changes with each sign-in. */
  readonly appRecord?: string | undefined;
}

export const ownKeyOf = (owner: StoreOwner, { window }: { readonly window: Place }): string => {
  const key = recordKey(owner, window.location.origin, window.document.baseURI);
  // The provider's frames on a site share one storage, but a session belongs to one application.
  return owner.embedder ? `${key}:${owner.appRecord ?? owner.apiKey}` : key;
};

/** The key includes the application, because a code is valid for one application only. */
export const codeKeyOf = (owner: StoreOwner, environment: { readonly window: Place }): string =>
  ownKeyOf(owner, environment) + CODE_SENT + owner.apiKey;

/** Keeps the record in local storage, and that of test mode in session storage (contract §7). Never throws. */
export const createUserStore = (
  owner: StoreOwner,
  environment: Pick<BrowserEnvironment, 'storage' | 'window' | 'now'> = browserEnvironment(),
) => {
  const { window } = environment;
  const key = ownKeyOf(owner, environment);
  const storage = safeStorage(() => environment.storage(owner.testMode ? 'session' : 'local'));
  /** The record as this flow last loaded or saved it. */
  let known: UserRecord | null = null;
  /** The record that this flow removed last. Its session ends after the removal. */
  let forgotten: UserRecord | null = null;

  const stored = () => parseRecord(storage.read(key));
  /**
   * Browsers fire this event on other pages only. Scripts of the page get it too, so it has no part of the record.
   * @returns whether there is a record
   */
  const notifyPage = (): boolean => {
    const isKept = storage.read(key) !== null;
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: isKept ? '' : null }));
    return isKept;
  };

  return {
    /** Does not remove an expired record: an open flow continues on a device whose clock is ahead. */
    read: stored,
    /** An expired or unreadable record is removed and counts as none (specification §4.1). */
    load(): UserRecord | null {
      const record = stored();
      // Expiry is checked only here: a clock that is ahead must not end the flow in which the person signs in.
      known = record && !isExpired(record, environment.now()) ? record : null;
      if (known === null && storage.read(key) !== null) {
        storage.drop(key);
        notifyPage();
      }
      return known;
    },
    /** Merges the changes of other tabs. Saves nothing if the person signed out there, or another one signed in. */
    save(user: UserRecord): void {
      const present = stored();
      const isSigningIn = known === null;
      if (isSigningIn || isSamePerson(user, present)) {
        const merged = isSamePerson(user, present) ? mergeRecords(known, user, present) : user;
        storage.write(key, JSON.stringify(merged));
        known = user;
      }
      notifyPage();
    },
    /** Returns the record with the newest session of any tab, even if the record was removed here. */
    present(user: UserRecord): UserRecord {
      const record = stored() ?? forgotten;
      if (!isSamePerson(user, record)) return user;
      const { token, expiresAt, pinKey } = record;
      return { ...user, token, expiresAt, pinKey };
    },
    /** Written like another tab's change: the next save finds it in storage and keeps it. */
    renew(user: UserRecord, session: Required<Pick<UserRecord, 'token' | 'expiresAt'>>): void {
      const record = stored();
      if (isSamePerson(user, record) && record.token === user.token)
        storage.write(key, JSON.stringify({ ...record, ...session }));
    },
    /** Returns `false` if the browser keeps the record. */
    forget(): boolean {
      forgotten = stored();
      storage.drop(key);
      createStoredSignIn(codeKeyOf(owner, environment), environment).drop();
      const isForgotten = !notifyPage();
      if (isForgotten) known = null;
      return isForgotten;
    },
    /** Calls back when storage no longer has this person: signed out or replaced. Returns the stop. */
    onUserGone(callback: () => void): () => void {
      const check = () => {
        if (known === null || isSamePerson(known, stored())) return;
        known = null;
        callback();
      };
      const onStorage = ({ key: changed, newValue }: StorageEvent) => {
        if (changed === key && newValue === null) storage.drop(key);
        // The host gets `signout` before the dialogs change.
        queueMicrotask(check);
      };
      window.addEventListener('storage', onStorage);
      return () => {
        known = null;
        window.removeEventListener('storage', onStorage);
      };
    },
  };
};

export type UserStore = ReturnType<typeof createUserStore>;
