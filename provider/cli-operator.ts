import { parseArgs } from 'node:util';
import { cliActor } from './cli-actor.ts';
import { isName } from './config-values.ts';
import type { OperatorTokens } from './operator/tokens.ts';
import { requireNoMore, UsageError, unreadable, wrongWord } from './usage.ts';

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: { name: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw unreadable(error);
  }
};

const COMMANDS: readonly string[] = ['add', 'list', 'revoke'];

/** `provider operator token …`: who may use `/operator`. */
export const runOperatorCommand = async (
  tokens: OperatorTokens,
  args: readonly string[],
  say: (text: string) => void,
) => {
  const { values, positionals } = parsed(args);
  const [subject, command, id, ...more] = positionals;
  if (subject !== 'token') throw wrongWord('operator', subject, ['token']);
  if (command === undefined || !COMMANDS.includes(command))
    throw wrongWord('operator token', command, COMMANDS);
  requireNoMore([
    ...(command === 'revoke' ? more : positionals.slice(2)),
    ...(command !== 'add' && values.name !== undefined ? ['--name'] : []),
  ]);
  if (command === 'list') return say(JSON.stringify(await tokens.list(), null, 2));
  if (command === 'add') {
    const name = values.name?.trim() ?? '';
    if (!isName(name)) throw new UsageError('A token needs --name, one line of at most 60 characters');
    return say(JSON.stringify(await tokens.add(name, cliActor()), null, 2));
  }
  if (id === undefined) throw new UsageError('Which token? `operator token list` shows them');
  if (!(await tokens.revoke(id, cliActor())))
    throw new UsageError(`There is no token ${id}: \`operator token list\` shows them`);
  say(`${id} is revoked, and its browsers are signed out.`);
};
