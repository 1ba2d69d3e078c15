/** A text that names options. */
type UsageText = (option: (name: string) => string) => string;

const fieldOf = (option: string) => option.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The command line has too little, too much, or something unknown. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** The text for a call, whose field of the option `--keep-days` is `keepDays`. */
  readonly inCall: string;

  constructor(text: string | UsageText) {
    super(typeof text === 'string' ? text : text((name) => `--${name}`));
    this.inCall = typeof text === 'string' ? text : text(fieldOf);
  }
}

/** Returns the refusal for an error of `parseArgs`, whose second sentence is long advice about `--`. */
export const unreadable = (error: unknown) =>
  new UsageError(String(error instanceof Error ? error.message : error).replace(/\. To specify .*$/s, ''));

/**
 * Refuses surplus words, because they would be ignored: `app remove` with two apps would remove only one.
 * @param rest the surplus words
 * @throws UsageError
 */
export const requireNoMore = (rest: readonly string[]): void => {
  if (rest.length > 0) throw new UsageError(`Too much on the command line: ${rest.join(' ')}`);
};

/**
 * Returns the only word after a command, the name of a file.
 * @param question the error text for a command line without it
 * @throws UsageError
 */
export const requireFileName = ([file, ...more]: readonly string[], question: string): string => {
  if (!file || file.startsWith('-')) throw new UsageError(question);
  requireNoMore(more);
  return file;
};
