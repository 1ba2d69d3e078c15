/** Returns the names in a `connectors` text, known or not, each once. */
export const readConnectors = (text: string): string[] => [
  ...new Set(text.toLowerCase().match(/[^\s,]+/g) ?? []),
];

/** Moves one name by one position. At the end of the list it returns the same list. */
export const moved = (names: readonly string[], name: string, by: -1 | 1): string[] => {
  const at = names.indexOf(name);
  const to = at + by;
  if (at < 0 || to < 0 || to >= names.length) return [...names];
  return names.toSpliced(at, 1).toSpliced(to, 0, name);
};
