import { decodeJwt, SignJWT } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Fetch, verifyAccess } from '../../widget/server.ts';
import { answering, codeFrom, hostOf, startHost } from './support/host-server.ts';
import { SECRET, startProvider } from './support/provider.ts';
import { startSharing } from './support/share.ts';
import { textOf } from './support/sign-in.ts';

const HOUR = 3_600_000;
const NEXT_SECRET = 'the secret that comes next and is also long enough';

afterEach(() => {
  vi.useRealTimers();
});

describe('verifyAccess', () => {
  it('returns the person, their approvals and the expiry', async () => {
    const { verify, accessToken, grants } = await startHost();
    const token = await accessToken();
    const [grant] = await grants();
    expect(await verify(token)).toEqual({
      subject: decodeJwt(token).sub,
      grant: grant.id,
      scope: ['medium', 'traits'],
      expiresAt: new Date((decodeJwt(token).exp ?? 0) * 1_000),
    });
  });

  it('fetches the keys once for any number of tokens, and makes no other request', async () => {
    const { verify, accessToken, asked } = await startHost();
    const tokens = await Promise.all([accessToken(), accessToken(), accessToken()]);
    await Promise.all(tokens.map(verify));
    await verify(await accessToken());
    expect(asked).toEqual(['/.well-known/jwks.json']);
  });

  it('accepts a token of a new key after 30 seconds at the latest, and those of the old one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { provider, key, id, accessToken } = await startHost();
    const { database } = provider.config;
    const DATABASE_URL = `file:${database.kind === 'sqlite' ? database.file : ''}`;
    const variables = { DATABASE_URL, PROVIDER_SECRET: `${NEXT_SECRET},${SECRET}` };
    const rotated = await startProvider({ clock: provider.clock, variables });
    let serving = provider;
    const host = hostOf({ ...provider, fetch: (request, peer) => serving.fetch(request, peer) }, id);

    const before = await accessToken();
    await host.verify(before);
    serving = rotated;
    const after = await (await startSharing(rotated, key)).accessToken();
    expect(await codeFrom(host.verify(after))).toBe('token.signature');
    vi.setSystemTime(Date.now() + 30_000);
    await host.verify(after);
    await host.verify(before);
    expect(host.asked).toHaveLength(2);
  });

  it.each([undefined, null, '', []])(
    'refuses the audience %j, also for a token of this application',
    async (audience) => {
      const { accessToken, options } = await startHost();
      const given = Object.assign({ ...options }, { audience });
      await expect(verifyAccess(await accessToken(), given)).rejects.toThrow(TypeError);
    },
  );

  it('refuses a token that was altered, expired, or is for another application', async () => {
    const { provider, verify, accessToken, options } = await startHost();
    const token = await accessToken();
    const [head, body = '', signature = ''] = token.split('.');
    const claims = JSON.stringify({ ...decodeJwt(token), scope: 'large' });
    const wider = `${head}.${Buffer.from(claims).toString('base64url')}.${signature}`;
    const flipped = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    expect(await codeFrom(verify(wider))).toBe('token.signature');
    expect(await codeFrom(verify(flipped))).toBe('token.signature');
    const other = verifyAccess(token, { ...options, audience: 'app_other' });
    expect(await codeFrom(other)).toBe('token.audience');
    provider.clock.pass(HOUR);
    expect(await codeFrom(verify(token))).toBe('token.expired');
  });

  it('refuses the token of another provider without a request for keys', async () => {
    const { verify, asked } = await startHost();
    const stranger = await startProvider({ variables: { PUBLIC_URL: 'http://127.0.0.1:4999' } });
    const { key } = await stranger.addApp();
    const token = await (await startSharing(stranger, key)).accessToken();
    expect(await codeFrom(verify(token))).toBe('token.issuer');
    expect(asked).toEqual([]);
  });

  it('refuses a text that is no access token', async () => {
    const { verify, accessToken, share, token } = await startHost();
    const claims = decodeJwt(await accessToken());
    const hmac = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' });
    const tokens = [token, '', 'a.b.c', await hmac.sign(new TextEncoder().encode(SECRET))];
    for (const each of tokens) expect(await codeFrom(verify(each))).toBe('token.invalid');
    // A receipt has no issuer at the place where a token has one.
    expect(await codeFrom(verify(textOf(await share(), 'receipt')))).toBe('token.issuer');
  });

  it('says why the keys could not be fetched', async () => {
    const { accessToken, options } = await startHost();
    const token = await accessToken();
    const verifyOver = (fetch: Fetch) => codeFrom(verifyAccess(token, { ...options, fetch }));
    expect(await verifyOver(answering('', { status: 503 }))).toBe('provider.http');
    expect(await verifyOver(answering('<html>'))).toBe('provider.malformed');
    expect(await verifyOver(answering('{"keys":1}'))).toBe('provider.malformed');
    expect(await verifyOver(() => Promise.reject(new TypeError('fetch failed')))).toBe(
      'provider.unreachable',
    );
  });

  it.each(['http://id.example', 'https://id.example/', 'id.example', 'https://id.example/path'])(
    'does not accept %s as an issuer',
    async (issuer) => {
      await expect(verifyAccess('a.b.c', { issuer, audience: 'app_1' })).rejects.toThrow(TypeError);
    },
  );
});
