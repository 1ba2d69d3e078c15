import { parseRecord } from '../domain/user-record.ts';
import type { UserRecord } from '../types.ts';
import { type BrowserEnvironment, browserEnvironment } from './environment.ts';
import { safeStorage } from './storage.ts';

export interface UserStore {
  /** The saved record; one that cannot be read is removed and counts as none (specification §4.1). */
  load(): UserRecord | null;
  save(user: UserRecord): void;
  forget(): void;
  /** Calls back when the record is removed, by another element or in another tab; returns the stop. */
  onGone(callback: () => void): () => void;
}

/** Who waits for a record to go; a removal is heard by storage events in other tabs only. */
const watchers = new Set<(key: string) => void>();

/** The saved record under `data-connect:{slug}:user` (contract §2.7). Never throws. */
export const createUserStore = (
  slug: string,
  environment: Pick<BrowserEnvironment, 'storage' | 'window'> = browserEnvironment(),
): UserStore => {
  const key = `data-connect:${slug}:user`;
  const storage = safeStorage(environment.storage);

  return {
    load() {
      const user = parseRecord(storage.read(key));
      if (user === null) storage.drop(key);
      return user;
    },
    save: (user) => storage.write(key, JSON.stringify(user)),
    forget() {
      storage.drop(key);
      // Whoever signed out has to be told of it before the dialogs change.
      queueMicrotask(() => {
        for (const tell of watchers) tell(key);
      });
    },
    onGone(callback) {
      const forgotten = (gone: string) => {
        if (gone === key) callback();
      };
      const heard = ({ key: changed, newValue }: StorageEvent) => {
        const isRemoved = changed === key && newValue === null;
        // A clear names no key, and the clear of session storage looks the same.
        const isCleared = changed === null && storage.read(key) === null;
        if (!isRemoved && !isCleared) return;
        storage.drop(key);
        callback();
      };
      watchers.add(forgotten);
      environment.window.addEventListener('storage', heard);
      return () => {
        watchers.delete(forgotten);
        environment.window.removeEventListener('storage', heard);
      };
    },
  };
};
