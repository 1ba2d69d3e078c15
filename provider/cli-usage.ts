import { UsageError } from './usage.ts';

const PROGRAM = 'data-connect-provider';

/** The commands, each with its options. A further line of a command is indented. */
const COMMANDS: readonly string[] = [
  '[serve [--demo]]',
  'migrate',
  'backup FILE',
  'import FILE',
  'app add --name NAME --origin ORIGIN… [--redirect URL…] [--isolation frame] [--confidential] TERMS',
  'app add --name NAME --origin ORIGIN… [--redirect URL…] [--isolation frame] [--confidential] --test',
  `app set APP [--name NAME] [--origin ORIGIN]... [--redirect URL]... [--isolation none|frame]
                                               [--webhook URL|none] [TERMS]`,
  'app set APP --backchannel-logout-uri URL|none [--backchannel-logout-session-required]',
  'app set APP [--id-token-alg ES256|RS256] [--pkce required|nonce]',
  'app list',
  'app rotate APP [--secret] [--at-once]',
  'app rotate APP --webhook-secret',
  'app suspend|resume|remove APP',
  'person export ADDRESS',
  'person delete ADDRESS',
  'operator token add --name NAME',
  'operator token list',
  'operator token revoke TOKEN',
  '--version',
];

const NOTES = [
  {
    of: 'serve',
    text: 'serve --demo: an app and a page to try it on, on this computer only; mails are shown, not sent.',
  },
  {
    of: '--id-token-alg',
    text: '--id-token-alg and --pkce: for sign-ins by OpenID Connect; app add takes them too.',
  },
  {
    of: 'import',
    text: 'import FILE: copies an SQLite database into the empty PostgreSQL database of DATABASE_URL.',
  },
  {
    of: 'TERMS',
    text: 'TERMS: --purpose [LANGUAGE=]SENTENCE… --privacy-url URL --keep-days N --contact LINE [--access-days N]',
  },
];

const ENV_FILE =
  '--env-file FILE: reads variables from a file, with each command. Those of the environment count before it.';

const DEMO_DATABASE = '--demo: the command is about the database of `serve --demo`.';

const ENVIRONMENT = 'The README.md of this package lists the variables of the environment.';

/** The words of a command, and the alternatives of each: `app suspend|resume|remove` has three last ones. */
const wordsOf = (command: string) =>
  command
    .replace('[serve', 'serve')
    .split(/[\s\]]+/)
    .map((word) => word.split('|'));

const begins = (command: string, words: readonly string[]): boolean => {
  const own = wordsOf(command);
  return words.every((word, index) => own[index]?.includes(word));
};

/** The words that a command may have next. Placeholders are in capitals, and options begin with a hyphen. */
const wordsAfter = (words: readonly string[]): readonly string[] => {
  const next = COMMANDS.filter((command) => begins(command, words)).flatMap(
    (command) => wordsOf(command)[words.length] ?? [],
  );
  return [...new Set(next)].filter((word) => /^[a-z]/.test(word));
};

/** The refusal of a command whose last word is unknown. */
export const unknownCommand = (words: readonly string[]) =>
  new UsageError(`Unknown command: ${words.join(' ')}`);

/**
 * Checks the words of a command against the usage, before anything is read or opened for it.
 * @param words the words of the command line, without its options
 * @param count the number of words that are checked already
 * @throws UsageError if a word is missing or unknown
 */
export const requireCommand = (words: readonly string[], count = 1): void => {
  const before = words.slice(0, count);
  const known = wordsAfter(before);
  if (known.length === 0) return;
  const word = words[count];
  if (word === undefined)
    throw new UsageError(`${before.join(' ')} needs a word after it: ${known.join(', ')}`);
  if (!known.includes(word)) throw unknownCommand([...before, word]);
  requireCommand(words, count + 1);
};

/** Returns the commands that match the most first words; all commands if there are no words. */
const named = (words: readonly string[]): readonly string[] => {
  const found = COMMANDS.filter((command) => begins(command, words));
  return found.length > 0 ? found : named(words.slice(0, -1));
};

/**
 * Returns the usage that fits a command line: `app set APP --help` shows the lines of `app set`.
 * @param args the command line
 */
export const usageOf = (args: readonly string[]): string => {
  const options = args.findIndex((arg) => arg.startsWith('-'));
  const shown = named(options < 0 ? args : args.slice(0, options));
  const lines = shown.map((command, index) => `${index === 0 ? 'Usage:' : '      '} ${PROGRAM} ${command}`);
  const notes = NOTES.filter(({ of }) => shown.some((command) => command.includes(of))).map(
    ({ text }) => text,
  );
  return [...lines, '', ENV_FILE, DEMO_DATABASE, ...notes, '', ENVIRONMENT].join('\n');
};
