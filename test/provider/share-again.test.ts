import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { approving, count, startSharer } from './support/share.ts';
import { textOf } from './support/sign-in.ts';

type Sharer = Awaited<ReturnType<typeof startSharer>>;

describe('call 4', () => {
  it('gives a new token for the same grant when the call is repeated after the first token has ended', async () => {
    const { provider, share, infer } = await startSharer();
    const headers = { 'idempotency-key': 'attempt-1' };
    const first = await share({ headers });
    provider.clock.pass(2 * 3_600_000);
    expect((await infer(textOf(first, 'accessToken'))).body.code).toBe('access.expired');
    const again = await share({ headers });
    expect((await infer(textOf(again, 'accessToken'))).status).toBe(200);
    expect(again.body.receipt).toBe(first.body.receipt);
    expect(await count(provider, 'grants')).toBe(1);
  });

  it.each<[string, (started: Sharer) => Promise<unknown>, string]>([
    [
      'was taken back',
      async ({ provider, key, token, grants }) => {
        const [{ id }] = await grants();
        return ask(provider, `/api/grants/${id}`, { key, token, method: 'DELETE' });
      },
      'access.revoked',
    ],
    ['was replaced by a later one', ({ share }) => share({ body: approving('Large') }), 'access.replaced'],
    [
      'was replaced by one that was taken back',
      async ({ provider, key, token, share, grants }) => {
        await share({ body: approving('Large') });
        const [{ id }] = await grants();
        return ask(provider, `/api/grants/${id}`, { key, token, method: 'DELETE' });
      },
      'access.revoked',
    ],
    [
      'has ended',
      ({ provider }) =>
        provider.database.query.updateTable('grants').set({ ends_at: provider.clock.now() }).execute(),
      'access.ended',
    ],
  ])(
    'gives no token when the grant that a repeated call made %s, and makes no other',
    async (_, over, code) => {
      const started = await startSharer();
      const { provider, share, infer } = started;
      const headers = { 'idempotency-key': 'attempt-1' };
      const opened = textOf(await share({ headers }), 'accessToken');
      provider.clock.pass(1);
      await over(started);
      const grants = await count(provider, 'grants');
      const { status, body } = await share({ headers });
      expect([status, body.code, body.accessToken]).toEqual([409, 'idempotency.ended', undefined]);
      expect(await count(provider, 'grants')).toBe(grants);
      expect((await infer(opened)).body.code).toBe(code);
      const fresh = await share({ headers: { 'idempotency-key': 'attempt-2' } });
      expect((await infer(textOf(fresh, 'accessToken'))).status).toBe(200);
    },
  );

  it('takes a notice of at most 4 KB', async () => {
    const { share } = await startSharer();
    const noticeOf = (length: number) => ({
      language: 'en',
      version: '2.1.7',
      offered: [1, 2, 3].map(() => ({ data: 'Medium', text: 'x'.repeat(length) })),
    });
    const sharing = (length: number) =>
      share({ body: { Info: { ...approving('Medium').Info, notice: noticeOf(length) } } });
    expect((await sharing(1_200)).status).toBe(200);
    const { status, body } = await sharing(1_500);
    expect([status, body.code]).toEqual([400, 'request.shape']);
  });
});
