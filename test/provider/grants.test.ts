import { compactVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { keySet, startSharer } from './support/share.ts';
import { signIn } from './support/sign-in.ts';

describe('withdrawing a grant', () => {
  it('ends its tokens at once, is noted in the receipt, and has no effect the second time', async () => {
    const { provider, key, token, infer, grants, accessToken } = await startSharer();
    const opened = await accessToken();
    const [grant] = await grants();
    provider.clock.pass(1_000);
    const revoke = () => ask(provider, `/api/grants/${grant.id}`, { key, token, method: 'DELETE' });
    const answers = await Promise.all([revoke(), revoke(), revoke()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const refused = await infer(opened);
    expect([refused.status, refused.body.code]).toEqual([401, 'access.revoked']);
    const [after] = await grants();
    expect(after.withdrawn).toBe(new Date(provider.clock.now()).toISOString());
    const { payload } = await compactVerify(after.receipt, await keySet(provider, 'receipt-keys'));
    const { events } = JSON.parse(new TextDecoder().decode(payload));
    expect(events.map(({ eventState }: { eventState: string }) => eventState)).toEqual([
      'consent given',
      'consent withdrawn',
    ]);
  });

  it.each(['the grant', 'the person'])('ends a call whose body is arriving: %s is removed', async (what) => {
    const { provider, key, token, grants, accessToken, infer } = await startSharer();
    const held = await accessToken();
    expect((await infer(held, { meanwhile: async () => {} })).status).toBe(200);
    const [{ id }] = await grants();
    const meanwhile = () =>
      what === 'the grant'
        ? ask(provider, `/api/grants/${id}`, { key, token, method: 'DELETE' })
        : ask(provider, '/api/person/delete', { key, token, body: {} });
    const { status, body } = await infer(held, { meanwhile });
    expect([status, body.code]).toEqual([401, 'access.revoked']);
  });

  it('keeps the person’s other grants', async () => {
    const { provider, key, token, infer, grants, accessToken } = await startSharer();
    const kept = await accessToken();
    provider.clock.pass(1);
    await accessToken();
    const [newest] = await grants();
    await ask(provider, `/api/grants/${newest.id}`, { key, token, method: 'DELETE' });
    expect((await infer(kept)).status).toBe(200);
  });

  it('is possible for the person and the app only', async () => {
    const { provider, key, token, grants, accessToken } = await startSharer();
    await accessToken();
    const [grant] = await grants();
    const bo = await signIn(provider, key, 'bo@example.org');
    const other = await provider.addApp();
    const there = await signIn(provider, other.key);
    const path = `/api/grants/${grant.id}`;
    for (const asked of [
      { key, token: bo.token },
      { key: other.key, token: there.token },
    ]) {
      const answer = await ask(provider, path, { ...asked, method: 'DELETE' });
      expect([answer.status, answer.body.code]).toEqual([404, 'grant.unknown']);
    }
    expect((await ask(provider, '/api/grants', { key, token: bo.token })).body).toEqual({ grants: [] });
    expect((await ask(provider, path, { key, token, method: 'DELETE' })).status).toBe(200);
  });
});
