import { expect, it } from 'vitest';
import { soon } from '../support/until.ts';
import { signInToAccount } from './support/account.ts';
import { startConnecting } from './support/platform.ts';

/** Two platforms, of which GitHub says two things of the person. */
const startConnected = async () => {
  const started = await startConnecting();
  const { platform, complete, ticket, provider } = started;
  const tickets = { github: await ticket('github'), youtube: await ticket('youtube') };
  platform.answerWith(async ({ url, method }) => {
    if (method !== 'GET') return new Response(null, { status: 204 });
    const repositories = ['raft', 'sourdough'].map((name) => ({ name, description: null, fork: false }));
    return Response.json(
      url.includes('/user/repos') ? repositories : url.includes('github') ? [] : { items: [] },
    );
  });
  for (const [connector, issued] of Object.entries(tickets)) await complete(issued, { connector });
  const { account } = await signInToAccount(provider);
  const platforms = async () => (await account('overview')).body.platforms;
  await soon(async () =>
    expect(await platforms()).toEqual(
      ['github', 'youtube'].map((id) =>
        expect.objectContaining({ id, reading: expect.objectContaining({ state: 'done' }) }),
      ),
    ),
  );
  const signals = async () => (await account('signals')).body.signals;
  return { ...started, account, platforms, signals };
};

const RAFT = { platform: 'github', kind: 'works-on', text: 'raft' };
const BREAD = { platform: 'github', kind: 'works-on', text: 'sourdough' };

it('shows connected platforms and what was read of them, and disconnects one: forgotten here, taken back there', async () => {
  const { provider, platform, account, platforms, signals } = await startConnected();
  expect(await platforms()).toEqual([
    {
      id: 'github',
      since: expect.any(String),
      lists: 'repositories, stars',
      entries: 2,
      reading: { state: 'done', text: 'GitHub is read', changed: expect.any(String) },
    },
    expect.objectContaining({ id: 'youtube' }),
  ]);
  expect(await signals()).toEqual([RAFT, BREAD]);
  platform.answerWith(null);
  const answer = await account('platforms/github', { method: 'DELETE' });
  expect([answer.status, answer.body]).toEqual([200, { disconnected: true }]);
  expect(await platforms()).toEqual([expect.objectContaining({ id: 'youtube' })]);
  expect(await signals()).toEqual([]);
  await provider.platforms.revokeDue();
  expect(platform.revoked).toEqual([expect.stringContaining('api.github.com')]);
  expect((await account('platforms/github', { method: 'DELETE' })).status).toBe(200);
});

it('forgets a single thing that was read; reading again, ten minutes later or more, brings it back', async () => {
  const { provider, account, signals } = await startConnected();
  expect((await account('signals/remove', { body: RAFT })).body).toEqual({ removed: 1 });
  expect((await account('signals/remove', { body: RAFT })).body).toEqual({ removed: 0 });
  expect(await signals()).toEqual([BREAD]);
  const again = () => account('platforms/github/read', { method: 'POST' });
  const early = await again();
  expect([early.status, early.body.code]).toEqual([429, 'reading.limit']);
  provider.clock.pass(600_000);
  expect((await again()).body).toEqual({ queued: true });
  await soon(async () => expect(await signals()).toEqual([RAFT, BREAD]));
});

it('refuses a platform that there is not, and leaves what belongs to other people alone', async () => {
  const { provider, account, platforms, signals } = await startConnected();
  for (const [path, method] of [
    ['platforms/nowhere', 'DELETE'],
    ['platforms/nowhere/read', 'POST'],
  ] as const)
    expect((await account(path, { method })).body.code).toBe('connector.unknown');
  const bo = await signInToAccount(provider, 'bo@example.org');
  await bo.account('platforms/github', { method: 'DELETE' });
  await bo.account('platforms/github/read', { method: 'POST' });
  expect((await bo.account('signals/remove', { body: RAFT })).body).toEqual({ removed: 0 });
  expect((await bo.account('signals')).body).toEqual({ signals: [] });
  expect(await platforms()).toHaveLength(2);
  expect(await signals()).toHaveLength(2);
});
