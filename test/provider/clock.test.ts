import { expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { HOUR, startApp } from './support/provider.ts';
import { startSharing } from './support/share.ts';
import { EMAIL, newestCode, requestCode, textOf } from './support/sign-in.ts';

it('the provider loses nothing when the clock is set back an hour: session, code and token work', async () => {
  const { provider, key } = await startApp();
  const { token, infer, accessToken } = await startSharing(provider, key);
  const opened = await accessToken();
  provider.clock.pass(1);
  const challenge = textOf(await requestCode(provider, key), 'challenge');
  const body = { email: EMAIL, code: await newestCode(provider), challenge };
  const confirm = () => ask(provider, '/api/email/verify/confirm', { key, body });
  provider.clock.pass(-HOUR);
  await Promise.all([provider.people.purge(), provider.mails.purge(), provider.idempotencyStore.purge()]);
  expect((await infer(opened)).status).toBe(200);
  expect((await ask(provider, '/api/grants', { key, token })).status).toBe(200);
  expect((await confirm()).status).toBe(200);
  expect((await confirm()).body.code).toBe('code.stale');
});
