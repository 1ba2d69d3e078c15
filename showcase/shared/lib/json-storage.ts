type OpenStorage = () => Storage;

const local: OpenStorage = () => localStorage;
/** What storage would not take, blocked or full: newer than what it holds, and forgotten when the page is left. */
const memory = new Map<string, string>();

/** Text stored under a key; `null` when there is none. Never throws. */
export const readText = (key: string, open: OpenStorage = local): string | null => {
  const unstored = memory.get(key);
  if (unstored !== undefined) return unstored;
  try {
    return open().getItem(key);
  } catch {
    return null;
  }
};

/** Stored JSON, unchecked by shape; `undefined` when absent or corrupt. Never throws. */
export const readJson = (key: string, open?: OpenStorage): unknown => {
  const text = readText(key, open);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Stores text, in memory where storage won't take it; returns whether storage took it. Never throws. */
export const writeText = (key: string, text: string, open: OpenStorage = local): boolean => {
  try {
    open().setItem(key, text);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  }
};

/** Stores a value as JSON, as `writeText` does. */
export const writeJson = (key: string, value: unknown, open?: OpenStorage) =>
  writeText(key, JSON.stringify(value), open);

export const removeStored = (key: string, open: OpenStorage = local) => {
  memory.delete(key);
  try {
    open().removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
};
