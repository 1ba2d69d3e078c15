import { expect, it } from 'vitest';
import type { Problem } from '../../provider/problem.ts';
import { ask } from './support/ask.ts';
import { createPkce, exchange } from './support/code.ts';
import { ORIGIN, startProvider } from './support/provider.ts';
import { textOf } from './support/sign-in.ts';

const ATTACKER = '198.51.100.7';
const HOUR_MS = 3_600_000;

/** A test application, whose public key asks for codes of sample people without a session. */
const start = async () => {
  const provider = await startProvider();
  const { id: appId, key } = await provider.addApp('test');
  const { verifier, challenge } = createPkce();
  const body = {
    approvedData: ['Small'],
    userEmail: 'sample@example.org',
    appName: 'Bookshop',
    testMode: true,
    timestamp: '2026-11-22T09:00:00.000Z',
    responseType: 'code',
    codeChallenge: challenge,
  };
  const share = (peer: string) => ask(provider, '/api/inferenceTest', { key, body, peer });
  const access = { appId, subject: 'sample', scope: ['small'], origin: ORIGIN, signIn: null, challenge };
  /** The status that the call would have, without its scores: they take most of its time. */
  const store = () =>
    provider.authorizations.issueSample(access, ATTACKER).then(
      () => 200,
      ({ status }: Problem) => status,
    );
  const attack = async (count: number) => {
    const statuses = new Map<number, number>();
    for (let done = 0; done < count; done += 20)
      for (const status of await Promise.all(Array.from({ length: 20 }, store)))
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return Object.fromEntries(statuses);
  };
  const rows = async () => {
    const { query } = provider.database;
    return (await query.selectFrom('authorizations').select('id').execute()).length;
  };
  const redeem = (code: string) => exchange(provider, { client_id: appId, code, code_verifier: verifier });
  return { provider, share, attack, rows, redeem };
};

it('a client that asks for sample people without end fills no table, and blocks no other client', async () => {
  const { share, attack, rows, redeem } = await start();
  expect(await attack(700)).toEqual({ 200: 600, 429: 100 });
  expect(await rows()).toBe(600);
  const refused = await share(ATTACKER);
  expect([refused.body.code, refused.headers.get('retry-after')]).toEqual(['share.limit', '600']);
  const other = await share('192.0.2.1');
  expect((await redeem(textOf(other, 'code'))).status).toBe(200);
});

it('a code for a sample person is deleted when the token that it gave has expired', async () => {
  const { provider, share, rows, redeem } = await start();
  const code = textOf(await share(ATTACKER), 'code');
  provider.clock.pass(59_000);
  const token = textOf(await redeem(code), 'access_token');
  const isAnswered = async () => {
    await provider.authorizations.purge();
    const question = { token, origin: null, body: { Input: ['Law'] } };
    return (await ask(provider, '/api/inference', question)).status;
  };
  provider.clock.pass(HOUR_MS - 1_000);
  expect([await isAnswered(), await rows()]).toEqual([200, 1]);
  provider.clock.pass(2_001);
  expect([await isAnswered(), await rows()]).toEqual([401, 0]);
});
