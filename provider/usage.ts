/** A command line that says too little, too much, or something unknown. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Nothing is done where a part of the command line would count for nothing: `app remove` of two apps would remove one.
 * @param rest what the command did not take
 * @throws UsageError
 */
export const requireNoMore = (rest: readonly string[]): void => {
  if (rest.length > 0) throw new UsageError(`Too much on the command line: ${rest.join(' ')}`);
};
