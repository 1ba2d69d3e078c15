import { decodeJwt } from 'jose';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { digest } from '../../provider/secrets/keyring.ts';
import { until } from '../support/until.ts';
import { type Answered, type Asked, ask } from './support/ask.ts';
import { openTools } from './support/copies.ts';
import { startFragileCopies } from './support/fragile-copies.ts';
import { startPostgres } from './support/postgres.ts';
import { IS_LONG } from './support/rounds.ts';
import { approving } from './support/share.ts';
import { newestCode } from './support/sign-in.ts';
import { tracesIn } from './support/traces.ts';

const SIGN_INS = IS_LONG ? 200 : 8;
const KILLS = IS_LONG ? 20 : 1;
/** In the long round, kills continue to the last sign-in. */
const MAX_KILLS = IS_LONG ? Number.POSITIVE_INFINITY : KILLS;
const KILL_EVERY_MS = IS_LONG ? 1_000 : 300;
const COPIES = 3;
/** Number of kills while a copy starts. */
const SPARES = IS_LONG ? 10 : 1;
const CALLERS = 8;

const programs = inject('postgresPrograms');

const start = async () => {
  const postgres = await startPostgres(programs);
  onTestFinished(() => postgres.stop());
  const DATABASE_URL = await postgres.database();
  const tools = await openTools(DATABASE_URL);
  onTestFinished(() => tools.database.close());
  const fragile = await startFragileCopies(DATABASE_URL, {
    copies: COPIES,
    spares: SPARES,
    kills: MAX_KILLS,
    everyMs: KILL_EVERY_MS,
  });
  const secrets = new Set([tools.key]);
  const answered = { tokens: [] as string[], receipts: [] as string[], repeats: [] as unknown[] };
  let broken = 0;

  /** Repeats a call until it is answered: a killed copy cuts its connections. */
  const persist = async (person: number, path: string, asked: Asked): Promise<Answered> => {
    const client = { 'x-forwarded-for': `10.0.${person >> 8}.${person & 255}` };
    const headers = { ...client, ...asked.headers };
    for (;;) {
      try {
        const answer = await ask(fragile, path, { key: tools.key, origin: null, ...asked, headers });
        if (answer.status !== 503) return answer;
      } catch {
        broken += 1;
      }
    }
  };

  const signInAndShare = async (person: number): Promise<void> => {
    const email = `person-${person}@example.org`;
    const sent = await persist(person, '/api/email/verify', { body: { email } });
    if (sent.status !== 200) throw new Error(`Call 1 was refused: ${sent.text}`);
    const body = { email, code: await newestCode(tools, email), challenge: String(sent.body.challenge) };
    for (const each of Object.values(body)) secrets.add(each);
    const signed = await persist(person, '/api/email/verify/confirm', { body });
    // The code was used, but the killed copy's answer got lost, so the person requests another code.
    if (signed.body.code === 'code.stale') return signInAndShare(person);
    if (signed.status !== 200) throw new Error(`Call 2 was refused: ${signed.text}`);
    const token = String(signed.body.token);
    answered.tokens.push(token);
    answered.repeats.push((await persist(person, '/api/email/verify/confirm', { body })).body.code);
    const shared = await persist(person, '/api/getAPIurlMobile', {
      token,
      headers: { 'idempotency-key': `share-${person}` },
      body: { Info: { confirmations: approving('Medium').Info.confirmations } },
    });
    if (shared.status !== 200) throw new Error(`Call 4 was refused: ${shared.text}`);
    answered.receipts.push(String(shared.body.receipt));
    secrets.add(String(shared.body.accessToken));
  };

  return { tools, fragile, answered, secrets, signInAndShare, broken: () => broken };
};

describe.skipIf(programs === '')('copies on PostgreSQL', () => {
  it(
    `keep their answered data while one after the other is killed: ${SIGN_INS} sign-ins, ${KILLS} kills or more`,
    async () => {
      const { tools, fragile, answered, secrets, signInAndShare, broken } = await start();
      const begun = performance.now();
      let person = 0;
      const call = async () => {
        while (person < SIGN_INS || fragile.kills() < KILLS) {
          person += 1;
          await signInAndShare(person);
        }
      };
      await Promise.all(Array.from({ length: CALLERS }, call));
      const seconds = (performance.now() - begun) / 1000;
      await fragile.stop();
      await until(() => answered.receipts.length === person, 'an answer for everybody');

      const { query } = tools.database;
      const [sessions, codes, grants, receipts] = await Promise.all([
        query.selectFrom('sessions').select('token_hash').execute(),
        query.selectFrom('codes').select('used_at').where('used_at', 'is not', null).execute(),
        query.selectFrom('grants').select('id').execute(),
        query.selectFrom('receipts').select('jws').execute(),
      ]);
      const hashes = new Set(sessions.map(({ token_hash }) => token_hash));
      const kept = new Set(receipts.map(({ jws }) => jws));
      expect(answered.tokens.filter((token) => !hashes.has(digest(token)))).toEqual([]);
      expect(answered.receipts.filter((receipt) => !kept.has(receipt))).toEqual([]);
      // A code opens one session, and an approval makes one receipt, even if a call is repeated.
      expect(new Set(answered.repeats)).toEqual(new Set(['code.stale']));
      expect(sessions).toHaveLength(codes.length);
      expect([grants.length, receipts.length]).toEqual([person, person]);
      expect(new Set(receipts.map(({ jws }) => decodeJwt(jws).recordId)).size).toBe(person);
      const used = new Set([...secrets, ...answered.tokens, ...answered.receipts]);
      const written = fragile.written();
      expect(written).toContain('"call":"confirmCode"');
      expect(tracesIn(written, used)).toEqual([]);
      console.log(
        `${person} sign-ins in ${seconds.toFixed(1)} s over ${COPIES} copies, ${fragile.kills()} kills, one in ${(seconds / fragile.kills()).toFixed(1)} s, ${broken()} connections cut: ` +
          `${answered.tokens.length} sessions and ${answered.receipts.length} receipts answered, none lost, none doubled; ` +
          `${sessions.length - answered.tokens.length} sessions were opened by a copy that was killed before it could answer; ` +
          `none of ${used.size} codes, tokens and addresses in ${Math.round(written.length / 1000)} kB of logs`,
      );
    },
    IS_LONG ? 600_000 : 60_000,
  );
});
