// The provider's secret was stolen: the operator has set another one, alone.
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { createAuthorizeRequests } from '../../provider/consent/authorize-requests.ts';
import { createKeyring } from '../../provider/secrets/keyring.ts';
import { required, soon } from '../support/until.ts';
import { CALLBACK, fileOf, SECRET, startProvider } from './support/provider.ts';
import { startReceiver } from './support/receiver.ts';
import { startSharing } from './support/share.ts';

const PROVIDER_SECRET = 'the next secret for tests of thirty-two bytes';

it('the events of a webhook wait, the operator sees why, and they go out once the webhook has another secret', async () => {
  const first = await startProvider();
  const receiver = await startReceiver();
  const app = await first.addApp();
  await first.targets.set(app.id, receiver.url);
  first.stop(0);
  const provider = await startProvider({
    variables: { DATABASE_URL: `file:${fileOf(first)}`, PROVIDER_SECRET },
  });
  await (await startSharing(provider, app.key)).share();
  const events = () =>
    provider.database.query.selectFrom('webhook_events').select(['state', 'failure', 'tries']).execute();
  await soon(async () =>
    expect(await events()).toEqual([
      { state: 'waiting', failure: 'its secret is gone: app rotate APP --webhook-secret', tries: 1 },
    ]),
  );
  expect(receiver.got).toEqual([]);
  const secret = required(await provider.targets.rotate(app.id), 'a secret');
  provider.clock.pass(5_000);
  await soon(() => expect(receiver.got).toHaveLength(1));
  const [sent] = receiver.got;
  const { body, headers } = required(sent, 'a delivery');
  // The old secret, which signs for a day more otherwise, cannot be opened.
  expect(String(headers['webhook-signature']).split(' ')).toHaveLength(1);
  const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
  expect(headers['webhook-signature']).toBe(
    new Webhook(secret).sign(String(headers['webhook-id']), at, body),
  );
});

it('a sign-in under way at /authorize has ended, and is no failure of the provider', async () => {
  const { database, clock, addApp } = await startProvider();
  const { id: appId } = await addApp();
  const requestsWith = (secret: string) =>
    createAuthorizeRequests(
      database,
      { keyring: createKeyring([secret]), countRequest: async () => {} },
      clock.now,
    );
  const request = {
    ...{ appId, redirectUri: CALLBACK, responseMode: 'query' as const, state: null, nonce: null },
    ...{ challenge: null, scopes: ['openid'], prompts: [], maxAgeS: null, loginHint: null, uiLocales: null },
  };
  const id = await requestsWith(SECRET).begin(request, 'browser', { personId: 'person_1' });
  expect(await requestsWith(SECRET).find(id, 'browser')).toMatchObject({ appId });
  const after = requestsWith(PROVIDER_SECRET);
  await expect(after.find(id, 'browser')).rejects.toMatchObject({ code: 'authorize.unknown' });
  expect(await after.askerOf(id)).toBe(null);
});
