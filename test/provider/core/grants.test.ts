import { decodeJwt, jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import { ask, refusalIn } from '../support/ask.ts';
import { DAY, HOUR, ORIGIN } from '../support/provider.ts';
import { keySet, receiptIn, startSharer, startSharing } from '../support/share.ts';
import { textOf } from '../support/sign-in.ts';

const JWS = /eyJ[\w-]+\.[\w-]+\.[\w-]+/;
const listOf = (value: unknown): readonly { readonly id: string; readonly replaced: boolean }[] =>
  Array.isArray(value) ? value : [];

it('taking a grant back ends its tokens at once, is noted in the receipt, and has no effect the second time', async () => {
  const { provider, key, token, infer, grants, accessToken } = await startSharer();
  const opened = await accessToken();
  const [grant] = await grants();
  provider.clock.pass(1_000);
  const revoke = () => ask(provider, `/api/grants/${grant.id}`, { key, token, method: 'DELETE' });
  const answers = await Promise.all([revoke(), revoke(), revoke()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(refusalIn(await infer(opened))).toBe('401 access.revoked');
  const [after] = await grants();
  expect(after.withdrawn).toBe(new Date(provider.clock.now()).toISOString());
  const { receipt } = (await ask(provider, `/api/grants/${grant.id}`, { key, token })).body;
  const { events } = await receiptIn(provider, receipt);
  expect(events.map(({ eventState }: { eventState: string }) => eventState)).toEqual([
    'consent given',
    'consent withdrawn',
  ]);
});

it('a grant that is taken back ends a call whose body is arriving', async () => {
  const { provider, key, token, grants, accessToken, infer } = await startSharer();
  const held = await accessToken();
  expect((await infer(held, { meanwhile: async () => {} })).status).toBe(200);
  const [{ id }] = await grants();
  const meanwhile = () => ask(provider, `/api/grants/${id}`, { key, token, method: 'DELETE' });
  const { status, body } = await infer(held, { meanwhile });
  expect([status, body.code]).toEqual([401, 'access.revoked']);
});

const eventsOf = (jws: unknown) =>
  decodeJwt<{ events: { eventState: string }[] }>(String(jws)).events.map(({ eventState }) => eventState);

it('a grant ends by itself, its last token with it', async () => {
  const { provider, infer, accessToken, share, grants } = await startSharer();
  await accessToken();
  const [{ until }] = await grants();
  expect(until).toBe(new Date(provider.clock.now() + 90 * DAY).toISOString());
  const headers = { 'idempotency-key': 'late' };
  await share({ headers });
  provider.clock.pass(23 * 3_600_000);
  const opened = textOf(await share({ headers }), 'accessToken');
  await provider.database.query
    .updateTable('grants')
    .set({ ends_at: provider.clock.now() + 60_000 })
    .execute();
  expect((await infer(opened)).status).toBe(200);
  provider.clock.pass(60_000);
  const { status, body, text } = await infer(opened);
  expect([status, body.code, text.includes('output')]).toEqual([401, 'access.ended', false]);
});

it('a grant is the only one: a newer one replaces it, and its receipt says so', async () => {
  const { provider, key, token, infer, grants, accessToken } = await startSharer();
  const old = await accessToken();
  provider.clock.pass(1);
  const current = await accessToken();
  expect([(await infer(old)).body.code, (await infer(current)).status]).toEqual(['access.replaced', 200]);
  const [newest, former] = await grants();
  expect([newest.withdrawn, newest.replaced]).toEqual([null, false]);
  expect([typeof former.withdrawn, former.replaced]).toEqual(['string', true]);
  const receiptOf = async ({ id }: { id: string }) =>
    (await ask(provider, `/api/grants/${id}`, { key, token })).body.receipt;
  expect(eventsOf(await receiptOf(former))).toEqual(['consent given', 'consent replaced']);
  expect(eventsOf(await receiptOf(newest))).toEqual(['consent given']);
});

it('a grant is the only one, even after many parallel calls', async () => {
  const { provider, accessToken, infer } = await startSharer();
  const opened = await Promise.all(Array.from({ length: 12 }, accessToken));
  const codes = await Promise.all(opened.map(async (token) => (await infer(token)).body.code ?? 'answered'));
  expect(codes.toSorted()).toEqual([...Array.from({ length: 11 }, () => 'access.replaced'), 'answered']);
  const standing = provider.database.query.selectFrom('grants').select('id').where('revoked_at', 'is', null);
  expect(await standing.execute()).toHaveLength(1);
});

it('grants are listed without receipts, 50 on a page, with those that were replaced or taken back', async () => {
  const { provider, key, token, share, withdraw } = await startSharer();
  await share();
  await withdraw();
  for (let shares = 0; shares < 51; shares += 1) {
    provider.clock.pass(1);
    await share();
  }
  const first = await ask(provider, '/api/grants', { key, token });
  const rest = await ask(provider, `/api/grants?before=${first.body.next}`, { key, token });
  const replacedIn = ({ body }: typeof first) => listOf(body.grants).map(({ replaced }) => replaced);
  expect([replacedIn(first), JWS.test(first.text)]).toEqual([[false, ...Array(49).fill(true)], false]);
  expect([replacedIn(rest), rest.body.next]).toEqual([[true, false], undefined]);
  const copy = await ask(provider, '/api/person/export', { key, token, body: {} });
  expect(replacedIn(copy).filter((replaced) => replaced === false)).toHaveLength(2);
  expect(refusalIn(await ask(provider, '/api/grants?before=grant_none', { key, token }))).toBe(
    '404 grant.unknown',
  );
});

it('an access token can be verified offline with the published keys and contains the person, the app and the scope', async () => {
  const { provider, id, accessToken } = await startSharer();
  const token = await accessToken();
  const { payload, protectedHeader } = await jwtVerify(token, await keySet(provider, 'jwks'), {
    issuer: 'http://localhost:4174',
    audience: id,
    typ: 'at+jwt',
    currentDate: new Date(provider.clock.now()),
  });
  expect(protectedHeader.alg).toBe('ES256');
  expect(payload).toMatchObject({ scope: 'medium traits', grant: expect.stringMatching(/^grant_/) });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3_600);
  expect(JSON.stringify(payload)).not.toContain('amal');
});

it('an access token has a different id of a person for each app, and always the same for one', async () => {
  const { provider, accessToken } = await startSharer();
  const other = await provider.addApp();
  const there = await startSharing(provider, other.key);
  const subjects = [await accessToken(), await accessToken(), await there.accessToken()].map(
    (token) => decodeJwt(token).sub,
  );
  expect(subjects[0]).toBe(subjects[1]);
  expect(subjects[0]).not.toBe(subjects[2]);
});

it('an access token allows call 5, from the host’s server and from its page', async () => {
  const { infer, accessToken } = await startSharer();
  const token = await accessToken();
  const { status, body } = await infer(token);
  expect(status).toBe(200);
  expect(body.InferenceResult).toEqual({
    output: { output: [[[0]], [[0]]] },
    reasons: [[], []],
    withheld: [],
    topics: [],
    status: 'complete',
    why: 'unconnected',
    note: 'Nothing is known of this person: no platform is connected.',
  });
  expect((await infer(token, { origin: ORIGIN })).headers.get('access-control-allow-origin')).toBe(ORIGIN);
  expect((await infer(token, { origin: 'https://other.example' })).body.code).toBe('app.origin');
});

it('an access token allows nothing after an hour, also if it was used before', async () => {
  const { provider, infer, accessToken } = await startSharer();
  const token = await accessToken();
  provider.clock.pass(HOUR - 1_000);
  expect((await infer(token)).status).toBe(200);
  provider.clock.pass(1_000);
  expect(refusalIn(await infer(token))).toBe('401 access.expired');
});

it('taking a grant back leaves the person’s grants to other applications', async () => {
  const { provider, withdraw, accessToken } = await startSharer();
  const other = await provider.addApp();
  const elsewhere = await startSharing(provider, other.key);
  const kept = await elsewhere.accessToken();
  await accessToken();
  await withdraw();
  expect((await elsewhere.infer(kept)).status).toBe(200);
});
