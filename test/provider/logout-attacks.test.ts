import { expect, it } from 'vitest';
import { createEventDelivery } from '../../provider/webhooks/delivery.ts';
import { RefusedAddressError } from '../../provider/webhooks/post.ts';
import { required, soon } from '../support/until.ts';
import { ask } from './support/ask.ts';
import { startLoggingOut, tokenIn } from './support/logout-receiver.ts';
import { ORIGIN } from './support/provider.ts';
import { startReceiver } from './support/receiver.ts';
import { startSharing } from './support/share.ts';
import { EMAIL } from './support/sign-in.ts';

const DAY = 86_400_000;
/** Ends a session or an approval, as the application’s server. */
const fromServer = (key: string) => ({ key, origin: null, method: 'DELETE' });

it('a logout token of another application’s session, or of another person, is never sent', async () => {
  const { provider, app, signedIn, notified, receiver } = await startLoggingOut();
  const other = await provider.apps.add({ name: 'Cafe', mode: 'live', origins: [ORIGIN], redirects: [] });
  const foreign = await startReceiver();
  await provider.logoutTargets.set(other.id, { url: foreign.url, needsSession: false });
  const own = await signedIn();
  const second = await signedIn('bo@example.org');
  const elsewhere = await startSharing(provider, other.key, 'bo@example.org');
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
  const { provider, app, signedIn, receiver, waiting } = await startLoggingOut({ answer: () => 400 });
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

it('a receiver that redirects is not followed', async () => {
  const { provider, app, signedIn, receiver, waiting } = await startLoggingOut({ answer: () => 307 });
  const own = await signedIn();
  await ask(provider, '/api/session', { ...fromServer(app.key), token: own.token });
  await soon(async () => expect(await waiting()).toEqual([expect.objectContaining({ failure: 'HTTP 307' })]));
  expect(receiver.got).toHaveLength(1);
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
