const ENTRY = /^## .*$/m;
const DIGEST = /^Contract `[0-9a-f]*`$/m;

/** Returns the newest entry of a Markdown log: from its heading to the next one. */
export const newestEntry = (log: string): string => {
  const start = log.search(ENTRY);
  if (start < 0) return '';
  const next = log.slice(start + 1).search(ENTRY);
  return next < 0 ? log.slice(start) : log.slice(start, start + 1 + next);
};

/** Returns the digest of an entry, or `null`. */
export const digestIn = (entry: string): string | null =>
  /^Contract `([0-9a-f]+)`$/m.exec(entry)?.[1] ?? null;

const withDigest = (entry: string, digest: string) => {
  const line = `Contract \`${digest}\``;
  return DIGEST.test(entry)
    ? entry.replace(DIGEST, line)
    : entry.replace(ENTRY, (heading) => `${heading}\n\n${line}`);
};

// The newest lines come first.
const withLines = (entry: string, lines: readonly string[]) => {
  if (lines.length === 0) return entry;
  const [start = '', ...before] = entry.trimEnd().split('\n- ');
  const after = before.map((line) => `- ${line}`);
  return `${start.trimEnd()}\n\n${[...lines, ...after].join('\n')}\n\n`;
};

/**
 * Returns a log of contract changes whose newest entry has the digest of a contract and lists its changes.
 * @throws Error if the log has no entry
 */
export const recordedIn = (log: string, digest: string, lines: readonly string[]): string => {
  const entry = newestEntry(log);
  if (!entry) throw new Error('The log has no entry: begin one with "## " and the version.');
  const recorded = log.replace(entry, () => withLines(withDigest(entry, digest), lines));
  return `${recorded.trimEnd()}\n`;
};
