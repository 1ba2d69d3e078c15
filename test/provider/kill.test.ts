import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { digest } from '../../provider/secrets/keyring.ts';
import { until } from '../support/until.ts';
import { ask } from './support/ask.ts';
import { openTools, type Tools } from './support/copies.ts';
import { type Copy, fetchFrom, startCopy } from './support/process.ts';
import { SECRET } from './support/provider.ts';
import { IS_LONG } from './support/rounds.ts';
import { scratchFolder } from './support/scratch.ts';
import { approving } from './support/share.ts';
import { tracesIn } from './support/traces.ts';

const ROUNDS = IS_LONG ? 50 : 3;
const PEOPLE_AT_A_TIME = 4;

/** Data that callers got with 2xx. */
interface Answered {
  readonly challenges: string[];
  readonly tokens: string[];
  readonly receipts: string[];
  /** Addresses and codes. */
  readonly used: string[];
}

/** Codes are read through the copy itself, because two processes with the SQLite file would wait for each other. */
const codeFor = async (copy: Copy, email: string) => {
  const { text } = await ask(fetchFrom(copy), `/sandbox/inbox?email=${email}`, { origin: null });
  const [, code = ''] = /"code":"(\d{6})"/.exec(text) ?? [];
  return code;
};

/** Signs people in and shares, one after the other, until the copy is gone. */
const signPeopleIn = async (copy: Copy, key: string, name: string, answered: Answered) => {
  const provider = fetchFrom(copy);
  const body = { Info: { confirmations: approving('Medium').Info.confirmations } };
  for (let count = 0; ; count += 1) {
    const email = `${name}-${count}@example.org`;
    const sent = await ask(provider, '/api/email/verify', { key, origin: null, body: { email } });
    if (sent.status !== 200) throw new Error(`Refused with ${sent.text}`);
    const challenge = String(sent.body.challenge);
    answered.challenges.push(challenge);
    const code = await codeFor(copy, email);
    const confirmation = { email, code, challenge };
    answered.used.push(email, code);
    const signed = await ask(provider, '/api/email/verify/confirm', {
      key,
      origin: null,
      body: confirmation,
    });
    if (signed.status !== 200) throw new Error(`Refused with ${signed.text}`);
    const token = String(signed.body.token);
    answered.tokens.push(token);
    const shared = await ask(provider, '/api/getAPIurlMobile', { key, token, origin: null, body });
    if (shared.status !== 200) throw new Error(`Refused with ${shared.text}`);
    answered.receipts.push(String(shared.body.receipt));
  }
};

const expectKept = async ({ database: { query } }: Tools, answered: Answered) => {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(query);
  expect(rows.map((row) => row.integrity_check)).toEqual(['ok']);
  const codes = new Set(
    (await query.selectFrom('codes').select('challenge').execute()).map((row) => row.challenge),
  );
  expect(answered.challenges.filter((challenge) => !codes.has(challenge))).toEqual([]);
  const sessions = new Set(
    (await query.selectFrom('sessions').select('token_hash').execute()).map((row) => row.token_hash),
  );
  expect(answered.tokens.filter((token) => !sessions.has(digest(token)))).toEqual([]);
  const receipts = (await query.selectFrom('receipts').select('jws').execute()).map((row) => row.jws);
  const kept = new Set(receipts);
  expect(answered.receipts.filter((receipt) => !kept.has(receipt))).toEqual([]);
  expect(new Set(receipts.map((jws) => decodeJwt(jws).recordId)).size).toBe(receipts.length);
  expect((await query.selectFrom('grants').select('id').execute()).length).toBe(receipts.length);
};

it(
  `keeps its answered data when it is killed during a write, ${ROUNDS} times on SQLite`,
  async () => {
    const DATABASE_URL = `file:${join(scratchFolder(), 'provider.sqlite')}`;
    const tools = await openTools(DATABASE_URL);
    const answered: Answered = { challenges: [], tokens: [], receipts: [], used: [] };
    let written = '';
    for (let round = 0; round < ROUNDS; round += 1) {
      // The limit of thirty codes for a client in ten minutes would end the round too soon, so attempts are deleted.
      await tools.database.query.deleteFrom('attempts').execute();
      const copy = await startCopy({ DATABASE_URL, PROVIDER_SECRET: SECRET });
      const names = Array.from({ length: PEOPLE_AT_A_TIME }, (_, index) => `p${round}-${index}`);
      const working = names.map((name) =>
        signPeopleIn(copy, tools.key, name, answered).catch((error: unknown) => String(error)),
      );
      // Independent of the clock: after a number of answers, the kill comes in the middle of the next calls.
      const enough = answered.receipts.length + 3 + (round % 5);
      await until(() => answered.receipts.length >= enough, 'enough answers');
      expect(await copy.end('SIGKILL')).toBe('SIGKILL');
      for (const end of await Promise.all(working)) expect(end).not.toContain('Refused');
      await expectKept(tools, answered);
      written += copy.written.out + copy.written.error;
    }
    await tools.database.close();
    expect(answered.receipts.length).toBeGreaterThan(0);
    expect(written).toContain('"call":"confirmCode"');
    const secrets = new Set([tools.key, ...Object.values(answered).flat()]);
    expect(tracesIn(written, secrets)).toEqual([]);
    console.log(
      `${ROUNDS} kills: ${answered.challenges.length} codes, ${answered.tokens.length} sessions, ${answered.receipts.length} receipts answered, none lost, ` +
        `none of ${secrets.size} codes, tokens and addresses in ${Math.round(written.length / 1000)} kB of logs`,
    );
  },
  IS_LONG ? 600_000 : 60_000,
);
