import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { type Asked, ask, refusalIn } from './support/ask.ts';
import { builtWidget } from './support/built-pages.ts';
import { EVIL, ORIGIN, startApp, startProvider } from './support/provider.ts';
import { approving } from './support/share.ts';
import { shareInWindow } from './support/share-window.ts';
import { EMAIL, requestCode, signIn, textOf } from './support/sign-in.ts';

const OWN = 'http://localhost:4174';
const FRAMED: Asked = { origin: OWN, headers: { 'x-embedder': ORIGIN } };

it('the frame may be framed by the app’s own origins, and by no page with an unknown key', async () => {
  const provider = await startProvider({ widgetFolder: builtWidget() });
  const { key } = await provider.addApp('live', [ORIGIN, 'https://other.example']);
  const policyOf = async (asked: string) =>
    (await ask(provider, `/frame?key=${asked}`)).headers.get('content-security-policy');
  expect(await policyOf(key)).toContain(`frame-ancestors https://other.example ${ORIGIN}`);
  expect(await policyOf('pk_none')).toContain("frame-ancestors 'none'");
});

it('a page of another origin learns whether the provider has a frame for it', async () => {
  const { provider, key } = await startApp({ widgetFolder: builtWidget() });
  const asked = async (origin: string | null) => {
    const { status, body, headers } = await ask(provider, `/frame?key=${key}`, { origin });
    return [status, body.code, headers.get('access-control-allow-origin')];
  };
  expect(await asked(ORIGIN)).toEqual([200, undefined, ORIGIN]);
  expect(await asked(EVIL)).toEqual([403, 'app.origin', EVIL]);
  // A browser that opens the page in a frame names no origin.
  expect(await asked(null)).toEqual([200, undefined, null]);
});

it('the frame refuses the page’s own calls if the app requires the frame', async () => {
  const { provider, key } = await startApp({}, 'live', [ORIGIN], { isolation: 'frame' });
  for (const origin of [ORIGIN, null]) {
    expect(refusalIn(await requestCode(provider, key, EMAIL, { origin }))).toBe('403 app.isolation');
  }
  expect((await requestCode(provider, key, EMAIL, FRAMED)).status).toBe(200);
});

it('the frame learns who asks, although a browser names no origin with a GET of its own page', async () => {
  const provider = await startProvider({ variables: { PROVIDER_NAME: 'Acme ID' } });
  const { key } = await provider.addApp('live', [ORIGIN], { isolation: 'frame' });
  const asked = (embedder: string, site: string) =>
    ask(provider, '/api/app', {
      key,
      origin: null,
      headers: { 'x-embedder': embedder, 'sec-fetch-site': site },
    });
  expect((await asked(ORIGIN, 'same-origin')).body).toMatchObject({ provider: 'Acme ID', name: 'Bookshop' });
  expect((await asked(EVIL, 'same-origin')).body.code).toBe('app.origin');
  expect((await asked(ORIGIN, 'cross-site')).body.code).toBe('app.isolation');
});

it('the frame trusts only its own origin to name the page around it, and that page must be the app’s', async () => {
  const { provider, key } = await startApp();
  const asked = (origin: string, embedder: string) =>
    requestCode(provider, key, EMAIL, { origin, headers: { 'x-embedder': embedder } });
  expect((await asked(OWN, EVIL)).body.code).toBe('app.origin');
  expect((await asked(EVIL, ORIGIN)).body.code).toBe('app.origin');
});

it('the frame notes in the receipt where the approval was pressed', async () => {
  const { provider, key } = await startApp();
  const { token } = await signIn(provider, key, EMAIL, FRAMED);
  const { given } = await shareInWindow(provider, { key, token });
  expect(decodeJwt(textOf(given, 'receipt'))).toMatchObject({
    piiProcessing: { collection: 'frame' },
    partyIdentification: [{ partyUrl: ORIGIN }, {}],
  });
  const inPage = await ask(provider, '/api/getAPIurlMobile', { key, token, body: approving('Medium') });
  expect(inPage.body.code).toBe('session.origin');
});
