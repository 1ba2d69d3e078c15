import { describe, expect, it } from 'vitest';
import { exchangeCode, type Fetch } from '../../widget/server.ts';
import { startCodeSharer } from './support/code.ts';
import { answering, codeFrom, hostOf, ISSUER } from './support/host-server.ts';

const startHost = async (isConfidential = false) => {
  const sharer = await startCodeSharer({ isConfidential });
  const { provider, app } = sharer;
  const { options, verify, interests } = hostOf(provider, app.id);
  return { ...sharer, fetch: options.fetch, verify, interests };
};

const exchanging = (fetch: Fetch, timeoutMs?: number) =>
  exchangeCode({ issuer: ISSUER, clientId: 'app_x', code: 'once', fetch, timeoutMs });

describe('exchangeCode', () => {
  it('gives a public application’s server the token for its verifier', async () => {
    const { app, fetch, verifier, code, verify, interests } = await startHost();
    const given = { issuer: ISSUER, clientId: app.id, code: await code(), verifier, fetch };
    const { accessToken, expiresIn } = await exchangeCode(given);
    expect(expiresIn).toBe(3600);
    expect((await verify(accessToken)).scope).toEqual(['medium', 'traits']);
    expect((await interests(accessToken)).interests).toHaveLength(2);
    expect(await codeFrom(exchangeCode(given))).toBe('code.refused');
    expect(await codeFrom(interests(accessToken))).toBe('token.invalid');
  });

  it('gives a confidential application’s server the token for its secret', async () => {
    const { app, secret, fetch, code } = await startHost(true);
    const given = { issuer: ISSUER, clientId: app.id, code: await code(), fetch };
    await expect(exchangeCode(given)).rejects.toMatchObject({
      code: 'provider.http',
      status: 401,
      problem: 'invalid_client',
    });
    expect((await exchangeCode({ ...given, clientSecret: secret })).accessToken).toMatch(/^eyJ/);
  });

  it.each(['{}', '[]', 'null', '{"access_token":7,"expires_in":1}', '{"access_token":"x"}'])(
    'refuses the answer %s',
    async (body) => {
      expect(await codeFrom(exchanging(answering(body)))).toBe('provider.malformed');
    },
  );

  it('sends nothing unencrypted', async () => {
    const asked: string[] = [];
    const fetch: Fetch = async (url) => {
      asked.push(url);
      return Response.json({});
    };
    const unsafe = exchangeCode({ issuer: 'http://id.example', clientId: 'app_x', code: 'once', fetch });
    await expect(unsafe).rejects.toThrow(TypeError);
    expect(asked).toEqual([]);
  });

  it('ends at its time limit', async () => {
    const silent: Fetch = (_url, { signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    expect(await codeFrom(exchanging(silent, 5))).toBe('provider.timeout');
  });
});
