import { describe, expect, it } from 'vitest';
import { exchange, startCodeSharer } from './support/code.ts';
import { textOf } from './support/sign-in.ts';

describe('call 4 with a code', () => {
  it('answers a code in place of the token', async () => {
    const { shareByCode } = await startCodeSharer();
    const { status, body, text } = await shareByCode();
    expect(status).toBe(200);
    expect(body).toEqual({
      apiUrl: 'http://localhost:4174/api/inference',
      code: expect.stringMatching(/^[\w-]{43}$/),
      approved: [{ data: 'Medium' }, { data: 'Traits' }],
      expiresAt: expect.any(String),
      receipt: expect.any(String),
    });
    expect(text).not.toContain('accessToken');
  });

  it('gives a repeated call the first grant, with another code', async () => {
    const { provider, app, verifier, shareByCode } = await startCodeSharer();
    const again = () => shareByCode(undefined, { headers: { 'idempotency-key': 'one' } });
    const [first, second] = [await again(), await again()];
    expect(second.body.receipt).toBe(first.body.receipt);
    const fields = { client_id: app.id, code_verifier: verifier };
    const codes = [textOf(first, 'code'), textOf(second, 'code')];
    for (const code of codes) expect((await exchange(provider, { ...fields, code })).status).toBe(200);
    expect(new Set(codes).size).toBe(2);
  });

  it('needs a challenge, unless the application has a secret, and shares nothing without it', async () => {
    const { provider, shareByCode } = await startCodeSharer();
    const { status, body } = await shareByCode(null);
    expect([status, body.code]).toEqual([422, 'share.challenge']);
    expect(await provider.database.query.selectFrom('grants').selectAll().execute()).toEqual([]);
    expect((await (await startCodeSharer({ isConfidential: true })).shareByCode()).status).toBe(200);
  });
});
