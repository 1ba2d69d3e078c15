import Sqlite from 'libsql';
import { expect, it, onTestFinished } from 'vitest';
import { codeOf } from '../../../provider/http/error-code.ts';
import { standInAt } from '../../../showcase/sandbox/platforms/token-endpoint.ts';
import { ask, refusalIn } from '../support/ask.ts';
import { exchange, startCodeSharer } from '../support/code.ts';
import { createClock, fileOf, startApp, startProvider } from '../support/provider.ts';
import { parallel } from '../support/repeated.ts';
import { approving, count, startSharer, startSharing } from '../support/share.ts';
import { BO, EMAIL, textOf } from '../support/sign-in.ts';

it('a share returns an address, a token and a receipt for the approvals', async () => {
  const { provider, share } = await startSharer();
  const { status, body } = await share();
  expect(status).toBe(200);
  expect(body).toEqual({
    apiUrl: 'http://localhost:4174/api/inference',
    accessToken: expect.any(String),
    approved: [{ data: 'Medium' }, { data: 'Traits' }],
    expiresAt: new Date(provider.clock.now() + 90 * 86_400_000).toISOString(),
    receipt: expect.any(String),
  });
  expect([await count(provider, 'grants'), await count(provider, 'receipts')]).toEqual([1, 1]);
});

it('a share refuses an account that is not the session’s', async () => {
  const { provider, share } = await startSharer();
  const other = { Info: { ...approving('Medium').Info, account: BO } };
  expect(refusalIn(await share({ body: other }))).toBe('403 share.account');
  expect(await count(provider, 'grants')).toBe(0);
  const capitals = { Info: { ...approving('Medium').Info, account: EMAIL.toUpperCase() } };
  expect((await share({ body: capitals })).status).toBe(200);
});

it.each([
  ['unknown data', { Info: { confirmations: [{ data: 'Everything', date: '2026-11-22' }] } }],
  ['nothing approved', { Info: { confirmations: [] } }],
  ['no list', { Info: {} }],
])('a share refuses %s', async (_name, body) => {
  const { share } = await startSharer();
  expect((await share({ body })).body.code).toBe('request.shape');
});

it('a share gives a call repeated with its idempotency key the first answer, even if many are parallel', async () => {
  const { provider, share } = await startSharer();
  const headers = { 'idempotency-key': 'attempt-1' };
  const answers = await parallel(20, () => share({ headers }));
  expect(new Set(answers.map(({ body }) => body.receipt)).size).toBe(1);
  expect([await count(provider, 'grants'), await count(provider, 'receipts')]).toEqual([1, 1]);
  expect(refusalIn(await share({ headers, body: approving('Large') }))).toBe('422 idempotency.reused');
  expect((await share({ headers: { 'idempotency-key': ' ' } })).status).toBe(400);
});

it('a share accepts 200 new shares of a person in a day, and still repeats an earlier one', async () => {
  const { provider, share } = await startSharer();
  const headers = { 'idempotency-key': 'attempt-1' };
  await parallel(199, () => share());
  const last = await share({ headers });
  const { status, body, headers: limits } = await share();
  expect([status, body.code, limits.get('retry-after')]).toEqual([429, 'share.limit', '86400']);
  expect((await share({ headers })).body.receipt).toBe(last.body.receipt);
  expect([await count(provider, 'grants'), await count(provider, 'receipts')]).toEqual([200, 200]);
  provider.clock.pass(86_400_000);
  expect((await share()).status).toBe(200);
});

it('a share stores nothing if the session ends while it runs', async () => {
  const clock = createClock();
  let onRead = () => {};
  const now = () => {
    onRead();
    return clock.now();
  };
  const provider = await startProvider({ clock: { ...clock, now } });
  const file = new Sqlite(fileOf(provider));
  onTestFinished(() => void file.close());
  /**
   * The answer to a call during which the session ends at the n-th read of the clock; `null` if the call's own
   * transaction blocks the write.
   */
  const endAt = async (nth: number) => {
    const { key } = await provider.addApp();
    const { share } = await startSharing(provider, key, `person-${nth}@example.org`);
    let [reads, isTooLate] = [0, true];
    onRead = () => {
      reads += 1;
      if (reads !== nth) return;
      try {
        file.exec('delete from sessions');
        isTooLate = false;
      } catch (error) {
        if (codeOf(error) !== 'SQLITE_BUSY') throw error;
      }
    };
    const { status, body } = await share();
    onRead = () => {};
    return isTooLate ? null : `${status} ${body.code}`;
  };
  const answers: string[] = [];
  for (let answer = await endAt(1); answer !== null; answer = await endAt(answers.length + 1)) {
    answers.push(answer);
    expect([await count(provider, 'grants'), await count(provider, 'receipts')]).toEqual([0, 0]);
  }
  expect(answers.length).toBeGreaterThan(2);
  expect(new Set(answers)).toEqual(new Set(['401 session.unknown']));
});

it('a share repeats a call whose first answer no secret opens any more', async () => {
  const started = await startSharer();
  const asked = { headers: { 'idempotency-key': 'attempt-1' } };
  const first = textOf(await started.share(asked), 'accessToken');
  const provider = await startProvider({
    clock: started.provider.clock,
    variables: {
      DATABASE_URL: `file:${fileOf(started.provider)}`,
      PROVIDER_SECRET: 'the secret that comes next and is also long enough',
    },
  });
  const again = () =>
    ask(provider, '/api/getAPIurlMobile', { ...started, ...asked, body: approving('Medium', 'Traits') });
  const answer = await again();
  expect([answer.status, textOf(answer, 'accessToken') === first]).toEqual([200, false]);
  expect((await again()).body.receipt).toBe(answer.body.receipt);
  expect(await count(provider, 'grants')).toBe(2);
});

it('a share separates the idempotency keys of two people', async () => {
  const { provider, key, share } = await startSharer();
  const bo = await startSharing(provider, key, BO);
  const headers = { 'idempotency-key': 'attempt-1' };
  expect((await share({ headers })).text).not.toBe((await bo.share({ headers })).text);
  expect(await count(provider, 'grants')).toBe(2);
});

const isClear = (score: number) => score > 0.5;
const isFar = (score: number) => score < 0.2;

const body = {
  approvedData: ['basic', 'traits', 'reasons'],
  userEmail: 'anybody',
  appName: 'Bookshop',
  testMode: true,
  timestamp: '2026-11-22T09:00:00.000Z',
};

it('test mode gives test apps a sample person with the person’s signals, and stores no one', async () => {
  const { provider, key } = await startApp({}, 'test');
  const answer = await ask(provider, '/api/inferenceTest', { key, body });
  expect(answer.body).toMatchObject({
    approved: [{ data: 'Medium' }, { data: 'Traits' }, { data: 'Reasons' }],
  });
  const token = textOf(answer, 'accessToken');
  const inferred = await ask(provider, '/api/inference', {
    token,
    origin: null,
    body: { Input: ['Robotics', 'Law'] },
  });
  expect(inferred.body.InferenceResult).toMatchObject({
    output: { output: [[[expect.toSatisfy(isClear)]], [[expect.toSatisfy(isFar)]]] },
    reasons: [
      [{ kind: 'profile', text: 'Robotics software engineer', platform: 'linkedin' }, expect.anything()],
      [],
    ],
  });
  expect(await count(provider, 'grants')).toBe(0);
  expect(await provider.rows('people')).toEqual([]);
});

it('test mode shows a test app the same sample person for everyone who signs in, and reveals no real person', async () => {
  const provider = await startProvider();
  const live = await startSharing(provider, (await provider.addApp()).key);
  const { key } = await provider.addApp('test');
  const tried = await startSharing(provider, key);
  const inferred = async ({ share, infer }: typeof live) => {
    const shared = await share({ body: approving('Large', 'Reasons') });
    return (await infer(textOf(shared, 'accessToken'))).body.InferenceResult;
  };
  expect(await inferred(live)).toMatchObject({ why: 'unconnected' });
  const sample = await inferred(tried);
  expect(sample).toMatchObject({ reasons: [[expect.anything(), expect.anything()], expect.anything()] });
  expect(sample).not.toHaveProperty('why');
  const { status, body: refusal } = await ask(provider, '/api/person/export', { key, ...tried, body: {} });
  expect([status, refusal.code]).toEqual([403, 'app.test']);
});

it('test mode shows a test app the people themselves if stand-ins replace the platforms', async () => {
  const provider = await startProvider({ platforms: { standIn: standInAt('https://id.example') } });
  const { infer, accessToken } = await startSharing(provider, (await provider.addApp('test')).key);
  const { body: answer } = await infer(await accessToken());
  expect(answer.InferenceResult).toMatchObject({ why: 'unconnected' });
});

it('test mode is refused to live apps', async () => {
  const { provider, key } = await startSharer();
  expect(refusalIn(await ask(provider, '/api/inferenceTest', { key, body }))).toBe('403 app.live');
});

type Sharer = Awaited<ReturnType<typeof startSharer>>;

it('a share gives a new token for the same grant when the call is repeated after the first token has ended', async () => {
  const { provider, share, infer } = await startSharer();
  const headers = { 'idempotency-key': 'attempt-1' };
  const first = await share({ headers });
  provider.clock.pass(2 * 3_600_000);
  expect((await infer(textOf(first, 'accessToken'))).body.code).toBe('access.expired');
  const again = await share({ headers });
  expect((await infer(textOf(again, 'accessToken'))).status).toBe(200);
  expect(again.body.receipt).toBe(first.body.receipt);
  expect(await count(provider, 'grants')).toBe(1);
});

it.each<[string, (started: Sharer) => Promise<unknown>, string]>([
  ['was taken back', ({ withdraw }) => withdraw(), 'access.revoked'],
  ['was replaced by a later one', ({ share }) => share({ body: approving('Large') }), 'access.replaced'],
  [
    'has ended',
    ({ provider }) =>
      provider.database.query.updateTable('grants').set({ ends_at: provider.clock.now() }).execute(),
    'access.ended',
  ],
])('a repeated share whose grant %s gives no token, and makes no other grant', async (_, over, code) => {
  const started = await startSharer();
  const { provider, share, infer } = started;
  const headers = { 'idempotency-key': 'attempt-1' };
  const opened = textOf(await share({ headers }), 'accessToken');
  provider.clock.pass(1);
  await over(started);
  const grants = await count(provider, 'grants');
  const { status, body } = await share({ headers });
  expect([status, body.code, body.accessToken]).toEqual([409, 'idempotency.ended', undefined]);
  expect(await count(provider, 'grants')).toBe(grants);
  expect((await infer(opened)).body.code).toBe(code);
});

it('a share by code gives a repeated call the first grant, with another code', async () => {
  const { provider, app, verifier, shareByCode } = await startCodeSharer();
  const again = () => shareByCode(undefined, { headers: { 'idempotency-key': 'one' } });
  const [first, second] = [await again(), await again()];
  expect(second.body.receipt).toBe(first.body.receipt);
  const fields = { client_id: app.id, code_verifier: verifier };
  const codes = [textOf(first, 'code'), textOf(second, 'code')];
  for (const code of codes) expect((await exchange(provider, { ...fields, code })).status).toBe(200);
  expect(new Set(codes).size).toBe(2);
});

it('a share by code needs a challenge, unless the application has a secret, and shares nothing without it', async () => {
  const { provider, shareByCode } = await startCodeSharer();
  expect(refusalIn(await shareByCode(null))).toBe('422 share.challenge');
  expect(await provider.rows('grants')).toEqual([]);
  expect((await (await startCodeSharer({ isConfidential: true })).shareByCode()).status).toBe(200);
});

it('a repeated share is the same with its approvals in another order, and another one with other approvals', async () => {
  const { share } = await startSharer();
  const headers = { 'idempotency-key': 'attempt-1' };
  const first = await share({ headers, body: approving('Medium', 'Traits') });
  const again = await share({ headers, body: approving('Traits', 'Medium', 'Traits') });
  expect([again.status, again.body.receipt]).toEqual([200, first.body.receipt]);
  expect(refusalIn(await share({ headers, body: approving('Medium') }))).toBe('422 idempotency.reused');
});
