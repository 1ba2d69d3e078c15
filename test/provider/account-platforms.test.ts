import { expect, it } from 'vitest';
import { soon } from '../support/until.ts';
import { signInToAccount } from './support/account.ts';
import { refusalIn } from './support/ask.ts';
import { arrive, startConnecting } from './support/platform.ts';
import { BO, textOf } from './support/sign-in.ts';
import { workOff } from './support/work-off.ts';

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

it('/account shows connected platforms with their readings, and disconnects one: deleted here, revoked there', async () => {
  const { provider, platform, account, platforms, signals } = await startConnected();
  expect(await platforms()).toEqual([
    {
      id: 'github',
      since: expect.any(String),
      endsAt: null,
      lists: 'repositories, stars',
      entries: 2,
      ending: { when: 'now', with: [] },
      reading: {
        state: 'done',
        text: 'GitHub is read',
        changed: expect.any(String),
        waitS: 0,
        isRefused: false,
      },
    },
    expect.objectContaining({ id: 'youtube' }),
  ]);
  expect(await signals()).toEqual([RAFT, BREAD]);
  platform.answerWith(null);
  const answer = await account('platforms/github', { method: 'DELETE' });
  expect([answer.status, answer.body]).toEqual([200, { disconnected: true }]);
  expect(await platforms()).toEqual([expect.objectContaining({ id: 'youtube' })]);
  expect(await signals()).toEqual([]);
  await workOff(provider.platforms.revoking);
  expect(platform.revoked).toEqual([expect.stringContaining('api.github.com')]);
  expect((await account('platforms/github', { method: 'DELETE' })).status).toBe(200);
});

it('/account removes a single signal; reading again, ten minutes later or more, restores it', async () => {
  const { provider, account, signals } = await startConnected();
  expect((await account('signals/remove', { body: RAFT })).body).toEqual({ removed: 1 });
  expect((await account('signals/remove', { body: RAFT })).body).toEqual({ removed: 0 });
  expect(await signals()).toEqual([BREAD]);
  const again = () => account('platforms/github/read', { method: 'POST' });
  expect(refusalIn(await again())).toBe('429 reading.limit');
  provider.clock.pass(600_000);
  expect((await again()).body).toEqual({ queued: true });
  await soon(async () => expect(await signals()).toEqual([RAFT, BREAD]));
});

it('/account refuses an unknown platform, and does not touch other people’s data', async () => {
  const { provider, account, platforms, signals } = await startConnected();
  for (const [path, method] of [
    ['platforms/nowhere', 'DELETE'],
    ['platforms/nowhere/read', 'POST'],
  ] as const)
    expect((await account(path, { method })).body.code).toBe('connector.unknown');
  const bo = await signInToAccount(provider, BO);
  await bo.account('platforms/github', { method: 'DELETE' });
  await bo.account('platforms/github/read', { method: 'POST' });
  expect((await bo.account('signals/remove', { body: RAFT })).body).toEqual({ removed: 0 });
  expect((await bo.account('signals')).body).toEqual({ signals: [] });
  expect(await platforms()).toHaveLength(2);
  expect(await signals()).toHaveLength(2);
});

const STATE = 'a-state-of-the-account-page';

it('a platform is connected from /account: the session that began completes it, once, and it is read', async () => {
  const { provider, platform } = await startConnecting();
  const { account } = await signInToAccount(provider);
  const overview = async () => (await account('overview')).body;
  expect((await overview()).offers).toContainEqual({ id: 'github', lists: 'repositories, stars' });
  const begin = () => account('platforms/github/authorize', { body: { state: STATE } });
  const back = await arrive(provider, platform.allow(textOf(await begin(), 'url')));
  expect([back.pathname, back.searchParams.get('state')]).toEqual(['/account', STATE]);
  const body = { state: STATE, ticket: back.searchParams.get('ticket') };
  const other = await signInToAccount(provider, BO);
  expect((await other.account('platforms/github/complete', { body })).body.code).toBe('ticket.unknown');
  expect((await account('platforms/github/complete', { body })).body).toEqual({ connected: true });
  expect((await account('platforms/github/complete', { body })).body.code).toBe('ticket.stale');
  await soon(async () =>
    expect((await overview()).platforms).toMatchObject([{ reading: { state: 'failed', isRefused: true } }]),
  );
  expect((await overview()).offers).toHaveLength(7);

  const declined = await arrive(provider, platform.deny(textOf(await begin(), 'url')));
  expect(declined.searchParams.get('error')).toBe('access_denied');
});
