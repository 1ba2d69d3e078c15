import { expect, it } from 'vitest';
import { soon } from '../../support/until.ts';
import { ask } from '../support/ask.ts';
import { startOperator } from '../support/operator.ts';
import { arrive, CREDENTIALS, connecting, createPlatformServers } from '../support/platform.ts';
import { DAY } from '../support/provider.ts';
import { startReceiver } from '../support/receiver.ts';
import { startSharing } from '../support/share.ts';
import { EMAIL, requestCode, signIn } from '../support/sign-in.ts';

it('an operator sees an event that was given up and why, and sends it again to the host', async () => {
  const { provider, call } = await startOperator();
  let isUp = false;
  const receiver = await startReceiver(() => (isUp ? 204 : 503));
  const app = await provider.addApp();
  await provider.targets.set(app.id, receiver.url);
  const { share } = await startSharing(provider, app.key);
  await share();
  await soon(() => expect(receiver.got.length).toBeGreaterThan(0));
  const webhooks = async () => JSON.parse((await call(`webhooks?app=${app.id}`)).text);
  await soon(async () => expect((await webhooks()).deliveries[0]?.failure).toBe('HTTP 503'));
  provider.clock.pass(3 * DAY);
  await soon(async () => expect((await webhooks()).deliveries[0]?.state).toBe('given-up'));
  const { deliveries, next } = await webhooks();
  expect((await call(`receivers?app=${app.id}`)).body).toEqual({
    receivers: [
      { app: app.id, name: 'Bookshop', kind: 'webhook', url: receiver.url, waiting: 0, givenUp: 1 },
    ],
    next: null,
  });
  expect([deliveries.length, next]).toEqual([1, null]);
  expect(deliveries[0]).toMatchObject({ type: 'grant.given', state: 'given-up', due: null });
  isUp = true;
  const before = receiver.got.length;
  expect((await call(`webhooks/${deliveries[0].id}/replay`, { method: 'POST' })).status).toBe(200);
  await soon(() => expect(receiver.got).toHaveLength(before + 1));
  await soon(async () =>
    expect((await webhooks()).deliveries[0]).toMatchObject({ state: 'sent', failure: null }),
  );
  expect((await call('webhooks/event_of_nothing/replay', { method: 'POST' })).body.code).toBe(
    'webhook.unknown',
  );
});

it('an operator sees the receivers of 50 applications at a time, the newest first, each once', async () => {
  const { provider, call } = await startOperator();
  const ids: string[] = [];
  for (let count = 0; count < 52; count += 1) {
    const { id } = await provider.addApp();
    await provider.logoutTargets.set(id, { url: `https://shop-${count}.example/out`, needsSession: false });
    if (count % 2 === 0) await provider.targets.set(id, `https://shop-${count}.example/hook`);
    provider.clock.pass(count % 3);
    ids.push(id);
  }
  await provider.addApp();
  const pageAt = async (query: string) => JSON.parse((await call(`receivers${query}`)).text);
  const first = await pageAt('');
  const second = await pageAt(`?after=${first.next}`);
  expect([first.receivers.length, second.receivers.length, second.next]).toEqual([75, 3, null]);
  const shown: readonly { app: string }[] = [...first.receivers, ...second.receivers];
  expect(new Set(shown.map(({ app }) => app))).toEqual(new Set(ids));
  expect(first.receivers.at(-1).app).not.toBe(second.receivers[0].app);
});

it('an operator exports, signs out and deletes a person by exact address', async () => {
  const { provider, call } = await startOperator();
  const { key } = await provider.addApp();
  const { token } = await signIn(provider, key);
  const person = (path: string, address = EMAIL) => call(`person${path}`, { body: { address } });
  expect((await person('', 'amal')).body).toEqual({ exists: false });
  expect((await person('', 'amal@example.or')).body).toEqual({ exists: false });
  const { body: found } = await person('', ` ${EMAIL.toUpperCase()} `);
  expect(found).toEqual({ exists: true });
  const exported = await person('/export');
  expect(exported.headers.get('content-disposition')).toContain('attachment');
  expect(exported.body).toMatchObject({
    person: { address: EMAIL },
    operators: [{ action: 'person.looked-up' }, { action: 'person.exported' }],
  });
  expect((await person('/end-sessions')).body).toEqual({ ended: 1 });
  expect((await ask(provider, '/api/grants', { key, token })).body.code).toBe('session.unknown');
  expect((await person('/delete')).body).toEqual({ receiptsKept: 0 });
  for (const path of ['/export', '/end-sessions', '/delete'])
    expect((await person(path)).body.code).toBe('person.unknown');
  expect((await call(`person?address=${EMAIL}`)).status).toBe(405);
});

it('an operator sees which platforms are set up, how their calls went, and the last failure in words without a token', async () => {
  const { network, ...platform } = createPlatformServers();
  const operator = await startOperator({ variables: CREDENTIALS, platforms: { network } });
  const { provider, call } = operator;
  const { key } = await provider.addApp();
  const { token } = await startSharing(provider, key);
  const connection = connecting(provider, platform, { key, token });
  const back = platform.allow(await connection.consentUrl());
  platform.answerWith(async () =>
    Response.json({ error: 'invalid_client', error_description: EMAIL }, { status: 401 }),
  );
  await arrive(provider, back);
  const { text } = await call('platforms');
  const { platforms } = JSON.parse(text);
  const named = (name: string) => platforms.find((each: { platform: string }) => each.platform === name);
  expect(named('github')).toMatchObject({
    hasCredentials: true,
    lastFailure: { call: 'exchange', words: expect.stringContaining('401 invalid_client') },
    days: [{ day: '2026-11-22', counts: { failed: 1 } }],
  });
  expect(named('pinterest').hasCredentials).toBe('PINTEREST_CLIENT_ID' in CREDENTIALS);
  for (const secret of [EMAIL, ...Object.values(CREDENTIALS)]) expect(text).not.toContain(secret);
});

it('an operator sees waiting mails, and the limits that calls ran into', async () => {
  const { provider, call } = await startOperator();
  const { key } = await provider.addApp();
  for (let count = 0; count < 7; count += 1) await requestCode(provider, key);
  expect((await call('mail')).body).toEqual({ isSent: false, waiting: 1, days: [] });
  expect((await call('limits')).body).toEqual({
    days: [{ day: '2026-11-22', counts: { 'code.limit pair': 1 } }],
  });
});

it('an operator has an OpenAPI document with the shape of every answer', async () => {
  const { send } = await startOperator();
  const document = JSON.parse((await send('/api/openapi.json')).text);
  const operations = Object.values<Record<string, { responses: Record<string, object> }>>(
    document.paths,
  ).flatMap((path) => Object.values(path));
  expect(operations.length).toBeGreaterThan(20);
  for (const { responses } of operations) expect(JSON.stringify(responses[200])).toContain('"content"');
  expect(Object.keys(document.components.securitySchemes)).toEqual(['operatorToken', 'operatorSession']);
});
