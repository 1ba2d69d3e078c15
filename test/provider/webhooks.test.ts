import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { erasePerson } from '../../provider/api/person.ts';
import { createKeyring } from '../../provider/secrets/keyring.ts';
import { createTargets } from '../../provider/webhooks/targets.ts';
import { verifyWebhook } from '../../widget/server/verify-webhook.ts';
import { required, soon } from '../support/until.ts';
import { ask } from './support/ask.ts';
import { CREDENTIALS, connecting, createPlatformServers } from './support/platform.ts';
import { DAY, SECRET, startProvider } from './support/provider.ts';
import { startReceiver } from './support/receiver.ts';
import { startSharing } from './support/share.ts';
import { BO, EMAIL } from './support/sign-in.ts';

const startNotifying = async (answer?: Parameters<typeof startReceiver>[0]) => {
  const { network, ...platform } = createPlatformServers();
  const fetch: typeof globalThis.fetch = async (input, init) =>
    new Request(input, init).method === 'GET' ? Response.json([]) : network.fetch(input, init);
  const platforms = { network: { ...network, fetch } };
  const provider = await startProvider({ variables: CREDENTIALS, platforms });
  const receiver = await startReceiver(answer);
  const app = await provider.addApp();
  const secret = required(await provider.targets.set(app.id, receiver.url), 'the secret');
  const sharing = await startSharing(provider, app.key);
  const types = () => receiver.events().map(({ type }) => type);
  return { provider, platform, receiver, app, secret, types, ...sharing };
};

it('a host is told of a person’s way in its order, by the id for its app and nothing else of the person', async () => {
  const { provider, platform, receiver, app, token, types, share, withdraw, secret } = await startNotifying();
  await share();
  const { ticket, complete, begin } = connecting(provider, platform, { key: app.key, token });
  await begin('github', { redirectUrl: undefined });
  await complete(await ticket());
  await soon(() => expect(types()).toEqual(['grant.given', 'reading.done']));
  provider.clock.pass(1_000);
  await share();
  await withdraw();
  await share();
  await ask(provider, '/api/session', { key: app.key, token, method: 'DELETE' });
  const personId = required(await provider.people.find(EMAIL), 'the person');
  const [{ subject } = { subject: '' }] = await provider.grants.subjectsOf(personId);
  provider.clock.pass(91 * DAY);
  await provider.events.notifyOfEnded();
  const notified = [
    ...['grant.given', 'reading.done', 'grant.replaced', 'grant.given', 'grant.withdrawn', 'grant.given'],
    ...['session.ended', 'grant.expired'],
  ];
  await soon(() => expect(types()).toEqual(notified));
  const ofPerson = () => provider.events.of(personId);
  await soon(async () =>
    expect((await ofPerson()).map(({ type, state }) => [type, state])).toEqual(
      notified.map((type) => [type, 'sent']),
    ),
  );
  await erasePerson(provider, personId);
  await soon(() => expect(types()).toEqual([...notified, 'person.deleted']));
  const kept = () => provider.rows('webhook_events');
  await soon(async () => expect(await kept()).toEqual([]));

  const events = receiver.events();
  expect(new Set(events.map(({ data }) => data.sub))).toEqual(new Set([subject]));
  expect(new Set(events.flatMap(({ data }) => Object.keys(data)))).toEqual(
    new Set(['sub', 'grant', 'session']),
  );
  const [first, , replaced] = events;
  expect(first.data.grant).toMatch(/^grant_/);
  expect(replaced.data.grant).toBe(first.data.grant);
  for (const trace of [EMAIL, 'amal']) expect(JSON.stringify(receiver.got)).not.toContain(trace);
  const last = required(receiver.got.at(-1), 'a delivery');
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = last.headers;
  const asReference = new Webhook(secret).sign(String(id), new Date(Number(time) * 1000), last.body);
  expect(signature).toBe(asReference);
  const verified = await verifyWebhook(last.body, last.headers, { secret, now: provider.clock.now });
  expect(verified).toMatchObject({ type: 'person.deleted', subject, grant: null, session: null });
  expect(provider.lines.join('')).not.toContain(subject);
});

it('a host is asked again after growing pauses, gets no later event meanwhile, and gets the same id', async () => {
  let isDown = true;
  const { provider, receiver, types, share } = await startNotifying(() => (isDown ? 503 : 204));
  await share();
  await share();
  const first = () =>
    provider.database.query
      .selectFrom('webhook_events')
      .select(['tries', 'due_at', 'leased_until'])
      .orderBy('seq')
      .executeTakeFirstOrThrow();
  for (const [index, seconds] of [5, 30, 120].entries()) {
    const tries = index + 1;
    const due_at = provider.clock.now() + seconds * 1000;
    await soon(async () => expect(await first()).toEqual({ tries, due_at, leased_until: 0 }));
    expect(receiver.got.length).toBe(tries);
    provider.clock.pass(seconds * 1000);
  }
  await soon(() => expect(receiver.got.length).toBe(4));
  expect(new Set(types())).toEqual(new Set(['grant.given']));
  expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  // The time of the next try is computed after the answer.
  await soon(async () => expect(await first()).toMatchObject({ tries: 4, leased_until: 0 }));
  isDown = false;
  provider.clock.pass(600_000);
  await soon(() => expect(types().slice(4)).toEqual(['grant.given', 'grant.replaced', 'grant.given']));
});

it('a host whose event is too old gets the later ones, and the operator sees the old one', async () => {
  const { provider, receiver, share, types } = await startNotifying(() =>
    receiver.got.length > 1 ? 204 : 500,
  );
  await share();
  await soon(() => expect(provider.lines.join('')).toContain('webhook failed'));
  const { query } = provider.database;
  await query.updateTable('webhook_events').set({ expires_at: 0, leased_until: 0 }).execute();
  expect(await provider.events.purge()).toMatchObject([{ type: 'grant.given', tries: 1 }]);
  const states = () => query.selectFrom('webhook_events').select(['state', 'failure']).execute();
  expect(await states()).toEqual([{ state: 'given-up', failure: 'HTTP 500' }]);
  await share();
  await soon(() => expect(types().slice(-2)).toEqual(['grant.replaced', 'grant.given']));
  // The receiver has them before the provider writes that they were sent.
  await soon(async () => expect((await states()).map(({ state }) => state)).not.toContain('waiting'));
  provider.clock.pass(4 * DAY + 1);
  expect(await provider.events.purge()).toEqual([]);
  expect(await states()).toEqual([]);
});

it('a host that does not answer holds up no other host', async () => {
  const { provider, app, share } = await startNotifying(() => new Promise(() => {}));
  const other = await startReceiver();
  const { id, key } = await provider.addApp();
  await provider.targets.set(id, other.url);
  await share();
  const { share: shareThere } = await startSharing(provider, key, BO);
  await shareThere();
  await soon(() => expect(other.events()).toHaveLength(1));
  await provider.targets.pause(app.id);
  expect(await provider.events.take()).toBe(null);
});

it('a host takes a new secret while the old one signs too, for a day', async () => {
  const { provider, receiver, app, secret, share } = await startNotifying();
  const rotated = required(await provider.targets.rotate(app.id), 'a secret');
  await share();
  await soon(() => expect(receiver.got).toHaveLength(1));
  const { now } = provider.clock;
  const [both] = receiver.got;
  for (const each of [secret, rotated, [secret, rotated]])
    expect(
      await verifyWebhook(required(both, '1').body, required(both, '1').headers, { secret: each, now }),
    ).toMatchObject({ type: 'grant.given' });
  provider.clock.pass(DAY);
  await share();
  await soon(() => expect(receiver.got).toHaveLength(3));
  const last = required(receiver.got.at(-1), 'a delivery');
  await expect(verifyWebhook(last.body, last.headers, { secret, now })).rejects.toThrow(
    'not signed with this secret',
  );
  await verifyWebhook(last.body, last.headers, { secret: rotated, now });
  const rows = await provider.rows('app_webhooks');
  expect(JSON.stringify(rows)).not.toMatch(/whsec_/);
});

it('a host gets signatures with the same secrets after PROVIDER_SECRET was rotated', async () => {
  const { provider, app } = await startNotifying();
  await provider.targets.rotate(app.id);
  const before = await provider.targets.of(app.id);
  const next = 'another secret for tests of thirty-two bytes or more';
  const targetsWith = (secrets: readonly string[]) =>
    createTargets(provider.database, createKeyring(secrets), provider.clock.now);
  await targetsWith([next]).reseal(new AbortController().signal);
  expect(await provider.targets.of(app.id)).toEqual(before);
  await targetsWith([next, SECRET]).reseal(new AbortController().signal);
  expect(await targetsWith([next]).of(app.id)).toEqual(before);
});
