import { expect, it } from 'vitest';
import { newApp, newAppFrom } from '../../provider/apps/application.ts';
import {
  answerAt,
  createBrowser,
  locationOf,
  signInOnPage,
  silentIn,
  startOpenId,
  VERIFIER,
} from './support/open-id.ts';
import { TERMS } from './support/operator.ts';
import { ORIGIN, startProvider, type TestProvider } from './support/provider.ts';

const SCHEME = 'com.example.app:/callback';
const LOOPBACK = 'http://127.0.0.1:*/callback';

const given = (redirects: readonly string[], more: object = {}) =>
  newAppFrom(newApp.parse({ name: 'App', origins: [], redirects, ...TERMS, ...more }));

const addNative = (provider: TestProvider) =>
  provider.addApp('live', ['http://127.0.0.1:*'], { redirects: [SCHEME, LOOPBACK] });

it('the registration of a native app takes a scheme that is a domain name in reverse, and needs no origin for it', () => {
  const addresses = [SCHEME, 'org.example-2.a+b://sign-in/done?from=provider'];
  expect(given(addresses)).toMatchObject({ origins: [], redirects: addresses });
});

it.each([
  ['a script', 'javascript:alert(1)'],
  ['a scheme without a dot, which any app may take', 'myapp:/callback'],
  ['an upper-case scheme, which would never match', 'com.Example.app:/callback'],
  ['a path that leads elsewhere', 'com.example.app:/x/../callback'],
  ['http on a name that begins like the loopback', 'http://127.0.0.1.evil.example/callback'],
])('the registration of a native app refuses %s', (_name, address) => {
  expect(() => given([address], { origins: ['http://127.0.0.1:*', ORIGIN] })).toThrow(
    'is no address to return to',
  );
});

it('the registration of a native app refuses a secret, which would be in every copy of the app', () => {
  expect(() => given([SCHEME], { isConfidential: true })).toThrow('is for a native app');
});

it.each([
  ['its scheme', SCHEME, 'com.example.app:'],
  [
    'a port of the loopback that the system chose',
    'http://127.0.0.1:51004/callback',
    'http://127.0.0.1:51004',
  ],
])(
  'a native app’s sign-in returns to %s, and redeems by its verifier',
  async (_name, redirect_uri, place) => {
    const { provider, redeem, begin } = await startOpenId();
    const { id } = await addNative(provider);
    const { browser, page } = await begin({ client_id: id, redirect_uri });
    const { location, asked } = await signInOnPage(provider, browser, page);
    expect(location.startsWith(`${redirect_uri}?code=`)).toBe(true);
    expect(asked.origin).toBe(place);
    const app = { client_id: id, client_secret: null, redirect_uri };
    const { code } = answerAt(location);
    const stolen = await redeem(code, { ...app, code_verifier: `${VERIFIER.slice(1)}x` });
    expect(stolen.body.error).toBe('invalid_grant');
    const { status, body } = await redeem(code, app, { origin: null });
    expect([status, body]).toMatchObject([200, { refresh_token: expect.any(String) }]);
  },
);

it.each([
  ['another scheme', 'com.example.other:/callback'],
  ['a query of its own', `${SCHEME}?next=https://evil.example`],
])('a sign-in of a native app never returns to %s', async (_name, redirect_uri) => {
  const { provider, addressWith } = await startOpenId();
  const { id } = await addNative(provider);
  const { status, headers } = await createBrowser(provider).go(addressWith({ client_id: id, redirect_uri }));
  expect([status, headers.get('location')]).toEqual([400, null]);
});

/** Any program of the computer can take the scheme or the port, and asks for a code with a verifier of its own. */
it.each([SCHEME, 'http://127.0.0.1:51004/callback'])(
  'a sign-in of a native app asks the person each time: %s',
  async (redirect_uri) => {
    const { provider, addressWith } = await startOpenId();
    const { id } = await addNative(provider);
    const browser = createBrowser(provider);
    const address = (change = {}) => addressWith({ client_id: id, redirect_uri, ...change });
    await signInOnPage(provider, browser, locationOf(await browser.go(address())));
    const silent = locationOf(await browser.go(address({ prompt: 'none' })));
    expect(silent.startsWith(`${redirect_uri}?error=interaction_required`)).toBe(true);
    expect(answerAt(silent)).not.toHaveProperty('code');
  },
);

it.each([
  ['of a page on localhost in development', 'http://localhost:5173/callback', false],
  ['of a client with a secret on a port of the loopback', 'http://127.0.0.1:5173/callback', true],
])('a sign-in %s needs no press after the first one', async (_name, redirect_uri, isConfidential) => {
  const started = await startOpenId({ isConfidential, redirects: [redirect_uri] });
  const { browser } = await started.signInWith({ redirect_uri });
  expect(await silentIn(started, browser, { redirect_uri })).toMatchObject({ code: expect.any(String) });
});

/** RFC 8252, sections 7.3 and 8.3. */
it('a sign-in returns to each port of a loopback IP address, and of localhost only if it is registered so', async () => {
  const [four, six, name] = ['http://127.0.0.1', 'http://[::1]', 'http://localhost'];
  const redirects = [`${four}/a`, `${six}:8080/a`, `${name}:8080/a`, `${name}:*/any`];
  const { provider, addressWith } = await startOpenId({ redirects });
  const sent = [`${four}:5100/a`, `${six}/a`, `${name}:5100/a`, `${name}:5100/any`];
  const asked = sent.map((redirect_uri) => createBrowser(provider).go(addressWith({ redirect_uri })));
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([303, 303, 400, 303]);
});

it('a sign-in of a native app has a code bound to the page of the sign-in, where it is typed', async () => {
  const { provider, addressWith } = await startOpenId();
  const change = { client_id: (await addNative(provider)).id, redirect_uri: SCHEME };
  const browser = createBrowser(provider);
  await signInOnPage(provider, browser, locationOf(await browser.go(addressWith(change))));
  const [mail] = await provider.mails.waiting();
  expect(mail?.text).toContain('Enter this code on localhost:4174 to sign in to ');
  expect(mail?.text).toMatch(/\n@localhost #\d{6}\n$/);
});

it('a sign-in of a native app takes no form, which only a page can read', async () => {
  const { provider, addressWith } = await startOpenId();
  const { id } = await addNative(provider);
  const asked = addressWith({ client_id: id, redirect_uri: SCHEME, response_mode: 'form_post' });
  const answer = await createBrowser(provider).go(asked);
  expect(answerAt(locationOf(answer))).toMatchObject({ error: 'invalid_request' });
});

it('no platform brings a ticket to a native app', async () => {
  const provider = await startProvider();
  const { id } = await addNative(provider);
  await expect(provider.apps.returnAddress(id, SCHEME)).rejects.toMatchObject({ code: 'app.redirect' });
  await expect(provider.apps.returnAddress(id, undefined)).rejects.toMatchObject({ code: 'app.redirect' });
});
