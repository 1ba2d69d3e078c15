const ENTRY = /^## .*$/m;
const DIGEST = /^Contract `[0-9a-f]*`$/m;
const SECTION = '### Contract';

/** The newest entry of a changelog: from its heading to the next. */
export const newestEntry = (changelog: string): string => {
  const start = changelog.search(ENTRY);
  if (start < 0) return '';
  const next = changelog.slice(start + 1).search(ENTRY);
  return next < 0 ? changelog.slice(start) : changelog.slice(start, start + 1 + next);
};

/** The digest that an entry carries; `null` for none. */
export const digestIn = (entry: string): string | null =>
  /^Contract `([0-9a-f]+)`$/m.exec(entry)?.[1] ?? null;

const withDigest = (entry: string, digest: string) => {
  const line = `Contract \`${digest}\``;
  return DIGEST.test(entry)
    ? entry.replace(DIGEST, line)
    : entry.replace(ENTRY, (heading) => `${heading}\n\n${line}`);
};

const withLines = (entry: string, lines: readonly string[]) => {
  if (lines.length === 0) return entry;
  if (!entry.includes(SECTION)) return `${entry.trimEnd()}\n\n${SECTION}\n\n${lines.join('\n')}\n\n`;
  return entry.replace(`${SECTION}\n\n`, `${SECTION}\n\n${lines.join('\n')}\n`);
};

/**
 * A changelog whose newest entry has the digest of a contract and lists what changed in it.
 * @throws Error where the changelog has no entry
 */
export const recordedIn = (changelog: string, digest: string, lines: readonly string[]): string => {
  const entry = newestEntry(changelog);
  if (!entry) throw new Error('CHANGELOG.md has no entry: begin one with "## " and the version.');
  const recorded = changelog.replace(entry, () => withLines(withDigest(entry, digest), lines));
  return `${recorded.trimEnd()}\n`;
};
