import { randomBytes } from 'node:crypto';
import Sqlite from 'libsql';
import pg from 'pg';
import { readConfig } from '../../../provider/config/config.ts';
import { openDatabase } from '../../../provider/database/database.ts';
import { migrate } from '../../../provider/database/migrate.ts';
import { serveOnFreePort } from './provider-subject.ts';

/** A transaction: the statements run one after the other, and all or none take effect. */
type Write = (
  statements: readonly (readonly [sql: string, values: readonly (string | number | null)[]])[],
) => Promise<void>;

export const sqliteWriter = (file: string) => {
  const database = new Sqlite(file);
  for (const each of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'])
    database.exec(`PRAGMA ${each}`);
  const prepared = new Map<string, Sqlite.Statement>();
  const statementOf = (sql: string) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const write: Write = async (statements) => {
    database.exec('begin immediate');
    for (const [sql, values] of statements) statementOf(sql).run([...values]);
    database.exec('commit');
  };
  return { write, close: async () => void database.close() };
};

/** Converts parameters to PostgreSQL's syntax. */
const numbered = (sql: string) => sql.split('?').reduce((text, part, place) => `${text}$${place}${part}`);

export const postgresWriter = (connectionString: string) => {
  const pool = new pg.Pool({ connectionString, max: 10 });
  // The server may stop before its last connection is closed.
  pool.on('error', () => {});
  const write: Write = async (statements) => {
    // A single statement is a transaction of its own.
    const [only, ...others] = statements;
    if (only !== undefined && others.length === 0) {
      await pool.query(numbered(only[0]), [...only[1]]);
      return;
    }
    const client = await pool.connect();
    try {
      await client.query('begin');
      for (const [sql, values] of statements) await client.query(numbered(sql), [...values]);
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  return { write, close: () => pool.end() };
};

const id = (kind: string) => `${kind}_${randomBytes(16).toString('base64url')}`;
const token = () => randomBytes(32).toString('base64url');
const SEALED = 'x'.repeat(420);

const ATTEMPT = 'insert into attempts (id, subject, at) values (?, ?, ?), (?, ?, ?)';
const CODE =
  'insert into codes (challenge, app_id, address, client, mac, created_at, expires_at, tries) values (?, ?, ?, ?, ?, ?, ?, 0)';
const MAIL =
  "insert into mails (id, sealed, recipient, state, created_at, due_at, expires_at, tries, leased_until) values (?, ?, ?, 'waiting', ?, ?, ?, 0, 0)";
const TRY = 'update codes set tries = tries + 1 where challenge = ?';
const USE = 'update codes set used_at = ? where challenge = ?';
const PERSON = 'insert into people (id, address, created_at) values (?, ?, ?) on conflict do nothing';
const SESSION =
  'insert into sessions (id, token_hash, person_id, app_id, origin, created_at, used_at, expires_at, nonce) values (?, ?, ?, ?, ?, ?, ?, ?, ?)';

/**
 * A minimal handler for comparison: the provider's durable writes with the same driver and tables, without apps,
 * limits, checks, seals and logs.
 */
export const openBare = async (DATABASE_URL: string) => {
  const { database: address } = readConfig({ DATABASE_URL, PROVIDER_SECRET: token() });
  const database = openDatabase(address);
  await migrate(database, Date.now());
  await database.query
    .insertInto('apps')
    .values({ id: 'app', name: 'Bookshop', mode: 'live', created_at: 0 })
    .execute();
  await database.close();
  const { write, close } =
    address.kind === 'sqlite' ? sqliteWriter(address.file) : postgresWriter(address.url);

  const answer = async (request: Request): Promise<Response> => {
    const at = Date.now();
    const { email, challenge: given } = await request.json();
    if (given === undefined) {
      const [challenge, client] = [id('challenge'), token()];
      await write([
        [ATTEMPT, [id('attempt'), client, at, id('attempt'), token(), at]],
        [CODE, [challenge, 'app', email, client, token(), at, at + 600_000]],
        [MAIL, [id('mail'), SEALED, token(), at, at, at + 600_000]],
      ]);
      return Response.json({ sent: true, challenge });
    }
    const [person, session] = [id('person'), token()];
    await write([
      [TRY, [given]],
      [USE, [at, given]],
      [PERSON, [person, email, at]],
      [SESSION, [id('session'), session, person, 'app', 'https://shop.example', at, at, at, token()]],
    ]);
    return Response.json({ token: session });
  };

  const { port, drain } = await serveOnFreePort(answer);
  return {
    port,
    key: '',
    codes: async () => new Map<string, string>(),
    close: async () => {
      await drain(0);
      await close();
    },
  };
};
