import { inject } from 'vitest';
import { openDatabase } from '../../../provider/database/database.ts';
import { connectGitHub } from '../../provider/support/choices.ts';

/** One connection for all test files in this process. It ends with the process. */
let shared: ReturnType<typeof openDatabase> | undefined;

const open = () => {
  shared ??= openDatabase(inject('database'));
  return shared;
};

const personIdOf = async (email: string) => {
  const people = open().query.selectFrom('people').select('id').where('address', '=', email);
  return (await people.executeTakeFirstOrThrow()).id;
};

export const keptOf = async (email: string) => {
  const { query } = open();
  const id = await personIdOf(email);
  const [accounts, grants] = await Promise.all([
    query.selectFrom('accounts').select('connector').where('person_id', '=', id).execute(),
    query.selectFrom('grants').select('id').where('person_id', '=', id).execute(),
  ]);
  return { platforms: accounts.map(({ connector }) => connector), grants: grants.length };
};

export const connectGitHubOf = (email: string) =>
  connectGitHub({ clock: { now: Date.now }, database: open(), people: { find: personIdOf } }, email);
