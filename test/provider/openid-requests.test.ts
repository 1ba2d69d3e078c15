import { expect, it } from 'vitest';
import { CLIENT_DEFAULTS } from '../../provider/facts/openid.ts';
import { signInToAccount } from './support/account.ts';
import { ask, FORM } from './support/ask.ts';
import {
  answerAt,
  createBrowser,
  locationOf,
  RETURN,
  signInOnPage,
  silentIn,
  startOpenId,
} from './support/open-id.ts';
import { ORIGIN } from './support/provider.ts';
import { BO, EMAIL } from './support/sign-in.ts';

it('login_hint with prompt=none gives a code for the person whose address it is, however it is written, and never for another', async () => {
  const started = await startOpenId();
  const { browser } = await started.signInWith();
  expect(await silentIn(started, browser, { login_hint: EMAIL.toUpperCase() })).toMatchObject({
    code: expect.any(String),
  });
  expect(await silentIn(started, browser, { login_hint: BO })).toMatchObject({ error: 'login_required' });
  expect(await silentIn(started, browser)).toMatchObject({ code: expect.any(String) });
});

it('login_hint with a plus that is not encoded names the mailbox with the plus', async () => {
  const { provider, addressWith } = await startOpenId();
  const browser = createBrowser(provider);
  const page = locationOf(await browser.go(`${addressWith()}&login_hint=amal+shop@example.org`));
  const asked = await browser.onPage(`${new URL(page).pathname}/request`);
  expect(asked.body.loginHint).toBe('amal+shop@example.org');
});

it('login_hint with prompt=none tells an application that was not given the address nothing of it', async () => {
  const started = await startOpenId();
  const { browser } = await started.signInWith({}, { email: false });
  const answers = [EMAIL, BO].map((login_hint) => silentIn(started, browser, { login_hint }));
  const [own, other] = await Promise.all(answers);
  expect(own).toMatchObject({ error: 'login_required' });
  expect(own).toEqual(other);
});

it('login_hint with prompt=none takes no session of /account, also not of the named person', async () => {
  const started = await startOpenId();
  const { cookie } = await signInToAccount(started.provider);
  const { go } = createBrowser(started.provider);
  for (const login_hint of [EMAIL, BO]) {
    const asked = started.addressWith({ prompt: 'none', login_hint });
    const answer = answerAt(locationOf(await go(asked, { headers: { cookie } })));
    expect(answer).toMatchObject({ error: 'login_required' });
  }
});

const twoPeople = async () => {
  const started = await startOpenId();
  const { redeemed } = await started.tokens();
  return { ...started, id_token_hint: String(redeemed.body.id_token) };
};

it('id_token_hint without prompt=none signs in the person whom it names', async () => {
  const { signInWith, id_token_hint } = await twoPeople();
  expect((await signInWith({ id_token_hint })).answer).toMatchObject({ code: expect.any(String) });
});

it('id_token_hint without prompt=none gives no code for another person, and the page is over', async () => {
  const { provider, id_token_hint, begin } = await twoPeople();
  const { browser, page } = await begin({ id_token_hint });
  const { location } = await signInOnPage(provider, browser, page, { address: BO });
  expect(answerAt(location)).toMatchObject({ error: 'login_required', state: 'the-state' });
  expect((await browser.onPage(`${page}/request`)).status).toBe(404);
});

it('id_token_hint of another application, or that is no ID token, shows no page', async () => {
  const { provider, app, addressWith } = await startOpenId();
  const stranger = await startOpenId();
  const { redeemed } = await stranger.tokens();
  for (const hint of ['none', String(redeemed.body.id_token), String(redeemed.body.access_token)]) {
    const answer = await createBrowser(provider).go(addressWith({ id_token_hint: hint }));
    expect(answerAt(locationOf(answer))).toMatchObject({ error: 'login_required' });
    expect(answer.text).not.toContain(app.id);
  }
  expect(await provider.rows('authorize_requests')).toEqual([]);
});

const BY_NONCE = { ...CLIENT_DEFAULTS, pkce: 'nonce' } as const;
const WITHOUT = { code_challenge: null, code_challenge_method: null };

const startByNonce = () => startOpenId({ isConfidential: true, client: BY_NONCE });

type Started = Awaited<ReturnType<typeof startOpenId>>;

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
  const { answer } = await signInWith(WITHOUT);
  expect((await redeem(answer.code)).body.error).toBe('invalid_grant');
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

const challengeOf = ({ headers }: { readonly headers: Headers }) => headers.get('www-authenticate');

it('user info names the error of a refused token as RFC 6750 says, and none where there is no token', async () => {
  const { provider, tokens, userinfo } = await startOpenId();
  const { accessToken, shared, redeemed } = await tokens();
  expect(challengeOf(await userinfo(accessToken))).toBeNull();
  expect(challengeOf(await ask(provider, '/api/userinfo', { origin: null }))).toBe('Bearer');
  expect(challengeOf(await userinfo(String(redeemed.body.id_token)))).toBe('Bearer error="invalid_token"');
  const narrow = await userinfo(String(shared.body.accessToken));
  expect([narrow.status, challengeOf(narrow)]).toEqual([403, 'Bearer error="insufficient_scope"']);
  provider.clock.pass(3_600_001);
  const expired = await userinfo(accessToken);
  expect([expired.body.code, challengeOf(expired)]).toEqual([
    'access.expired',
    'Bearer error="invalid_token"',
  ]);
});

it('user info takes the token in one place only, and never from the body of another call', async () => {
  const { provider, tokens } = await startOpenId();
  const { accessToken: token } = await tokens();
  const form = FORM;
  const post = async (path: string, asked: object) =>
    (await ask(provider, path, { origin: null, headers: form, ...asked })).status;
  const inForm = { body: `access_token=${token}` };
  expect(await post('/api/userinfo', { ...inForm, token })).toBe(400);
  expect(await post('/api/userinfo', { body: `access_token=${token}&access_token=${token}` })).toBe(400);
  expect(await post('/api/userinfo', { body: 'access_token=a+b' })).toBe(401);
  expect(await post('/api/userinfo', { ...inForm, headers: { 'content-type': 'text/plain' } })).toBe(401);
  expect(await post('/api/inference', inForm)).toBe(401);
});

/** Registration spells an address as URL parsers do, and so do the libraries that read it from the page's address. */
it.each([
  ['HTTPS://SHOP.example:443/callback', RETURN],
  ['https://bücher.example/zurück', 'https://xn--bcher-kva.example/zur%C3%BCck'],
])('a return address in any spelling of a URL leads to the registered one: %s', async (sent, registered) => {
  const { signInWith, redeem } = await startOpenId({ redirects: [registered] });
  const { location, answer } = await signInWith({ redirect_uri: sent });
  expect(location.startsWith(`${registered}?code=`)).toBe(true);
  const stolen = await redeem(answer.code, { redirect_uri: `${sent}/` });
  expect([stolen.status, (await redeem(answer.code, { redirect_uri: sent })).status]).toEqual([400, 200]);
});
