/** What could not be stored, by key: shared by every instance on the page, gone with it (contract §2.7). */
const memory = new Map<string, string>();

export interface SafeStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
  drop(key: string): void;
}

/**
 * Storage that never throws: where the browser's is blocked or full, memory serves instead.
 * @param storage asked at each use, because reading `localStorage` itself may throw
 */
export const safeStorage = (storage: () => Storage): SafeStorage => ({
  read(key) {
    try {
      return memory.get(key) ?? storage().getItem(key);
    } catch {
      return null;
    }
  },
  write(key, text) {
    try {
      storage().setItem(key, text);
      memory.delete(key);
    } catch {
      memory.set(key, text);
    }
  },
  drop(key) {
    memory.delete(key);
    try {
      storage().removeItem(key);
    } catch {
      // Blocked storage holds nothing to remove.
    }
  },
});
