/** Values that blocked or full storage rejected. They are newer than the stored ones. */
const memory = new Map<string, string>();

/** Never throws. */
export const readText = (key: string): string | null => {
  const unstored = memory.get(key);
  if (unstored !== undefined) return unstored;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const isUnstored = (key: string): boolean => memory.has(key);

/** Reads a value of any shape; `undefined` if it is missing or corrupt. Never throws. */
export const readJson = (key: string): unknown => {
  const text = readText(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns whether storage accepted the text; else memory keeps it. Never throws. */
export const writeText = (key: string, text: string): boolean => {
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  }
};

export const writeJson = (key: string, value: unknown) => writeText(key, JSON.stringify(value));

export const removeStored = (key: string) => {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage has nothing to remove.
  }
};
