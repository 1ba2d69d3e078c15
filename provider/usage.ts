/** The command line has too little, too much, or something unknown. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Refuses surplus words, because they would be ignored: `app remove` with two apps would remove only one.
 * @param rest the surplus words
 * @throws UsageError
 */
export const requireNoMore = (rest: readonly string[]): void => {
  if (rest.length > 0) throw new UsageError(`Too much on the command line: ${rest.join(' ')}`);
};
