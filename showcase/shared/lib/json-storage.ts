type OpenStorage = () => Storage;

const local: OpenStorage = () => localStorage;
/** Serves where storage is blocked or full, so that the page forgets only when it is left. */
const memory = new Map<string, string>();

/** Text stored under a key; `null` when there is none. Never throws. */
export const readText = (key: string, open: OpenStorage = local): string | null => {
  try {
    return open().getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
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

/** Stores text, in memory where storage won't take it. Never throws. */
export const writeText = (key: string, text: string, open: OpenStorage = local) => {
  try {
    open().setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
};

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
