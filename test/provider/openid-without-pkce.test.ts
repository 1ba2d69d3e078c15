import { expect, it } from 'vitest';
import { CLIENT_DEFAULTS } from '../../provider/facts/client-settings.ts';
import { answerAt, createBrowser, locationOf, startOpenId } from './support/open-id.ts';
import { ORIGIN } from './support/provider.ts';

const BY_NONCE = { ...CLIENT_DEFAULTS, pkce: 'nonce' } as const;
const WITHOUT = { code_challenge: null, code_challenge_method: null };

const startByNonce = () => startOpenId({ isConfidential: true, client: BY_NONCE });

type Started = Awaited<ReturnType<typeof startOpenId>>;

/** Returns the answer to the application for a request that the page cannot show. */
const refusedAt = async ({ provider, addressWith }: Started, change: Record<string, string | null>) =>
  answerAt(locationOf(await createBrowser(provider).go(addressWith(change))));

/** RFC 9700, section 2.1.1: a confidential client may use the nonce of OpenID Connect in place of PKCE. */
it('an application with a nonce in place of PKCE signs a person in: the ID token has its nonce', async () => {
  const { signInWith, redeem } = await startByNonce();
  const { answer } = await signInWith(WITHOUT);
  const { status, body } = await redeem(answer.code, { code_verifier: null });
  const claims = JSON.parse(Buffer.from(String(body.id_token).split('.')[1] ?? '', 'base64url').toString());
  expect([status, claims.nonce]).toEqual([200, 'the-nonce']);
});

it.each<[string, Record<string, string | null>]>([
  ['no nonce', { nonce: null }],
  ['no openid, so no ID token has the nonce', { scope: 'email interests' }],
  ['half of PKCE', { code_challenge_method: 'S256' }],
])('an application with a nonce in place of PKCE is refused with %s', async (_what, change) => {
  const refused = await refusedAt(await startByNonce(), { ...WITHOUT, ...change });
  expect(refused).toMatchObject({ error: 'invalid_request', state: 'the-state' });
});

it('an application with a nonce in place of PKCE redeems no code without its secret, and no page reads the answer', async () => {
  const { signInWith, redeem } = await startByNonce();
  const { answer } = await signInWith(WITHOUT);
  const bare = await redeem(answer.code, { code_verifier: null, client_secret: null });
  expect(bare.body.error).toBe('invalid_client');
  const wrong = await redeem(answer.code, { code_verifier: null, client_secret: 'sk_wrong' });
  expect(wrong.body.error).toBe('invalid_client');
  const { status, headers } = await redeem(answer.code, { code_verifier: null }, { origin: ORIGIN });
  expect([status, headers.get('access-control-allow-origin')]).toEqual([200, null]);
});

it('an application that may use a nonce in place of PKCE, and uses PKCE, cannot be led to do without: a challenge taken away is seen', async () => {
  const { signInWith, redeem } = await startByNonce();
  // The attacker takes the challenge out of the address; the client sends its verifier.
  const { answer } = await signInWith(WITHOUT);
  expect((await redeem(answer.code)).body.error).toBe('invalid_grant');
  // The attacker brings a code with a challenge of their own into the client’s session.
  const { answer: bound } = await signInWith();
  expect((await redeem(bound.code, { code_verifier: null })).body.error).toBe('invalid_grant');
});

it.each([
  ['of a confidential application by default', { isConfidential: true }],
  ['of a public application with the setting, which the database could have', { client: BY_NONCE }],
])('PKCE stays required %s', async (_who, options) => {
  const refused = await refusedAt(await startOpenId(options), WITHOUT);
  expect(refused).toMatchObject({ error: 'invalid_request' });
});
