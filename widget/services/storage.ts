import { orUndefined } from '../../common/or-undefined.ts';

/** Items that the browser's storage rejected, by key. All elements share them, until the page is left. */
const memory = new Map<string, string>();

export interface SafeStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
  drop(key: string): void;
}

/** Never throws. If the browser's storage is blocked, full or unreadable, memory stands in (contract §2.7). */
export const safeStorage = (storage: () => Storage): SafeStorage => ({
  read: (key) => orUndefined(() => memory.get(key) ?? storage().getItem(key)) ?? null,
  write(key, text) {
    memory.set(key, text);
    // If storage refuses the text, it stays in memory.
    orUndefined(() => {
      storage().setItem(key, text);
      // Some browsers and extensions accept a text and then refuse to read it.
      if (storage().getItem(key) === text) memory.delete(key);
    });
  },
  drop(key) {
    memory.delete(key);
    // Blocked storage has nothing to remove.
    orUndefined(() => storage().removeItem(key));
  },
});
