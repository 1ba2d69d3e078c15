import { sql } from 'kysely';
import { CONNECTORS } from '../../../provider/platforms/connectors.ts';
import type { Day } from './day.ts';
import { PLATFORMS } from './platforms.ts';

const WORDS = /[\w@.+-]+/g;

const tablesOf = async ({ office: { database } }: Day): Promise<readonly string[]> => {
  const tables = await database.query.introspection.getTables();
  return tables.filter(({ isView }) => !isView).map(({ name }) => name);
};

/** A JWS with its payload in plain text; another text unchanged. */
const opened = (text: string): string => {
  const [, payload, signature, ...more] = text.split('.');
  return payload === undefined || signature === undefined || more.length > 0
    ? text
    : `${text} ${Buffer.from(payload, 'base64url')}`;
};

/** Deleted people are in no row of any table, by their address or their id for an application. */
export const checkDeleted = async (day: Day): Promise<void> => {
  const deleted = day.people.filter(({ isDeleted }) => isDeleted);
  const traces = new Map(
    deleted.flatMap(({ email, given }) => [
      [email, email] as const,
      ...given.map(({ subject }) => [subject, email] as const),
    ]),
  );
  for (const table of await tablesOf(day)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
      day.office.database.query,
    );
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (typeof value !== 'string') continue;
        for (const [word] of opened(value).matchAll(WORDS)) {
          const email = traces.get(word);
          if (email !== undefined) day.problems.push(`${email} was deleted and stands in ${table}.${column}`);
        }
      }
    }
    day.note('tables read for deleted people');
  }
  const connections = deleted.flatMap(({ connected }) =>
    PLATFORMS.filter((id) => connected.has(id) && CONNECTORS[id].revocation !== null),
  );
  const { length } = day.platforms.revoked;
  if (length < connections.length)
    day.problems.push(`Deleted people had ${connections.length} connections, ${length} were taken back`);
};

/** No copy wrote a code, a token, a receipt, an address or a key. */
export const checkLogs = (day: Day): void => {
  const { apps, fleet, hosts, mailboxes, people, platforms, problems, note } = day;
  const secrets = new Map<string, string>();
  const add = (what: string, words: readonly (string | null | undefined)[]) => {
    for (const word of words) if (word) secrets.set(word, what);
  };
  add(
    'a key',
    apps.flatMap(({ key, secret }) => [key, secret]),
  );
  add('a webhook secret', hosts.secrets);
  add('a platform token', platforms.issued);
  for (const person of people) {
    add('an address', [person.email]);
    add('a code', mailboxes.codesOf(person.email));
    add(
      'a challenge',
      person.usedCodes.map(({ challenge }) => challenge),
    );
    add('a session', [person.token, ...person.endedSessions.map(({ token }) => token)]);
    add('a PIN', [person.pin]);
    for (const { tokens, refresh, usedRefresh, code, subject } of person.given) {
      add('an access token', tokens);
      add('a refresh token', [refresh, usedRefresh]);
      add('a one-time code', [code?.code, code?.verifier]);
      add('an id of a person', [subject]);
    }
  }
  const written = fleet.written();
  for (const [word] of written.matchAll(WORDS)) {
    const what = secrets.get(word);
    if (what !== undefined) problems.push(`A log has ${what}`);
  }
  for (const forbidden of ['@example.org', 'Bearer '])
    if (written.includes(forbidden)) problems.push(`A log has ${forbidden}`);
  note('logs read');
  day.happened.set('kB of logs without a secret', Math.round(written.length / 1_000));
  day.happened.set('secrets searched for', secrets.size);
};
