import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { expect, it, onTestFinished, vi } from 'vitest';
import { VERSION } from '../../provider/config/config.ts';
import { createEventDelivery } from '../../provider/webhooks/delivery.ts';
import { RefusedAddressError } from '../../provider/webhooks/post.ts';
import { signOut } from '../../showcase/docs/samples/server/sign-out.ts';
import { required, soon } from '../support/until.ts';
import { signInToAccount } from './support/account.ts';
import { ask } from './support/ask.ts';
import { ISSUER } from './support/host-server.ts';
import { silentIn, startOpenId } from './support/open-id.ts';
import { DAY, ORIGIN, type TestProvider } from './support/provider.ts';
import { type Delivery, startReceiver } from './support/receiver.ts';
import { startSharing } from './support/share.ts';
import { BO, EMAIL } from './support/sign-in.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

const tokenIn = ({ body }: Delivery): string => {
  const fields = [...new URLSearchParams(body)];
  const [[name, value = ''] = []] = fields;
  if (fields.length !== 1 || name !== 'logout_token') throw new Error(`Not one logout token: ${body}`);
  return value;
};

/** The checks of an application on a logout token (OpenID Connect Back-Channel Logout, section 2.6). */
const verifyLogout = async (provider: TestProvider, appId: string, token: string) => {
  const { text } = await ask(provider, '/.well-known/jwks.json', { origin: null });
  const { payload } = await jwtVerify(token, createLocalJWKSet(JSON.parse(text)), {
    issuer: ISSUER,
    audience: appId,
    typ: 'logout+jwt',
    algorithms: ['ES256'],
    requiredClaims: ['iat', 'exp', 'jti', 'events', 'sub'],
    currentDate: new Date(provider.clock.now()),
  });
  if ('nonce' in payload) throw new Error('A logout token has a nonce');
  if (JSON.stringify(payload.events) !== JSON.stringify({ [EVENT]: {} })) throw new Error('Not a logout');
  return { ...payload, sid: payload.sid ?? null };
};

const startLoggingOut = async (answer?: Parameters<typeof startReceiver>[0]) => {
  const started = await startOpenId();
  const { provider, app } = started;
  const receiver = await startReceiver(answer);
  await provider.logoutTargets.set(app.id, { url: receiver.url, needsSession: false });
  const signedIn = async (address?: string) => {
    const done = await started.tokens({}, address === undefined ? {} : { address });
    const idToken = String(done.redeemed.body.id_token);
    const { sub = '', sid = '' } = decodeJwt<{ sid: string }>(idToken);
    return { ...done, idToken, sub, sid };
  };
  const notified = async () => {
    const verified = receiver.got.map((delivery) => verifyLogout(provider, app.id, tokenIn(delivery)));
    return (await Promise.all(verified)).map(({ sub, sid }) => ({ sub, sid }));
  };
  const waiting = () => provider.rows('webhook_events');
  return { ...started, receiver, signedIn, notified, waiting };
};

type Started = Awaited<ReturnType<typeof startLoggingOut>>;
type SignedIn = Awaited<ReturnType<Started['signedIn']>>;

const fromServer = (key: string) => ({ key, origin: null, method: 'DELETE' });

const SESSION_ENDS: readonly (readonly [string, (started: Started, own: SignedIn) => Promise<unknown>])[] = [
  [
    'by “sign out everywhere”',
    ({ provider, app }, { token }) =>
      ask(provider, '/api/session?everywhere', { ...fromServer(app.key), token }),
  ],
  [
    'at /account',
    async ({ provider }, { sid }) =>
      (await signInToAccount(provider)).account(`sessions/${sid}`, { method: 'DELETE' }),
  ],
];

const ACCESS_ENDS: readonly (readonly [string, (started: Started, own: SignedIn) => Promise<unknown>])[] = [
  [
    'takes their approval back',
    async ({ provider, app }, { token }) => {
      const { body } = await ask(provider, '/api/grants', { ...fromServer(app.key), token, method: 'GET' });
      const [{ id }] = body.grants as [{ id: string }];
      return ask(provider, `/api/grants/${id}`, { ...fromServer(app.key), token });
    },
  ],
  [
    'deletes the account',
    async ({ provider }) => (await signInToAccount(provider)).account('delete', { body: { email: EMAIL } }),
  ],
];

it('an application gets one logout token, in the bytes of the standard', async () => {
  const started = await startLoggingOut();
  const { provider, app, receiver, signedIn, notified, waiting } = started;
  const { browser, idToken, sid, sub } = await signedIn();
  expect(sid).toMatch(/^session_/);
  await browser.go(`/end_session?id_token_hint=${idToken}`);
  await soon(async () => expect(await notified()).toEqual([{ sub, sid }]));
  await soon(async () => expect(await waiting()).toEqual([]));
  const delivery = required(receiver.got[0], 'a delivery');
  expect(delivery.body).toMatch(/^logout_token=[\w-]+\.[\w-]+\.[\w-]+$/);
  const { host: _, connection: __, ...headers } = delivery.headers;
  expect(headers).toEqual({
    'user-agent': `data-connect-provider/${VERSION}`,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(delivery.body.length),
  });
  const token = tokenIn(delivery);
  const { kid } = decodeProtectedHeader(idToken);
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'ES256', kid, typ: 'logout+jwt' });
  const { iat = 0, exp, jti = '', ...claims } = decodeJwt(token);
  expect([exp, iat]).toEqual([iat + 120, Math.floor(provider.clock.now() / 1000)]);
  expect(jti).toMatch(/^[\w-]{43}$/);
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  expect(claims).toEqual({ iss: ISSUER, aud: app.id, sub, sid, events });
  expect(provider.lines.join('')).not.toContain(sub);
});

it.each(SESSION_ENDS)('an application is told of the session that ends %s', async (_, end) => {
  const started = await startLoggingOut();
  const own = await started.signedIn();
  await end(started, own);
  await soon(async () => expect(await started.notified()).toEqual([{ sub: own.sub, sid: own.sid }]));
});

it.each(ACCESS_ENDS)('an application is told of the person who %s, for all sessions', async (_, end) => {
  const started = await startLoggingOut();
  const own = await started.signedIn();
  await end(started, own);
  await soon(async () => expect(await started.notified()).toEqual([{ sub: own.sub, sid: null }]));
});

it('an application with a webhook that does not answer gets its logout tokens, and the other way round', async () => {
  const started = await startLoggingOut();
  const { provider, app, signedIn, notified } = started;
  const hooks = await startReceiver(() => 503);
  await provider.targets.set(app.id, hooks.url);
  const { sub, sid, token } = await signedIn();
  await soon(() => expect(hooks.got.length).toBeGreaterThan(0));
  await provider.targets.pause(app.id);
  await ask(provider, '/api/session', { ...fromServer(app.key), token });
  await soon(async () => expect(await notified()).toEqual([{ sub, sid }]));
  const types = async () => (await started.waiting()).map(({ type }) => type).sort();
  await soon(async () => expect(await types()).toEqual(['grant.given', 'session.ended']));
  await provider.logoutTargets.remove(app.id);
  expect(await types()).toEqual(['grant.given', 'session.ended']);
});

it('is told by a token that the sample of the documentation accepts, and no other: sign-out.ts', async () => {
  const { provider, app, receiver, signedIn } = await startLoggingOut();
  const { idToken, token, sub, sid } = await signedIn();
  await ask(provider, '/api/session', { ...fromServer(app.key), token });
  await soon(() => expect(receiver.got).toHaveLength(1));
  vi.useFakeTimers({ toFake: ['Date'], now: provider.clock.now() });
  onTestFinished(() => void vi.useRealTimers());
  const { text } = await ask(provider, '/.well-known/jwks.json', { origin: null });
  const ended: unknown[] = [];
  const notified = async (body: string, appId = app.id) => {
    const { status } = await signOut(new Request('https://shop.example/logout', { method: 'POST', body }), {
      issuer: ISSUER,
      appId,
      keys: createLocalJWKSet(JSON.parse(text)),
      endSessions: async (...session) => void ended.push(session),
    });
    return status;
  };
  const { body } = required(receiver.got[0], 'a delivery');
  expect(await notified(body)).toBe(200);
  expect(ended).toEqual([[sub, sid]]);
  expect([
    await notified(body, 'app_other'),
    await notified(`logout_token=${idToken}`),
    await notified(''),
  ]).toEqual([400, 400, 400]);
  expect(ended).toHaveLength(1);
});

it('a person who shared by the widget only has no session to tell of', async () => {
  const { provider, app, waiting } = await startLoggingOut();
  const { token, share } = await startSharing(provider, app.key);
  await share();
  await ask(provider, '/api/session', { key: app.key, token, method: 'DELETE' });
  expect(await waiting()).toEqual([]);
});

type Withdrawn = Awaited<ReturnType<typeof startWithdrawn>>;

/** A person who took their approval back. The application was down, so the logout token for all sessions waits. */
const startWithdrawn = async () => {
  let isDown = true;
  const started = await startLoggingOut(() => (isDown ? 503 : 204));
  const { provider, app, signedIn, waiting } = started;
  const own = await signedIn();
  const asServer = { key: app.key, token: own.token, origin: null };
  const { body } = await ask(provider, '/api/grants', { ...asServer, method: 'GET' });
  const [{ id }] = body.grants as [{ id: string }];
  await ask(provider, `/api/grants/${id}`, { ...asServer, method: 'DELETE' });
  const unsent = { type: 'logout', failure: 'HTTP 503', leased_until: 0 };
  await soon(async () => expect(await waiting()).toEqual([expect.objectContaining(unsent)]));
  isDown = false;
  provider.clock.pass(1_000);
  return {
    ...started,
    own,
    shareAgain: async () => (await startSharing(provider, app.key)).share(),
    settled: async () => {
      provider.clock.pass(4_000);
      await soon(async () => expect(await waiting()).toEqual([]));
    },
  };
};

const SIGN_INS: readonly (readonly [string, (started: Withdrawn) => Promise<unknown>])[] = [
  ['in another browser', ({ signedIn }) => signedIn()],
  [
    'without being asked, in the session of before',
    async (started) => {
      await started.shareAgain();
      expect(await silentIn(started, started.own.browser)).toHaveProperty('code');
    },
  ],
];

it.each(SIGN_INS)(
  'an application that was down when a person took their approval back is not told of the end if they signed in again %s',
  async (_, signIn) => {
    const started = await startWithdrawn();
    await signIn(started);
    await started.settled();
    expect(started.receiver.got).toHaveLength(1);
  },
);

it('an application that was down when a person took their approval back is told of the end if they only shared again', async () => {
  const { own, notified, receiver, shareAgain, settled } = await startWithdrawn();
  await shareAgain();
  await settled();
  expect((await notified()).at(-1)).toEqual({ sub: own.sub, sid: null });
  expect(receiver.got).toHaveLength(2);
});

it('a logout token of another application’s session, or of another person, is never sent', async () => {
  const { provider, app, signedIn, notified, receiver } = await startLoggingOut();
  const other = await provider.apps.add({ name: 'Cafe', mode: 'live', origins: [ORIGIN], redirects: [] });
  const foreign = await startReceiver();
  await provider.logoutTargets.set(other.id, { url: foreign.url, needsSession: false });
  const own = await signedIn();
  const second = await signedIn(BO);
  const elsewhere = await startSharing(provider, other.key, BO);
  await elsewhere.share();
  await ask(provider, '/api/session', { ...fromServer(app.key), token: own.token });
  await soon(async () => expect(await notified()).toEqual([{ sub: own.sub, sid: own.sid }]));
  await ask(provider, '/api/session?everywhere', { ...fromServer(app.key), token: second.token });
  await soon(() => expect(receiver.got).toHaveLength(2));
  expect((await notified())[1]).toEqual({ sub: second.sub, sid: second.sid });
  expect(foreign.got).toEqual([]);
});

it('a logout token is neither an access token nor a hint for the sign-out', async () => {
  const { provider, app, signedIn, receiver, userinfo } = await startLoggingOut();
  const own = await signedIn();
  await ask(provider, '/api/session', { ...fromServer(app.key), token: own.token });
  await soon(() => expect(receiver.got).toHaveLength(1));
  const token = tokenIn(required(receiver.got[0], 'a delivery'));
  expect((await userinfo(token)).status).toBe(401);
  expect((await own.browser.go(`/end_session?id_token_hint=${token}`)).status).toBe(400);
});

it('a logout token is new at each try, and is given up after three days', async () => {
  const { provider, app, signedIn, receiver, waiting } = await startLoggingOut(() => 400);
  const own = await signedIn();
  await ask(provider, '/api/session', { ...fromServer(app.key), token: own.token });
  await soon(async () => expect(await waiting()).toEqual([expect.objectContaining({ failure: 'HTTP 400' })]));
  provider.clock.pass(5_000);
  await soon(() => expect(receiver.got).toHaveLength(2));
  expect(new Set(receiver.got.map(({ body }) => body)).size).toBe(2);
  await soon(async () => expect(await waiting()).toEqual([expect.objectContaining({ leased_until: 0 })]));
  provider.clock.pass(3 * DAY);
  await soon(async () => expect(await waiting()).toEqual([expect.objectContaining({ state: 'given-up' })]));
});

it('a receiver on a private address is not called by a public provider', async () => {
  const started = await startLoggingOut();
  const { provider, receiver, signedIn } = started;
  const { sub } = await signedIn();
  // The provider of this test is on loopback, where it may call such an address: only the delivery is public here.
  await provider.close();
  await provider.sessions.endAll(required(await provider.people.find(EMAIL), 'the person'), async () => {});
  const reports: unknown[] = [];
  const { take, perform } = createEventDelivery({
    ...provider,
    recordGone: async () => {},
    report: (result, _, error) => void reports.push([result, error]),
    options: { allowsPrivate: false, timeoutMs: 5_000 },
  });
  const event = required(await take(), 'the event');
  expect(event).toMatchObject({ type: 'logout', subject: sub });
  await perform(event, new AbortController().signal);
  expect(reports).toEqual([['failed', expect.any(RefusedAddressError)]]);
  expect(await started.waiting()).toEqual([expect.objectContaining({ failure: 'RefusedAddressError' })]);
  expect(receiver.got).toEqual([]);
});

it('a code of a session that has ended signs no person in', async () => {
  const { provider, app, signInWith, redeem } = await startLoggingOut();
  const { answer, token } = await signInWith();
  await ask(provider, '/api/session', { ...fromServer(app.key), token });
  expect((await redeem(answer.code)).body).toMatchObject({ error: 'invalid_grant' });
  expect(await provider.people.find(EMAIL)).not.toBe(null);
});
