import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { startConnecting } from './support/platform.ts';
import { workOff } from './support/work-off.ts';

const MINUTE = 60_000;

describe('what a platform gave for a connection that is not completed', () => {
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
  ])('is taken back as well where nobody %s', async (_name, leave) => {
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

  it('is taken back alone where the person came again meanwhile', async () => {
    const { provider, platform, ticket, complete } = await startConnecting();
    await ticket();
    provider.clock.pass(9 * MINUTE);
    const again = await ticket();
    const revoked = async () => {
      await provider.platforms.purge();
      await workOff(provider.platforms.revoking);
      return platform.revoked;
    };
    const first =
      'DELETE api.github.com/applications/github-client/token {"access_token":"access-0-of-a-platform"}';
    provider.clock.pass(2 * MINUTE);
    expect(await revoked()).toEqual([first]);
    await ticket();
    expect((await complete(again)).status).toBe(200);
    provider.clock.pass(11 * MINUTE);
    expect(await revoked()).toEqual([first, expect.stringContaining('/token {"access_token":"access-4-of')]);
  });

  it('is forgotten when nobody comes for the ticket', async () => {
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
});
