import { expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { DAY, HOUR, startApp } from './support/provider.ts';
import { startSharing } from './support/share.ts';
import { EMAIL, newestCode, requestCode, signIn, textOf } from './support/sign-in.ts';

const YEAR = 365 * DAY;

/** A person who has shared, and another mailed code. */
const start = async () => {
  const { provider, key } = await startApp();
  const sharing = await startSharing(provider, key);
  const accessToken = await sharing.accessToken();
  provider.clock.pass(1);
  const challenge = textOf(await requestCode(provider, key), 'challenge');
  const code = await newestCode(provider);
  const confirm = () =>
    ask(provider, '/api/email/verify/confirm', { key, body: { email: EMAIL, code, challenge } });
  const grants = () => ask(provider, '/api/grants', { key, token: sharing.token });
  const purge = () =>
    Promise.all([provider.people.purge(), provider.mails.purge(), provider.idempotencyStore.purge()]);
  return { provider, key, accessToken, infer: sharing.infer, confirm, grants, purge };
};

it('the provider refuses expired data when the clock jumps a year ahead, and keeps people, grants and receipts', async () => {
  const { provider, key, accessToken, infer, confirm, grants, purge } = await start();
  const { grants: before } = (await grants()).body;
  provider.clock.pass(YEAR);
  expect((await confirm()).body.code).toBe('code.stale');
  expect((await grants()).body.code).toBe('session.expired');
  expect((await infer(accessToken)).body.code).toBe('access.expired');
  await purge();
  const again = await signIn(provider, key);
  expect(again.answer.body.isNewUser).toBe(false);
  const { body } = await ask(provider, '/api/grants', { key, token: again.token });
  expect(body.grants).toEqual(before);
  const [grant] = Array.isArray(body.grants) ? body.grants : [];
  const kept = await ask(provider, `/api/grants/${grant?.id}`, { key, token: again.token });
  expect([grant?.withdrawn, kept.body.receipt]).toEqual([null, expect.any(String)]);
});

it('the provider loses nothing when the clock is set back an hour: session, code and token work', async () => {
  const { provider, accessToken, infer, confirm, grants, purge } = await start();
  provider.clock.pass(-HOUR);
  await purge();
  expect((await infer(accessToken)).status).toBe(200);
  expect((await grants()).status).toBe(200);
  expect((await confirm()).status).toBe(200);
  expect((await confirm()).body.code).toBe('code.stale');
});
