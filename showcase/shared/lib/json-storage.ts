type OpenStorage = () => Storage;

const local: OpenStorage = () => localStorage;
/** Values that storage rejected: blocked or full. They are newer than the stored ones. */
const memory = new Map<string, string>();

/** Returns the text of a key; `null` if there is none. Never throws. */
export const readText = (key: string, open: OpenStorage = local): string | null => {
  const unstored = memory.get(key);
  if (unstored !== undefined) return unstored;
  try {
    return open().getItem(key);
  } catch {
    return null;
  }
};

/** Whether storage rejected the newest value of a key. */
export const isUnstored = (key: string): boolean => memory.has(key);

/** Returns stored JSON without validating its shape; `undefined` if it is missing or corrupt. Never throws. */
export const readJson = (key: string, open?: OpenStorage): unknown => {
  const text = readText(key, open);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Stores text, in memory if storage rejects it. Returns whether storage accepted it. Never throws. */
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

export const writeJson = (key: string, value: unknown, open?: OpenStorage) =>
  writeText(key, JSON.stringify(value), open);

export const removeStored = (key: string, open: OpenStorage = local) => {
  memory.delete(key);
  try {
    open().removeItem(key);
  } catch {
    // Blocked storage has nothing to remove.
  }
};
