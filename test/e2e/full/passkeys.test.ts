import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { createWidgetFiles, isWidgetFile } from '../../../showcase/sandbox/serving/site.ts';
import { startProvider, type TestProvider } from '../../provider/support/provider.ts';
import { EMAIL, newestCode } from '../../provider/support/sign-in.ts';
import { enterCode } from '../support/account.ts';
import { useChromium } from '../support/chromium.ts';
import { serveAs } from '../support/origins.ts';

const { visit } = useChromium();
const DIST = resolve(import.meta.dirname, '../../../dist');
const REAL_CLOCK = { now: Date.now, pass: () => {} };

const pageOf = (
  key: string,
  attributes = '',
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Site</title>
<meta name="viewport" content="width=device-width"><script type="module" src="/widget/data-connect.js"></script></head>
<body><data-connect-button api-key="${key}" app-name="Bookshop" ${attributes}></data-connect-button></body></html>`;

/** Pages of two apps on the provider's origin, like its frame, and an authenticator that needs no touch. */
const openPasskeySite = async () => {
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
  const page = await (await visit()).newPage();
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
    confirm: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    wipe: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }),
    setCounter: async (signCount: number) => {
      const [credential] = await credentials();
      if (credential === undefined) throw new Error('The authenticator is empty');
      await devtools.send('WebAuthn.clearCredentials', { authenticatorId });
      await devtools.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: { ...credential, signCount },
      });
    },
    /** The second site is also available on another origin, where its dialog is a frame of the provider. */
    open: async (site: 1 | 2 | 'framed') => {
      await page.goto(site === 'framed' ? elsewhere.url : `${url}/site-${site}`);
      await page.getByRole('button', { name: 'Sign In with Mosaic' }).click();
    },
  };
};

const FAILED = 'That did not work with a passkey. You can go on without one.';

type Site = Awaited<ReturnType<typeof openPasskeySite>>;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor();

const byCode = async ({ page, provider }: Site) => {
  await page.getByLabel('E-mail address').fill(EMAIL);
  await press(page, 'Send code');
  await page.getByLabel('Verification code').waitFor();
  await page.getByLabel('Verification code').fill(await newestCode(provider));
  await heading(page, 'You’re signed in');
};

const signedUp = async () => {
  const site = await openPasskeySite();
  await site.open(1);
  await byCode(site);
  await press(site.page, 'Add a passkey');
  await heading(site.page, 'Connect your data');
  return site;
};

const forgetRecord = (page: Page) => page.evaluate(() => localStorage.removeItem('data-connect:mosaic:user'));

const account = async ({ page, url }: Site) => {
  await page.goto(`${url}/account`);
  await heading(page, 'Your account');
};

it('a passkey is offered after a code, and then signs in on a second site without any press', async () => {
  const site = await signedUp();
  expect(await site.credentials()).toHaveLength(1);
  await forgetRecord(site.page);
  await site.open(2);
  await heading(site.page, 'Share with Bookshop?');
  await account(site);
  const row = site.page.locator('#passkeys .row');
  await row.getByText(/^Last used/).waitFor();
});

it('a passkey signs in on another site in the provider’s frame, by one touch and without a code', async () => {
  const site = await signedUp();
  const sent = await newestCode(site.provider);
  await site.open('framed');
  const frame = site.page.frameLocator('data-connect-button iframe');
  await frame.getByRole('heading', { name: 'Share with Bookshop?' }).waitFor();
  expect(await newestCode(site.provider)).toBe(sent);
});

it('a passkey is refused when its counter runs backwards', async () => {
  const site = await signedUp();
  await forgetRecord(site.page);
  await site.setCounter(50);
  await site.open(1);
  await heading(site.page, 'Share with Bookshop?');
  await forgetRecord(site.page);
  await site.setCounter(3);
  await site.open(1);
  await site.page.getByText(FAILED).first().waitFor();
});

it('a passkey is asked for by a press where autofill cannot find one, and a wiped authenticator leaves the code', async () => {
  const site = await signedUp();
  await site.page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await forgetRecord(site.page);
  await site.confirm(false);
  await site.open(1);
  await press(site.page, 'Sign in with a passkey');
  await site.page.getByText(FAILED).first().waitFor();
  await site.confirm(true);
  await press(site.page, 'Sign in with a passkey');
  await heading(site.page, 'Share with Bookshop?');
  await forgetRecord(site.page);
  await site.wipe();
  await site.open(1);
  await press(site.page, 'Sign in with a passkey');
  await site.page.getByText(FAILED).first().waitFor();
  await byCode(site);
  await press(site.page, 'Add a passkey');
  await heading(site.page, 'Share with Bookshop?');
  expect(await site.credentials()).toHaveLength(1);
});

it('a passkey is added and removed at the account, and signs in there until it is removed', async () => {
  const site = await openPasskeySite();
  const { page, provider } = site;
  await page.goto(`${site.url}/account`);
  await enterCode(page, EMAIL, () => newestCode(provider));
  await heading(page, 'Your account');
  await page.getByText('You have no passkey yet.').waitFor();
  await press(page, 'Add a passkey');
  await page.getByRole('dialog').getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('Your passkey was added.').first().waitFor();
  // The form's autofill finds it. Until then, the account from before the sign-out may still be visible.
  const found = page.waitForResponse((answer) => answer.url().endsWith('/passkeys/sign-in') && answer.ok());
  await press(page, 'Sign out');
  await found;
  await heading(page, 'Your account');
  const [credential] = await site.credentials();
  expect(credential?.isResidentCredential).toBe(true);
  await page.getByRole('button', { name: 'Remove Passkey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Please sign in again.').waitFor();
  await page.getByText(FAILED).first().waitFor();
});
