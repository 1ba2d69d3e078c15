/** A text that names options. */
type UsageText = (option: (name: string) => string) => string;

/** The command line has too little, too much, or something unknown. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** The text for a call, whose fields have no dashes before them. */
  readonly inCall: string;

  constructor(text: string | UsageText) {
    super(typeof text === 'string' ? text : text((name) => `--${name}`));
    this.inCall = typeof text === 'string' ? text : text((name) => name);
  }
}

/**
 * Refuses surplus words, because they would be ignored: `app remove` with two apps would remove only one.
 * @param rest the surplus words
 * @throws UsageError
 */
export const requireNoMore = (rest: readonly string[]): void => {
  if (rest.length > 0) throw new UsageError(`Too much on the command line: ${rest.join(' ')}`);
};
