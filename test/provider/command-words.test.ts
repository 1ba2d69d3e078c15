import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCommand } from '../../provider/cli-commands.ts';
import { usageOf } from '../../provider/cli-usage.ts';
import { UsageError } from '../../provider/usage.ts';
import { runCli } from './support/process.ts';
import { scratchFolder } from './support/scratch.ts';

/** Each choice of one alternative per word: `app suspend|resume` gives two commands. */
const choices = ([first, ...rest]: readonly string[]): readonly (readonly string[])[] =>
  first === undefined
    ? [[]]
    : first.split('|').flatMap((word) => choices(rest).map((others) => [word, ...others]));

/** The commands of the usage, each as its words. */
const COMMANDS = usageOf([])
  .split('\n')
  .flatMap((line) => /data-connect-provider \[?([a-z|]+(?: [a-z|]+)*)/.exec(line)?.[1] ?? [])
  .flatMap((command) => choices(command.split(' ')));

const read = ([command = '', ...rest]: readonly string[]) =>
  readCommand(command, rest, { say: () => {}, isDemo: false });

/** Each command with one of its words cut short, doubled in its last letter, or in capitals. */
const MISTYPED = COMMANDS.flatMap((words) =>
  words.flatMap((word, index) =>
    [word.slice(0, -1), `${word}${word.at(-1)}`, word.toUpperCase()].map((wrong) => [
      ...words.slice(0, index),
      wrong,
    ]),
  ),
);

describe('the words of a command', () => {
  it('stand in the usage for each command', () => {
    expect(COMMANDS).toContainEqual(['operator', 'token', 'revoke']);
    expect(COMMANDS).toContainEqual(['app', 'resume']);
  });

  it.each(MISTYPED)('are refused if mistyped, before the configuration is read: %s %s %s', (...given) => {
    const words = given.filter((word) => word !== undefined);
    expect(() => read(words)).toThrow(new UsageError(`Unknown command: ${words.join(' ')}`));
  });

  it.each([
    [['app'], 'app needs a word after it: add, set, list, rotate, suspend, resume, remove'],
    [['person'], 'person needs a word after it: export, delete'],
    [['operator'], 'operator needs a word after it: token'],
    [['operator', 'token'], 'operator token needs a word after it: add, list, revoke'],
    [['app', 'toString'], 'Unknown command: app toString'],
    [['app', 'constructor'], 'Unknown command: app constructor'],
    [['__proto__'], 'Unknown command: __proto__'],
    [['app', 'APP'], 'Unknown command: app APP'],
    [['person', 'export'], 'Whose?'],
    [['operator', 'token', 'add'], 'A token needs --name'],
    [['operator', 'token', 'revoke'], 'Which token?'],
    [['app', 'rotate'], 'Which app?'],
    [['app', 'remove', ''], 'Which app?'],
    [['app', 'set', 'app_1'], 'Nothing to change'],
    [['app', 'set', 'app_1', '--nmae', 'Shop'], "Unknown option '--nmae'"],
    [['backup'], 'Into which file?'],
    [['import', '--help-me'], 'From which SQLite file?'],
    [['migrate', 'now'], 'Too much on the command line: now'],
    [['serve', '--dmeo'], 'Too much on the command line: --dmeo'],
  ])('are named in %j', (words, text) => {
    expect(() => read(words)).toThrow(UsageError);
    expect(() => read(words)).toThrow(text);
  });

  it('may follow an option', () => {
    expect(read(['operator', '--name', 'Night watch', 'token', 'add'])).toBeTypeOf('function');
    expect(read(['app', '--name', 'Shop', 'add'])).toBeTypeOf('function');
  });
});

it('a mistyped word is named in a folder without a database and with a wrong variable, and makes no file', async () => {
  const folder = scratchFolder();
  const file = join(folder, 'provider.sqlite');
  const variables = { DATABASE_URL: `file:${file}`, PORT: 'wrong' };
  for (const words of [
    ['app', 'ad'],
    ['person', 'exprot', 'ada@example.org'],
    ['operator', 'tokens', 'list'],
  ]) {
    const { code, error } = await runCli(words, variables);
    const known = words.slice(0, 2).join(' ');
    expect([code, error]).toEqual([1, `Unknown command: ${known}\n\`--help\` lists the commands.\n`]);
  }
  expect(existsSync(file)).toBe(false);
});
