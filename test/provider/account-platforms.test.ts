import { expect, it } from 'vitest';
import { signInToAccount } from './support/account.ts';
import { startConnecting } from './support/platform.ts';

const startConnected = async () => {
  const started = await startConnecting();
  for (const connector of ['github', 'youtube'])
    await started.complete(await started.ticket(connector), { connector });
  return { ...started, ...(await signInToAccount(started.provider)) };
};

it('shows connected platforms, and disconnects one: forgotten here, taken back there', async () => {
  const { provider, platform, account } = await startConnected();
  const shown = async () => (await account('overview')).body.platforms;
  expect(await shown()).toEqual([
    { id: 'github', since: expect.any(String) },
    { id: 'youtube', since: expect.any(String) },
  ]);
  const answer = await account('platforms/github', { method: 'DELETE' });
  expect([answer.status, answer.body]).toEqual([200, { disconnected: true }]);
  expect(await shown()).toEqual([{ id: 'youtube', since: expect.any(String) }]);
  await provider.platforms.revokeDue();
  expect(platform.revoked).toEqual([expect.stringContaining('api.github.com')]);
  expect((await account('platforms/github', { method: 'DELETE' })).status).toBe(200);
});

it('refuses a platform that there is not, and leaves those of other people alone', async () => {
  const { provider, account } = await startConnected();
  expect((await account('platforms/nowhere', { method: 'DELETE' })).body.code).toBe('connector.unknown');
  const bo = await signInToAccount(provider, 'bo@example.org');
  await bo.account('platforms/github', { method: 'DELETE' });
  expect((await account('overview')).body.platforms).toHaveLength(2);
});
