import { describe, expect, it } from 'vitest';
import { soon } from '../../support/until.ts';
import { useDatabases } from '../support/both-databases.ts';
import { startOperator } from '../support/operator.ts';
import { CREDENTIALS, connecting, createPlatformServers } from '../support/platform.ts';
import { EMAIL, signIn } from '../support/sign-in.ts';

const { databases, settingsOf } = useDatabases();

describe.each(databases)('on %s, the operator sees of each platform', (database) => {
  it('its documented limit, and how many readings wait after it asked for a pause', async () => {
    const url = await settingsOf(database);
    const { network, handle, ...platform } = createPlatformServers();
    const fetch: typeof network.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method !== 'GET') return handle(request);
      return Response.json({}, { status: 429, headers: { 'retry-after': '1800' } });
    };
    const operator = await startOperator({
      variables: { ...CREDENTIALS, ...url },
      platforms: { network: { ...network, fetch } },
    });
    const { provider, call } = operator;
    const { key } = await provider.addApp();
    const shown = async (name: string) => {
      const { text } = await call('platforms');
      expect(text).not.toContain(EMAIL);
      return JSON.parse(text).platforms.find((each: { platform: string }) => each.platform === name);
    };
    expect(await shown('github')).toMatchObject({ quota: expect.stringContaining('5,000'), pause: null });

    for (const email of [EMAIL, 'bo@example.org']) {
      const { token } = await signIn(provider, key, email);
      const { ticket, complete } = connecting(provider, platform, { key, token });
      expect((await complete(await ticket())).status).toBe(200);
    }
    const until = new Date(provider.clock.now() + 1_800_000).toISOString().slice(0, 17);
    await soon(async () =>
      expect((await shown('github')).pause).toEqual({ readings: 2, until: expect.stringContaining(until) }),
    );
    expect((await shown('youtube')).pause).toBeNull();
    provider.clock.pass(1_800_001);
    expect((await shown('github')).pause).toBeNull();
  });
});
