import { describe, expect, it } from 'vitest';
import { createPlatformClient } from '../../provider/platforms/client.ts';
import { CONNECTORS } from '../../provider/platforms/connectors.ts';
import { createRevocations } from '../../provider/platforms/revocations.ts';
import { createRevoking } from '../../provider/platforms/revoking.ts';
import { required } from '../support/until.ts';
import { ask } from './support/ask.ts';
import { createPlatformServers, startConnecting } from './support/platform.ts';
import { startProvider } from './support/provider.ts';
import { workOff } from './support/work-off.ts';

const MINUTE = 60_000;

describe('a platform’s tokens for a connection that is not completed', () => {
  it.each<[string, (left: Awaited<ReturnType<typeof startConnecting>>) => Promise<unknown>]>([
    ['comes for the ticket', async () => {}],
    [
      'can, as the session has ended',
      ({ provider, key, token }) => ask(provider, '/api/session', { key, token, method: 'DELETE' }),
    ],
    [
      'can, as the app was removed',
      async ({ provider, key }) => provider.apps.remove((await provider.apps.identify(key, null)).id),
    ],
  ])('are revoked too if no person %s', async (_name, leave) => {
    const started = await startConnecting();
    const { provider, platform, ticket, complete } = started;
    const issued = await ticket();
    await leave(started);
    await provider.platforms.purge();
    provider.clock.pass(11 * MINUTE);
    expect((await complete(issued)).status).toBeGreaterThan(400);
    await Promise.all([provider.platforms.purge(), provider.platforms.purge()]);
    await workOff(provider.platforms.revoking);
    expect(platform.revoked).toEqual([
      'DELETE api.github.com/applications/github-client/grant {"access_token":"access-0-of-a-platform"}',
    ]);
  });

  it('are deleted if the ticket expires unused', async () => {
    const { provider, ticket } = await startConnecting();
    await ticket();
    provider.clock.pass(11 * MINUTE);
    await provider.platforms.purge();
    const rows = () => provider.database.query.selectFrom('tickets').select('sealed').execute();
    expect(await rows()).toEqual([{ sealed: '' }]);
    provider.clock.pass(24 * 60 * MINUTE);
    await provider.platforms.purge();
    expect(await rows()).toEqual([]);
  });

  it('are revoked once, although the database restarts meanwhile', async () => {
    const { database, keyring, clock } = await startProvider();
    const revocations = createRevocations(database, keyring, clock.now);
    const tokens = { access: 'of-a-platform', refresh: null, expiresAt: null, scope: null };
    await database.transaction((trx) => revocations.add(trx, 'person', { connector: 'github', tokens }));
    const isAway = [true, false];
    const done: typeof revocations.done = async (revocation) => {
      if (isAway.shift()) throw Object.assign(new Error('The database is starting up'), { code: '57P03' });
      await revocations.done(revocation);
    };
    const { network, ...platform } = createPlatformServers();
    const client = createPlatformClient({
      api: null,
      connector: CONNECTORS.github,
      credentials: { clientId: 'github-client', clientSecret: 'secret' },
      redirectUri: 'https://id.example/oauth/github/callback',
      network,
      now: clock.now,
    });
    const results: unknown[] = [];
    const { take, perform } = createRevoking({
      revocations: { ...revocations, done },
      clientOf: () => client,
      report: (_connector, error) => results.push(error),
    });
    await perform(required(await take(), 'a revocation'), new AbortController().signal);
    clock.pass(2 * MINUTE);
    expect(await take()).toBe(null);
    expect([results, platform.revoked.length]).toEqual([[null], 1]);
  });
});
