import {
  compactVerify,
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { createClock, ORIGIN, SECRET, startProvider, type TestProvider } from './support/provider.ts';
import { sealPin } from './support/seal-pin.ts';
import { approving, startSharing } from './support/share.ts';
import { EMAIL, signIn, textOf } from './support/sign-in.ts';

const HOUR = 3_600_000;
const PIN = 'rain-4-ever!';

const start = async () => {
  const provider = await startProvider();
  const { key, id } = await provider.addApp();
  return { provider, key, id, ...(await startSharing(provider, key)) };
};

/** Keys as a stranger fetches them. */
const keySet = async (provider: Pick<TestProvider, 'fetch'>, name: string) => {
  const answer = await ask(provider, `/.well-known/${name}.json`, { origin: 'https://stranger.example' });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  return createLocalJWKSet(JSON.parse(answer.text));
};

const count = async ({ database }: TestProvider, table: 'grants' | 'receipts') =>
  (await database.query.selectFrom(table).selectAll().execute()).length;

describe('call 4', () => {
  it('hands over an address, a token and a receipt for what was approved', async () => {
    const { provider, share } = await start();
    const { status, body } = await share();
    expect(status).toBe(200);
    expect(body).toEqual({
      apiUrl: 'http://localhost:4174/api/inference',
      accessToken: expect.any(String),
      approved: [{ data: 'Medium' }, { data: 'Traits' }],
      receipt: expect.any(String),
    });
    expect([await count(provider, 'grants'), await count(provider, 'receipts')]).toEqual([1, 1]);
  });

  it('refuses an account that is not the session’s', async () => {
    const { provider, share } = await start();
    const other = { Info: { ...approving('Medium').Info, account: 'bo@example.org' } };
    const { status, body } = await share({ body: other });
    expect([status, body.code]).toEqual([403, 'share.account']);
    expect(await count(provider, 'grants')).toBe(0);
    const capitals = { Info: { ...approving('Medium').Info, account: EMAIL.toUpperCase() } };
    expect((await share({ body: capitals })).status).toBe(200);
  });

  it.each([
    ['unknown data', { Info: { confirmations: [{ data: 'Everything', date: '2026-11-22' }] } }],
    ['no date', { Info: { confirmations: [{ data: 'Medium', date: 'soon' }] } }],
    ['no list', { Info: {} }],
    ['no Info', {}],
  ])('refuses %s', async (_name, body) => {
    const { share } = await start();
    expect((await share({ body })).body.code).toBe('request.shape');
  });

  it('answers a call repeated with its idempotency key as the first time, however many come at once', async () => {
    const { provider, share } = await start();
    const headers = { 'idempotency-key': 'attempt-1' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => share({ headers })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect([await count(provider, 'grants'), await count(provider, 'receipts')]).toEqual([1, 1]);
    const other = await share({ headers, body: approving('Large') });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency.reused']);
    expect((await share({ headers: { 'idempotency-key': ' ' } })).status).toBe(400);
  });

  it('keeps the idempotency keys of two people apart', async () => {
    const { provider, key, share } = await start();
    const bo = await startSharing(provider, key, 'bo@example.org');
    const headers = { 'idempotency-key': 'attempt-1' };
    expect((await share({ headers })).text).not.toBe((await bo.share({ headers })).text);
    expect(await count(provider, 'grants')).toBe(2);
  });

  it('keeps no access token in the clear', async () => {
    const { provider, share } = await start();
    const token = textOf(await share({ headers: { 'idempotency-key': 'one' } }), 'accessToken');
    const rows = await provider.database.query.selectFrom('answers').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('an access token', () => {
  it('verifies offline by the published keys and says who, for whom and what', async () => {
    const { provider, id, accessToken } = await start();
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

  it('names a person otherwise to each app, and always the same to one', async () => {
    const { provider, accessToken } = await start();
    const other = await provider.addApp();
    const there = await startSharing(provider, other.key);
    const subjects = [await accessToken(), await accessToken(), await there.accessToken()].map(
      (token) => decodeJwt(token).sub,
    );
    expect(subjects[0]).toBe(subjects[1]);
    expect(subjects[0]).not.toBe(subjects[2]);
  });

  it('opens call 5, from the host’s server and from its page', async () => {
    const { infer, accessToken } = await start();
    const token = await accessToken();
    const { status, body } = await infer(token);
    expect(status).toBe(200);
    expect(body.InferenceResult).toEqual({
      output: { output: [[[0]], [[0]]] },
      reasons: [[], []],
      note: 'Nothing is known of this person: no platform has been read.',
    });
    expect((await infer(token, { origin: ORIGIN })).headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect((await infer(token, { origin: 'https://other.example' })).body.code).toBe('app.origin');
  });

  it('opens nothing after an hour', async () => {
    const { provider, infer, accessToken } = await start();
    const token = await accessToken();
    provider.clock.pass(HOUR);
    const { status, body } = await infer(token);
    expect([status, body.code]).toEqual([401, 'access.expired']);
  });

  it('opens nothing when it was altered, signed by another, or not signed', async () => {
    const { provider, infer, accessToken, share } = await start();
    const token = await accessToken();
    const claims = decodeJwt(token);
    const stranger = await startProvider({
      variables: { PROVIDER_SECRET: 'the secret of somebody else entirely' },
      clock: provider.clock,
    });
    const { key } = await stranger.addApp();
    const forged = await (await startSharing(stranger, key)).accessToken();
    const [head = '', body = '', signature = ''] = token.split('.');
    const wider = Buffer.from(JSON.stringify({ ...claims, scope: 'large' })).toString('base64url');
    const hmac = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' });
    const tokens = [
      `${head}.${wider}.${signature}`,
      `${head}.${body}.`,
      `${head}.${body}`,
      forged,
      new UnsecuredJWT(claims).encode(),
      await hmac.sign(new TextEncoder().encode(SECRET)),
      textOf(await share(), 'receipt'),
      'x',
    ];
    for (const each of tokens) {
      const answer = await infer(each);
      expect([answer.status, answer.body.code]).toEqual([401, 'access.unknown']);
    }
    expect((await ask(provider, '/api/inference', { body: { Input: [] } })).body.code).toBe('access.missing');
  });

  it('is no session, and a session no access token', async () => {
    const { token, infer, share, accessToken } = await start();
    expect((await infer(token)).body.code).toBe('access.unknown');
    expect((await share({ token: await accessToken() })).body.code).toBe('session.unknown');
  });
});

describe('taking a grant back', () => {
  it('ends its tokens at once, is noted in the receipt, and twice is once', async () => {
    const { provider, key, token, infer, grants, accessToken } = await start();
    const opened = await accessToken();
    const [grant] = await grants();
    provider.clock.pass(1_000);
    const revoke = () => ask(provider, `/api/grants/${grant.id}`, { key, token, method: 'DELETE' });
    const answers = await Promise.all([revoke(), revoke(), revoke()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const refused = await infer(opened);
    expect([refused.status, refused.body.code]).toEqual([401, 'access.revoked']);
    const [after] = await grants();
    expect(after.withdrawn).toBe(new Date(provider.clock.now()).toISOString());
    const { payload } = await compactVerify(after.receipt, await keySet(provider, 'receipt-keys'));
    const { events } = JSON.parse(new TextDecoder().decode(payload));
    expect(events.map(({ eventState }: { eventState: string }) => eventState)).toEqual([
      'consent given',
      'consent withdrawn',
    ]);
  });

  it('leaves the person’s other grants', async () => {
    const { provider, key, token, infer, grants, accessToken } = await start();
    const kept = await accessToken();
    provider.clock.pass(1);
    await accessToken();
    const [newest] = await grants();
    await ask(provider, `/api/grants/${newest.id}`, { key, token, method: 'DELETE' });
    expect((await infer(kept)).status).toBe(200);
  });

  it('is for the person and the app alone', async () => {
    const { provider, key, token, grants, accessToken } = await start();
    await accessToken();
    const [grant] = await grants();
    const bo = await signIn(provider, key, 'bo@example.org');
    const other = await provider.addApp();
    const there = await signIn(provider, other.key);
    const path = `/api/grants/${grant.id}`;
    for (const asked of [
      { key, token: bo.token },
      { key: other.key, token: there.token },
    ]) {
      const answer = await ask(provider, path, { ...asked, method: 'DELETE' });
      expect([answer.status, answer.body.code]).toEqual([404, 'grant.unknown']);
    }
    expect((await ask(provider, '/api/grants', { key, token: bo.token })).body).toEqual({ grants: [] });
    expect((await ask(provider, path, { key, token, method: 'DELETE' })).status).toBe(200);
  });
});

describe('a receipt', () => {
  const notice = {
    language: 'de',
    version: '2.1.7',
    offered: [
      { data: 'Medium', text: 'Grunddaten' },
      { data: 'Large', text: 'Persönlichkeit' },
    ],
  };

  it('says who, which app, when, what was shown, approved and declined', async () => {
    const { provider, id, share } = await start();
    const { body } = await share({ body: { Info: { ...approving('Medium').Info, notice } } });
    const { payload } = await compactVerify(String(body.receipt), await keySet(provider, 'receipt-keys'));
    expect(JSON.parse(new TextDecoder().decode(payload))).toMatchObject({
      schemaVersion: 'ISO/IEC TS 27560:2023',
      recordId: expect.stringMatching(/^receipt_/),
      piiPrincipalId: decodeJwt(String(body.accessToken)).sub,
      piiProcessing: {
        collection: 'page',
        privacyNotice: { language: 'de', version: '2.1.7', offered: [{ data: 'medium' }, { data: 'large' }] },
        purposes: [{ approved: ['medium'], declined: ['large'] }],
      },
      partyIdentification: [
        { partyId: id, partyName: 'Bookshop', partyUrl: ORIGIN },
        { partyUrl: 'http://localhost:4174' },
      ],
      events: [{ eventTime: new Date(provider.clock.now()).toISOString(), eventState: 'consent given' }],
    });
  });

  it('verifies after its secret is gone; a token of that secret does not', async () => {
    const { provider, share, infer } = await start();
    const { body } = await share();
    const { database } = provider.config;
    const restart = (PROVIDER_SECRET: string) =>
      startProvider({
        clock: createClock(provider.clock.now()),
        variables: {
          DATABASE_URL: `file:${database.kind === 'sqlite' ? database.file : ''}`,
          PROVIDER_SECRET,
        },
      });
    const next = 'the secret that comes next and is also long enough';
    const both = await restart(`${next},${SECRET}`);
    const ask5 = (on: TestProvider) =>
      ask(on, '/api/inference', { token: String(body.accessToken), origin: null, body: { Input: [] } });
    expect((await ask5(both)).status).toBe(200);
    const rotated = await restart(next);
    expect((await ask5(rotated)).body.code).toBe('access.unknown');
    const { kid } = decodeProtectedHeader(String(body.receipt));
    await expect(compactVerify(String(body.receipt), await keySet(rotated, 'jwks'))).rejects.toThrow();
    const verified = await compactVerify(String(body.receipt), await keySet(rotated, 'receipt-keys'));
    expect(verified.protectedHeader.kid).toBe(kid);
    expect((await infer(String(body.accessToken))).status).toBe(200);
  });
});

describe('the person’s data', () => {
  const startWithPin = async () => {
    const started = await start();
    const { provider, key, token, answer } = started;
    const seal = (pin: string) => sealPin(pin, answer, { key, email: EMAIL });
    await ask(provider, '/api/pin', { key, token, body: { EncryptedUserPin: await seal(PIN) } });
    const call = async (name: string, pin?: string) =>
      ask(provider, `/api/person/${name}`, {
        key,
        token,
        body: pin === undefined ? {} : { EncryptedUserPin: await seal(pin) },
      });
    return { ...started, call };
  };

  it('is handed out whole, for the PIN', async () => {
    const { id, share, call } = await startWithPin();
    await share();
    const { status, body } = await call('export', PIN);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      person: { address: EMAIL, hasPin: true, sessions: [{ app: id, origin: ORIGIN }] },
      grants: [{ app: id, scope: ['medium', 'traits'], withdrawn: null, receipt: expect.any(String) }],
    });
  });

  it.each(['export', 'delete'])('asks for the PIN that was set before %s', async (name) => {
    const { call, provider } = await startWithPin();
    expect((await call(name)).body.code).toBe('pin.sealed');
    expect((await call(name, 'other-5-pin!')).body.code).toBe('pin.wrong');
    expect(await provider.database.query.selectFrom('people').selectAll().execute()).toHaveLength(1);
  });

  it('is deleted whole: what stays is a receipt without anything personal', async () => {
    const { provider, key, token, share, infer, call } = await startWithPin();
    const opened = textOf(await share({ headers: { 'idempotency-key': 'one' } }), 'accessToken');
    const { sub = '' } = decodeJwt(opened);
    const bo = await signIn(provider, key, 'bo@example.org');
    expect((await call('delete', PIN)).body).toEqual({ receiptsKept: 1 });

    expect((await infer(opened)).body.code).toBe('access.revoked');
    expect((await ask(provider, '/api/grants', { key, token })).body.code).toBe('session.unknown');
    expect((await ask(provider, '/api/grants', { key, token: bo.token })).status).toBe(200);
    const tables = ['people', 'codes', 'sessions', 'subjects', 'grants', 'answers', 'receipts'] as const;
    const rows = await Promise.all(
      tables.map((table) => provider.database.query.selectFrom(table).selectAll().execute()),
    );
    const text = JSON.stringify(rows);
    for (const trace of [EMAIL, 'amal', sub]) expect(text).not.toContain(trace);
    const [receipt] = await provider.database.query.selectFrom('receipts').selectAll().execute();
    const { payload } = await compactVerify(receipt?.jws ?? '', await keySet(provider, 'receipt-keys'));
    const content = JSON.parse(new TextDecoder().decode(payload));
    expect(content).not.toHaveProperty('piiPrincipalId');
    expect(content.events.at(-1).eventState).toBe('consent withdrawn');
    expect((await signIn(provider, key)).answer.body.isNewUser).toBe(true);
  });
});

describe('test mode', () => {
  const body = {
    approvedData: ['basic', 'traits'],
    userEmail: 'anybody',
    appName: 'Bookshop',
    testMode: true,
    timestamp: '2026-11-22T09:00:00.000Z',
  };

  it('gives test apps the sample person, and keeps nobody', async () => {
    const provider = await startProvider();
    const { key } = await provider.addApp('test');
    const answer = await ask(provider, '/api/inferenceTest', { key, body });
    expect(answer.body).toMatchObject({ approved: [{ data: 'Medium' }, { data: 'Traits' }] });
    const token = textOf(answer, 'accessToken');
    const inferred = await ask(provider, '/api/inference', {
      token,
      origin: null,
      body: { Input: ['AI', 'Law', 'Moon'] },
    });
    expect(inferred.body.InferenceResult).toMatchObject({ output: { output: [[[0.9]], [[0.08]], [[0]]] } });
    expect(await count(provider, 'grants')).toBe(0);
    expect(await provider.database.query.selectFrom('people').selectAll().execute()).toEqual([]);
  });

  it('is refused to live apps', async () => {
    const { provider, key } = await start();
    const answer = await ask(provider, '/api/inferenceTest', { key, body });
    expect([answer.status, answer.body.code]).toEqual([403, 'app.live']);
  });
});
