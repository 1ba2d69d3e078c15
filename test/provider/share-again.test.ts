import { describe, expect, it } from 'vitest';
import { approving, count, startSharer } from './support/share.ts';
import { textOf } from './support/sign-in.ts';

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
