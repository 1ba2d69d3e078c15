import { decodeJwt, jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { ORIGIN, SECRET, startProvider } from './support/provider.ts';
import { keySet, startSharer, startSharing } from './support/share.ts';
import { textOf } from './support/sign-in.ts';

const HOUR = 3_600_000;

describe('an access token', () => {
  it('can be verified offline with the published keys and contains the person, the app and the scope', async () => {
    const { provider, id, accessToken } = await startSharer();
    const token = await accessToken();
    const { payload, protectedHeader } = await jwtVerify(token, await keySet(provider, 'jwks'), {
      issuer: 'http://localhost:4174',
      audience: id,
      typ: 'at+jwt',
      currentDate: new Date(provider.clock.now()),
    });
    expect(protectedHeader.alg).toBe('ES256');
    expect(payload).toMatchObject({ scope: 'medium traits', grant: expect.stringMatching(/^grant_/) });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3_600);
    expect(JSON.stringify(payload)).not.toContain('amal');
  });

  it('has a different id of a person for each app, and always the same for one', async () => {
    const { provider, accessToken } = await startSharer();
    const other = await provider.addApp();
    const there = await startSharing(provider, other.key);
    const subjects = [await accessToken(), await accessToken(), await there.accessToken()].map(
      (token) => decodeJwt(token).sub,
    );
    expect(subjects[0]).toBe(subjects[1]);
    expect(subjects[0]).not.toBe(subjects[2]);
  });

  it('allows call 5, from the host’s server and from its page', async () => {
    const { infer, accessToken } = await startSharer();
    const token = await accessToken();
    const { status, body } = await infer(token);
    expect(status).toBe(200);
    expect(body.InferenceResult).toEqual({
      output: { output: [[[0]], [[0]]] },
      reasons: [[], []],
      withheld: [],
      topics: [],
      status: 'complete',
      why: 'unconnected',
      note: 'Nothing is known of this person: no platform is connected.',
    });
    expect((await infer(token, { origin: ORIGIN })).headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect((await infer(token, { origin: 'https://other.example' })).body.code).toBe('app.origin');
  });

  it('allows nothing after an hour, also if it was used before', async () => {
    const { provider, infer, accessToken } = await startSharer();
    const token = await accessToken();
    provider.clock.pass(HOUR - 1_000);
    expect((await infer(token)).status).toBe(200);
    provider.clock.pass(1_000);
    const { status, body } = await infer(token);
    expect([status, body.code]).toEqual([401, 'access.expired']);
  });

  it('allows nothing if it was altered, signed by another key, or not signed', async () => {
    const { provider, infer, accessToken, share } = await startSharer();
    const token = await accessToken();
    expect((await infer(token)).status).toBe(200);
    const claims = decodeJwt(token);
    const stranger = await startProvider({
      variables: { PROVIDER_SECRET: 'the secret of somebody else entirely' },
      clock: provider.clock,
    });
    const { key } = await stranger.addApp();
    const forged = await (await startSharing(stranger, key)).accessToken();
    const [head = '', body = '', signature = ''] = token.split('.');
    const wider = Buffer.from(JSON.stringify({ ...claims, scope: 'large' })).toString('base64url');
    const hmac = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' });
    const tokens = [
      `${head}.${wider}.${signature}`,
      `${head}.${body}.`,
      `${head}.${body}`,
      forged,
      new UnsecuredJWT(claims).encode(),
      await hmac.sign(new TextEncoder().encode(SECRET)),
      textOf(await share(), 'receipt'),
      'x',
    ];
    for (const each of tokens) {
      const answer = await infer(each);
      expect([answer.status, answer.body.code]).toEqual([401, 'access.unknown']);
    }
    expect((await ask(provider, '/api/inference', { body: { Input: [] } })).body.code).toBe('access.missing');
  });

  it('is no session, and a session is no access token', async () => {
    const { token, infer, share, accessToken } = await startSharer();
    expect((await infer(token)).body.code).toBe('access.unknown');
    expect((await share({ token: await accessToken() })).body.code).toBe('session.unknown');
  });
});
