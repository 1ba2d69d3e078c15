import { parseArgs } from 'node:util';
import { cliActor } from './cli-actor.ts';
import { requireCommand } from './cli-usage.ts';
import { isName } from './config/values.ts';
import type { OperatorTokens } from './operator/tokens.ts';
import { requireNoMore, UsageError, unreadable } from './usage.ts';

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: { name: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw unreadable(error);
  }
};

type OperatorCommand =
  | { readonly command: 'list' }
  | { readonly command: 'add'; readonly name: string }
  | { readonly command: 'revoke'; readonly id: string };

/**
 * Reads the words and options after `operator`.
 * @throws UsageError
 */
export const readOperatorCommand = (args: readonly string[]): OperatorCommand => {
  const { values, positionals } = parsed(args);
  requireCommand(['operator', ...positionals]);
  const [, command, id, ...more] = positionals;
  requireNoMore([
    ...(command === 'revoke' ? more : positionals.slice(2)),
    ...(command !== 'add' && values.name !== undefined ? ['--name'] : []),
  ]);
  if (command === 'list') return { command };
  if (command === 'add') {
    const name = values.name?.trim() ?? '';
    if (!isName(name)) throw new UsageError('A token needs --name, one line of at most 60 characters');
    return { command, name };
  }
  if (id === undefined) throw new UsageError('Which token? `operator token list` shows them');
  return { command: 'revoke', id };
};

/** `provider operator token …`: who may use `/operator`. */
export const runOperatorCommand = async (
  tokens: OperatorTokens,
  given: OperatorCommand,
  say: (text: string) => void,
) => {
  if (given.command === 'list') return say(JSON.stringify(await tokens.list(), null, 2));
  if (given.command === 'add') return say(JSON.stringify(await tokens.add(given.name, cliActor()), null, 2));
  const { id } = given;
  if (!(await tokens.revoke(id, cliActor())))
    throw new UsageError(`There is no token ${id}: \`operator token list\` shows them`);
  say(`${id} is revoked, and its browsers are signed out.`);
};
