import { describe, expect, it } from 'vitest';
import { recordOf } from '../../widget/domain/user-record.ts';
import { sendCode } from '../../widget/services/api.ts';
import { REAL_SHARE, share } from '../../widget/services/share.ts';
import { problemIn, shareRequest } from '../unit/services/builders.ts';
import { ask } from './support/ask.ts';
import { startProvider } from './support/provider.ts';
import { EMAIL } from './support/sign-in.ts';
import { never, widgetClient } from './support/widget-client.ts';

const start = async () => {
  const provider = await startProvider();
  const { key } = await provider.addApp();
  const client = widgetClient(provider, key);
  const signIn = await client.signIn();
  const user = recordOf(signIn, EMAIL);
  const grants = async () => (await ask(provider, '/api/grants', { key, token: user.token })).body.grants;
  return { provider, key, ...client, signIn, user, grants };
};

describe('the widget’s client on the provider', () => {
  it('is refused without the app’s key from call 1 on', async () => {
    const { api } = widgetClient(await startProvider(), 'pk_of_nobody');
    expect(await problemIn(sendCode(api, EMAIL, never))).toEqual({ code: 'code.send' });
  });

  it('signs in with the challenge of call 1, and knows when the session ends', async () => {
    const { signIn, provider } = await start();
    expect(signIn).toMatchObject({ username: 'amal', isNewUser: true, flowType: 'onboarding' });
    expect(Date.parse(signIn.expiresAt ?? '')).toBeGreaterThan(provider.clock.now());
  });

  it('shares once however often the same choice is tried, and gets its receipt', async () => {
    const { context, user, grants } = await start();
    const choose = (approved: readonly string[]) =>
      share(REAL_SHARE, context, shareRequest({ user, approved }), never);
    const [first, again] = [await choose(['basic']), await choose(['basic'])];
    expect(first.response.receipt).toMatch(/^ey/);
    expect(again).toEqual(first);
    expect(await grants()).toHaveLength(1);
    await choose(['basic', 'personality']);
    expect(await grants()).toHaveLength(2);
  });
});
