import { describe, expect, it } from 'vitest';
import { soon } from '../support/until.ts';
import { ask } from './support/ask.ts';
import { startLoggingOut } from './support/logout-receiver.ts';
import { silentIn } from './support/open-id.ts';
import { startSharing } from './support/share.ts';

type Started = Awaited<ReturnType<typeof startWithdrawn>>;

/** A person who took their approval back. The application was down, so the logout token for all sessions waits. */
const startWithdrawn = async () => {
  let isDown = true;
  const started = await startLoggingOut({ answer: () => (isDown ? 503 : 204) });
  const { provider, app, signedIn, waiting } = started;
  const own = await signedIn();
  const asServer = { key: app.key, token: own.token, origin: null };
  const { body } = await ask(provider, '/api/grants', { ...asServer, method: 'GET' });
  const [{ id }] = body.grants as [{ id: string }];
  await ask(provider, `/api/grants/${id}`, { ...asServer, method: 'DELETE' });
  const unsent = { type: 'logout', failure: 'HTTP 503', leased_until: 0 };
  await soon(async () => expect(await waiting()).toEqual([expect.objectContaining(unsent)]));
  isDown = false;
  provider.clock.pass(1_000);
  return {
    ...started,
    own,
    /** Shares by the widget. */
    shareAgain: async () => (await startSharing(provider, app.key)).share(),
    /** Waits for the next try. */
    settled: async () => {
      provider.clock.pass(4_000);
      await soon(async () => expect(await waiting()).toEqual([]));
    },
  };
};

const SIGN_INS: readonly (readonly [string, (started: Started) => Promise<unknown>])[] = [
  ['in another browser', ({ signedIn }) => signedIn()],
  [
    'without being asked, in the session of before',
    async (started) => {
      await started.shareAgain();
      expect(await silentIn(started, started.own.browser)).toHaveProperty('code');
    },
  ],
];

describe('an application that was down when a person took their approval back', () => {
  it.each(SIGN_INS)('is not told of the end if they signed in again %s', async (_, signIn) => {
    const started = await startWithdrawn();
    await signIn(started);
    await started.settled();
    expect(started.receiver.got).toHaveLength(1);
  });

  it('is told of the end if they only shared again', async () => {
    const { own, notified, receiver, shareAgain, settled } = await startWithdrawn();
    await shareAgain();
    await settled();
    expect((await notified()).at(-1)).toEqual({ sub: own.sub, sid: null });
    expect(receiver.got).toHaveLength(2);
  });
});
