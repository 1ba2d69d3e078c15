import { randomBytes } from 'node:crypto';
import { generateKeyPair, jwtVerify, SignJWT } from 'jose';
import Sqlite from 'libsql';
import pg from 'pg';
import { readConfig } from '../../../provider/config/config.ts';
import { postgresWriter, sqliteWriter } from './bare-subject.ts';
import { addressOf } from './calls.ts';
import { FAMILIES, givenText, serveOnFreePort } from './provider-subject.ts';

const token = () => randomBytes(32).toString('base64url');

const TABLES = [
  'create table families (id text primary key, refresh_hash text not null)',
  'create table addresses (id text primary key, address text not null)',
];
const ROTATE = 'update families set refresh_hash = ? where id = ?';
const ADDRESS = 'select address from addresses where id = ';

/** Opens the tables; returns functions that run a statement and read a person's address. */
const openTables = async (DATABASE_URL: string) => {
  const { database: address } = readConfig({ DATABASE_URL, PROVIDER_SECRET: token() });
  if (address.kind === 'sqlite') {
    const database = new Sqlite(address.file);
    for (const each of TABLES) database.exec(each);
    const statement = database.prepare(`${ADDRESS}?`);
    const { write, close } = sqliteWriter(address.file);
    return { write, close, find: async (id: string) => statement.get(id) };
  }
  const pool = new pg.Pool({ connectionString: address.url, max: 10 });
  pool.on('error', () => {});
  for (const each of TABLES) await pool.query(each);
  const { write, close } = postgresWriter(address.url);
  return {
    write,
    close: async () => {
      await close();
      await pool.end();
    },
    find: async (id: string) => (await pool.query(`${ADDRESS}$1`, [id])).rows[0],
  };
};

/**
 * A minimal handler for comparison: a refresh makes the provider's durable write and signs both tokens; userinfo reads
 * the person of a token with a valid signature. No applications, scopes, grants, limits, checks and logs.
 */
export const openOpenIdBare = async (DATABASE_URL: string) => {
  const { write, find, close } = await openTables(DATABASE_URL);
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const signed = (subject: string) =>
    new SignJWT({ scope: 'openid email interests' })
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setIssuer('http://localhost')
      .setAudience('app')
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
  const tokens = new Map<string, string>();
  for (let index = 0; index < FAMILIES; index += 1) {
    const id = `${index}`;
    await write([
      ['insert into families (id, refresh_hash) values (?, ?)', [id, token()]],
      ['insert into addresses (id, address) values (?, ?)', [id, addressOf(index)]],
    ]);
    tokens.set(id, givenText(`${id}.${token()}`, await signed(id)));
  }

  const answer = async (request: Request): Promise<Response> => {
    if (request.method === 'GET') {
      const bearer = (request.headers.get('authorization') ?? '').slice('Bearer '.length);
      const { payload } = await jwtVerify(bearer, publicKey);
      return Response.json({ sub: payload.sub, ...(await find(String(payload.sub))) });
    }
    const form = new URLSearchParams(await request.text());
    const [id = ''] = (form.get('refresh_token') ?? '').split('.');
    const own = token();
    await write([[ROTATE, [own, id]]]);
    return Response.json({
      access_token: await signed(id),
      id_token: await signed(id),
      refresh_token: `${id}.${own}`,
      token_type: 'Bearer',
      expires_in: 3_600,
    });
  };

  const { port, drain } = await serveOnFreePort(answer);
  return {
    port,
    key: 'app',
    codes: async () => tokens,
    close: async () => {
      await drain(0);
      await close();
    },
  };
};
