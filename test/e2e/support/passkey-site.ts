import { resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { createWidgetFiles, isWidgetFile } from '../../../showcase/sandbox/serving/site.ts';
import { startProvider, type TestProvider } from '../../provider/support/provider.ts';
import type { Visit } from './chromium.ts';
import { serveAs } from './origins.ts';

const DIST = resolve(import.meta.dirname, '../../../dist');
const REAL_CLOCK = { now: Date.now, pass: () => {} };

const pageOf = (
  key: string,
  attributes = '',
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Site</title>
<meta name="viewport" content="width=device-width"><script type="module" src="/widget/data-connect.js"></script></head>
<body><data-connect-button api-key="${key}" app-name="Bookshop" ${attributes}></data-connect-button></body></html>`;

/**
 * A provider that serves pages of two apps from its own origin, like its frame, and a browser with an authenticator
 * that needs no touch.
 */
export const openPasskeySite = async (visit: Visit, options: Parameters<Visit>[0] = {}) => {
  let provider: TestProvider | undefined;
  const keys: string[] = [];
  const files = createWidgetFiles(DIST);
  const { url, close } = await serveAs('localhost', async (request) => {
    const { pathname } = new URL(request.url);
    const key = keys[Number(/^\/site-(\d)$/.exec(pathname)?.[1]) - 1];
    if (key !== undefined) return new Response(pageOf(key), { headers: { 'Content-Type': 'text/html' } });
    if (isWidgetFile(pathname)) return files(request);
    return provider?.fetch(request) ?? new Response(null, { status: 503 });
  });
  const elsewhere = await serveAs('127.0.0.1', async (request) =>
    isWidgetFile(new URL(request.url).pathname)
      ? files(request)
      : new Response(pageOf(keys[1] ?? '', `isolation="frame" api-base="${url}/api"`), {
          headers: { 'Content-Type': 'text/html' },
        }),
  );
  onTestFinished(async () => {
    await Promise.all([close(), elsewhere.close()]);
  });
  provider = await startProvider({
    clock: REAL_CLOCK,
    // With a platform, because a provider without any has no step "Connect your data".
    variables: { PUBLIC_URL: url, GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' },
    pagesFolder: resolve(DIST, 'provider/account'),
    widgetFolder: resolve(DIST, 'widget'),
  });
  for (const _ of [1, 2]) keys.push((await provider.addApp('live', [url, elsewhere.url])).key);
  const page = await (await visit(options)).newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const credentials = async () =>
    (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  return {
    provider,
    url,
    page,
    credentials,
    /** Whether the person passes the browser's check of finger or face. */
    confirm: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    wipe: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }),
    /** Changes the passkey: its counter, or the id that the provider knows. */
    change: async (given: { readonly signCount: number } | { readonly credentialId: string }) => {
      const [credential] = await credentials();
      if (credential === undefined) throw new Error('The authenticator is empty');
      await devtools.send('WebAuthn.clearCredentials', { authenticatorId });
      await devtools.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: { ...credential, ...given },
      });
    },
    /** The second site is also available on another origin, where its dialog is a frame of the provider. */
    open: async (site: 1 | 2 | 'framed') => {
      await page.goto(site === 'framed' ? elsewhere.url : `${url}/site-${site}`);
      await page.getByRole('button', { name: 'Sign In with Mosaic' }).click();
    },
  };
};
