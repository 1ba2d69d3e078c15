import { expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { createPkce, exchange } from './support/code.ts';
import { startProvider } from './support/provider.ts';
import { textOf } from './support/sign-in.ts';

const ATTACKER = '198.51.100.7';
const HOUR_MS = 3_600_000;
const TEN_MINUTES_MS = 600_000;
/** Sample people that a client gets in ten minutes. */
const ANSWERS = 600;

/** A test application, whose public key gets sample people without a session. */
const start = async (responseType: 'code' | 'token') => {
  const provider = await startProvider();
  const { id: appId, key } = await provider.addApp('test');
  const { verifier, challenge } = createPkce();
  const body = {
    approvedData: ['Small'],
    userEmail: 'sample@example.org',
    appName: 'Bookshop',
    testMode: true,
    timestamp: '2026-11-22T09:00:00.000Z',
    responseType,
    ...(responseType === 'code' && { codeChallenge: challenge }),
  };
  const share = (peer: string) => ask(provider, '/api/inferenceTest', { key, body, peer });
  /** Counts like the call, but without the scores of its answer, which take most of its time. */
  const exhaust = async () => {
    for (let done = 0; done < ANSWERS; done += 1)
      await provider.countSample({ client: ATTACKER, network: null });
  };
  const rows = async () => {
    const { query } = provider.database;
    const counts = [];
    for (const table of ['authorizations', 'asked_items'] as const)
      counts.push((await query.selectFrom(table).selectAll().execute()).length);
    return counts;
  };
  const redeem = (code: string) => exchange(provider, { client_id: appId, code, code_verifier: verifier });
  return { provider, share, exhaust, rows, redeem };
};

/** Compares the 601st answer of ten minutes with the 600th, and with another client's. */
const attack = async (responseType: 'code' | 'token') => {
  const sample = await start(responseType);
  await sample.exhaust();
  const refused = await sample.share(ATTACKER);
  const seen = [refused.status, refused.body.code, refused.headers.get('retry-after')];
  expect(seen).toEqual([429, 'share.limit', '600']);
  expect(await sample.rows()).toEqual([0, 0]);
  return { ...sample, other: await sample.share('192.0.2.1') };
};

it('a client that asks for codes of sample people without end fills no table, and blocks no other client', async () => {
  const { other, redeem } = await attack('code');
  expect((await redeem(textOf(other, 'code'))).status).toBe(200);
});

it('a client that asks about items with ever new tokens of test mode gets no more tokens', async () => {
  const { provider, other, rows, share } = await attack('token');
  const token = textOf(other, 'accessToken');
  const question = { token, origin: null, body: { Input: ['Law'] } };
  expect((await ask(provider, '/api/inference', question)).status).toBe(200);
  expect(await rows()).toEqual([0, 1]);
  provider.clock.pass(TEN_MINUTES_MS);
  expect((await share(ATTACKER)).status).toBe(200);
});

it('a code for a sample person is deleted when the token that it gave has expired', async () => {
  const { provider, share, rows, redeem } = await start('code');
  const code = textOf(await share(ATTACKER), 'code');
  provider.clock.pass(59_000);
  const token = textOf(await redeem(code), 'access_token');
  const isAnswered = async () => {
    await provider.authorizations.purge();
    const question = { token, origin: null, body: { Input: ['Law'] } };
    return (await ask(provider, '/api/inference', question)).status;
  };
  provider.clock.pass(HOUR_MS - 1_000);
  expect([await isAnswered(), await rows()]).toEqual([200, [1, 1]]);
  provider.clock.pass(2_001);
  expect([await isAnswered(), await rows()]).toEqual([401, [0, 1]]);
});
