import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { digest } from '../../provider/secrets/keyring.ts';
import { type Answered, type Asked, ask } from './support/ask.ts';
import { usePostgres } from './support/both-databases.ts';
import { openTools, startOneOfMany } from './support/copies.ts';
import { type Copy, fetchFrom, PATIENT } from './support/process.ts';
import { IS_LONG } from './support/rounds.ts';
import { scratchFolder } from './support/scratch.ts';
import { approving } from './support/share.ts';
import { tracesIn } from './support/traces.ts';

const KILLS = IS_LONG ? 50 : 2;
const CALLERS = 4;
const postgres = usePostgres();

/** Copies over one database. After every few answers the oldest one is killed during its calls and replaced. */
const startFragileCopies = async (url: string, size: number) => {
  const ever: Copy[] = [];
  const serving: Copy[] = [];
  const add = async () => {
    const copy = await startOneOfMany(url, { TRUSTED_PROXIES: '127.0.0.1' });
    ever.push(copy);
    serving.push(copy);
  };
  for (let copies = 0; copies < size; copies += 1) await add();
  let [answers, due, kills, turn] = [0, 3, 0, 0];
  let killing = Promise.resolve();
  const replaceOldest = async () => {
    await serving.shift()?.end('SIGKILL');
    await add();
  };
  return {
    isOver: () => kills === KILLS,
    answered: () => {
      answers += 1;
      if (answers < due || kills === KILLS) return;
      kills += 1;
      due = answers + 3 + (kills % 5);
      killing = killing.then(replaceOldest);
    },
    /** Makes a call until it is answered, as a person with patience: a killed copy cuts its connections. */
    persist: async (path: string, asked: Asked): Promise<Answered> => {
      for (;;) {
        turn += 1;
        const copy = serving[turn % Math.max(1, serving.length)];
        const answer =
          copy && (await ask(fetchFrom(copy), path, { origin: null, ...asked }).catch(() => null));
        if (answer && answer.status !== 503) return answer;
        await pause(5);
      }
    },
    stop: async () => {
      await killing;
      await Promise.all(serving.map((copy) => copy.end('SIGTERM')));
      return ever.map(({ written }) => written.out + written.error).join('');
    },
  };
};

/** People sign in and share at copies that are killed. Then the database, the answers and the logs must agree. */
const expectAllKept = async (url: string, size: number) => {
  const { database, key } = await openTools(url);
  onTestFinished(() => database.close());
  const { answered, isOver, persist, stop } = await startFragileCopies(url, size);
  const tokens: string[] = [];
  const receipts: string[] = [];
  const repeats: unknown[] = [];
  const secrets = new Set([key]);
  let people = 0;

  const call = async (person: number, path: string, asked: Asked, refusal?: string) => {
    const headers = { 'x-forwarded-for': `10.0.${person >> 8}.${person & 255}`, ...asked.headers };
    const answer = await persist(path, { key, ...asked, headers });
    if (answer.status !== 200 && answer.body.code !== refusal) throw new Error(`${path}: ${answer.text}`);
    return answer;
  };
  const signInAndShare = async (person: number): Promise<void> => {
    const email = `person-${person}@example.org`;
    const { body: sent } = await call(person, '/api/email/verify', { body: { email } });
    const { text } = await persist(`/sandbox/inbox?email=${email}`, {});
    const [, code = ''] = /"code":"(\d{6})"/.exec(text) ?? [];
    const body = { email, code, challenge: String(sent.challenge) };
    for (const each of Object.values(body)) secrets.add(each);
    const confirm = '/api/email/verify/confirm';
    const signed = await call(person, confirm, { body }, 'code.stale');
    // The code was used, but a killed copy's answer got lost, so the person asks for another code.
    if (signed.status !== 200) return signInAndShare(person);
    const token = String(signed.body.token);
    tokens.push(token);
    repeats.push((await call(person, confirm, { body }, 'code.stale')).body.code);
    const shared = await call(person, '/api/getAPIurlMobile', {
      token,
      headers: { 'idempotency-key': `share-${person}` },
      body: { Info: { confirmations: approving('Medium').Info.confirmations } },
    });
    receipts.push(String(shared.body.receipt));
    secrets.add(String(shared.body.accessToken));
    answered();
  };
  const caller = async () => {
    while (!isOver()) {
      people += 1;
      await signInAndShare(people);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  const written = await stop();

  const { query } = database;
  if (url.startsWith('file:')) {
    const { rows } = await sql`pragma integrity_check`.execute(query);
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
  }
  const sessions = await query.selectFrom('sessions').select('token_hash').execute();
  const used = await query.selectFrom('codes').select('used_at').where('used_at', 'is not', null).execute();
  const grants = await query.selectFrom('grants').select('id').execute();
  const kept = (await query.selectFrom('receipts').select('jws').execute()).map(({ jws }) => jws);
  const hashes = sessions.map(({ token_hash }) => token_hash);
  expect(hashes).toEqual(expect.arrayContaining(tokens.map(digest)));
  expect(kept).toEqual(expect.arrayContaining(receipts));
  expect(new Set(repeats)).toEqual(new Set(['code.stale']));
  expect(sessions).toHaveLength(used.length);
  expect([grants.length, kept.length]).toEqual([people, people]);
  expect(new Set(kept.map((jws) => decodeJwt(jws).recordId)).size).toBe(people);
  expect(written).toContain('"call":"confirmCode"');
  expect(tracesIn(written, [...secrets, ...tokens, ...receipts])).toEqual([]);
};

it('a copy on SQLite that is killed during its calls, again and again, keeps what it answered', PATIENT, () =>
  expectAllKept(`file:${join(scratchFolder(), 'provider.sqlite')}`, 1),
);

it.skipIf(!postgres.isThere)(
  'three copies on PostgreSQL, killed one after the other, keep what they answered, once',
  PATIENT,
  async () => expectAllKept(await postgres.database(), 3),
);
