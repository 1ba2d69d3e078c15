import { decodeJwt, jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import { ORIGIN } from '../support/provider.ts';
import { keySet, startSharer, startSharing } from '../support/share.ts';

const HOUR = 3_600_000;

it('an access token can be verified offline with the published keys and contains the person, the app and the scope', async () => {
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

it('an access token has a different id of a person for each app, and always the same for one', async () => {
  const { provider, accessToken } = await startSharer();
  const other = await provider.addApp();
  const there = await startSharing(provider, other.key);
  const subjects = [await accessToken(), await accessToken(), await there.accessToken()].map(
    (token) => decodeJwt(token).sub,
  );
  expect(subjects[0]).toBe(subjects[1]);
  expect(subjects[0]).not.toBe(subjects[2]);
});

it('an access token allows call 5, from the host’s server and from its page', async () => {
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

it('an access token allows nothing after an hour, also if it was used before', async () => {
  const { provider, infer, accessToken } = await startSharer();
  const token = await accessToken();
  provider.clock.pass(HOUR - 1_000);
  expect((await infer(token)).status).toBe(200);
  provider.clock.pass(1_000);
  const { status, body } = await infer(token);
  expect([status, body.code]).toEqual([401, 'access.expired']);
});
