/** Text stored under a key; `null` also when storage is blocked. */
export const readText = (key: string, storage: () => Storage = () => localStorage): string | null => {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
};

/** Stored JSON, unparsed by shape; `undefined` when absent, corrupt or blocked. */
export const readJson = (key: string, storage?: () => Storage): unknown => {
  const text = readText(key, storage);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Stores text; full or blocked storage is no error, the page just forgets. */
export const writeText = (key: string, text: string, storage: () => Storage = () => localStorage) => {
  try {
    storage().setItem(key, text);
  } catch {
    // Nothing to answer with: the value lives on in memory.
  }
};

export const writeJson = (key: string, value: unknown, storage?: () => Storage) =>
  writeText(key, JSON.stringify(value), storage);

export const removeStored = (key: string, storage: () => Storage = () => localStorage) => {
  try {
    storage().removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
};
