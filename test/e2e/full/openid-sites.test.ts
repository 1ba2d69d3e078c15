import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as client from 'openid-client';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { directionOf } from '../../../common/languages.ts';
import { textsIn } from '../../../provider/facts/texts.ts';
import { startProvider, type TestProvider } from '../../provider/support/provider.ts';
import { startSharing } from '../../provider/support/share.ts';
import { newestCode } from '../../provider/support/sign-in.ts';
import { required } from '../../support/until.ts';
import { auditOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { personAt } from '../support/interaction.ts';
import { serveAs } from '../support/origins.ts';
import { textOf } from '../support/person.ts';

const DIST = resolve(import.meta.dirname, '../../../dist');
const EMAIL = 'amal@example.org';
const page = (title: string) => async () =>
  new Response(`<!doctype html><title>${title}</title><p>${title}</p>`, {
    headers: { 'Content-Type': 'text/html' },
  });

const openSites = async () => {
  let provider: TestProvider | undefined;
  const own = await serveAs(
    'localhost',
    async (request) => provider?.fetch(request) ?? new Response(null, { status: 503 }),
  );
  const sites = [await serveAs('127.0.0.1', page('Bookshop')), await serveAs('127.0.0.1', page('Cafe'))];
  onTestFinished(async () => {
    await Promise.all([own, ...sites].map(({ close }) => close()));
  });
  const started = await startProvider({
    clock: { now: Date.now, pass: () => {} },
    variables: { PUBLIC_URL: own.url },
    widgetFolder: resolve(DIST, 'widget'),
    pagesFolder: resolve(DIST, 'provider/account'),
  });
  provider = started;
  const apps = [];
  for (const [index, { url }] of sites.entries()) {
    const name = index === 0 ? 'Bookshop' : 'Cafe';
    const origins = [url, 'https://shop.example'];
    const app = await started.apps.add({ name, mode: 'live', origins, redirects: [`${url}/`] });
    apps.push({ ...app, url });
  }
  return { provider: started, issuer: own.url, apps };
};

type Sites = Awaited<ReturnType<typeof openSites>>;

const pressing = async (at: Page) => {
  const devtools = await at.context().newCDPSession(at);
  await devtools.send('FedCm.enable', { disableRejectionDelay: true });
  const shown: { readonly dialogType: string; readonly accounts: readonly { readonly email: string }[] }[] =
    [];
  devtools.on('FedCm.dialogShown', async (dialog) => {
    shown.push(dialog);
    if (dialog.dialogType === 'AccountChooser')
      await devtools.send('FedCm.selectAccount', { dialogId: dialog.dialogId, accountIndex: 0 });
  });
  return shown;
};

const SAMPLE = readFileSync('showcase/docs/samples/server/fedcm.js', 'utf8');

/** The documentation's sample for a page of an application. It rejects as the browser does. */
const askBrowser = async (at: Page, asked: object): Promise<string> => {
  await at.addScriptTag({
    type: 'module',
    content: `${SAMPLE}\nObject.assign(window, { signInByBrowser });`,
  });
  await at.waitForFunction(() => 'signInByBrowser' in window);
  return at.evaluate((options) => Reflect.get(window, 'signInByBrowser')(options), asked);
};

const redeem = async (
  { issuer }: Sites,
  { id, url }: Sites['apps'][number],
  code: string,
  [pkceCodeVerifier, expectedNonce]: readonly [string, string],
) => {
  const config = await client.discovery(new URL(issuer), id, undefined, client.None(), {
    execute: [client.allowInsecureRequests],
  });
  const answer = new URL(`${url}/?${new URLSearchParams({ code, iss: issuer })}`);
  const checks = { pkceCodeVerifier, expectedNonce, idTokenExpected: true };
  return client.authorizationCodeGrant(config, answer, checks);
};

const signInBy = async (sites: Sites, at: Page, app: Sites['apps'][number]) => {
  const [verifier, nonce] = [client.randomPKCECodeVerifier(), client.randomNonce()];
  const challenge = await client.calculatePKCECodeChallenge(verifier);
  const asked = { issuer: sites.issuer, appId: app.id, mode: 'passive', challenge, nonce };
  const code = await askBrowser(at, asked);
  return redeem(sites, app, code, [verifier, nonce]);
};

const signInFirst = async ({ provider, issuer, apps: [app] }: Sites, at: Page) => {
  const verifier = client.randomPKCECodeVerifier();
  const asked = {
    client_id: app?.id ?? '',
    redirect_uri: `${app?.url}/`,
    response_type: 'code',
    scope: 'openid interests',
    login_hint: EMAIL,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
  await at.goto(`${issuer}/authorize?${new URLSearchParams(asked)}`);
  const person = personAt(at);
  await person.isAt('email');
  await person.press(textOf('email.submit'));
  await person.isAt('code');
  await person.code.fill(await newestCode(provider, EMAIL));
  await person.isAt('onboarding');
  await person.press(textOf('onboarding.skip'));
  await person.isAt('pin');
  await person.choosePin();
  await person.isAt('dataRequest');
  await person.press(textOf('data.share'));
  // The page of the sign-in names the application too. Before the return, the browser does not know the person.
  await at.waitForURL(({ origin }) => origin === app?.url);
};

/** The full browser: the headless shell opens no windows for FedCM. */
const { visit } = useChromium({});

it('a person who signed in at one site signs in at a second one by one press in the browser’s dialog', async () => {
  const sites = await openSites();
  const second = required(sites.apps[1], 'the second site');
  const at = await (await visit()).newPage();
  const shown = await pressing(at);
  await at.goto(second.url);
  // No person is signed in: no dialog, and no reason.
  await expect(signInBy(sites, at, second)).rejects.toThrow('NetworkError: Error retrieving a token');
  expect(shown).toEqual([]);

  await signInFirst(sites, at);
  const { share } = await startSharing(sites.provider, second.key, EMAIL);
  await share();
  await at.goto(second.url);
  const tokens = await signInBy(sites, at, second);
  expect(shown.map(({ accounts }) => accounts.map(({ email }) => email))).toEqual([[EMAIL]]);
  expect(tokens.scope).toBe('openid interests');
  expect(tokens.claims()).toMatchObject({ aud: second.id, sid: expect.stringMatching(/^session_/) });
});

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

it('the provider asks, in the browser’s language, before a sign-out that any page may have opened, and a key is enough', async () => {
  const sites = await openSites();
  const app = required(sites.apps[0], 'the site');
  const context = await visit({ viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  await signInFirst(sites, page);
  const sessions = () => sites.provider.database.query.selectFrom('sessions').selectAll().execute();
  expect(await sessions()).toHaveLength(1);
  const given = { client_id: app.id, post_logout_redirect_uri: `${app.url}/`, state: 'the-state' };
  const address = `${sites.issuer}/end_session?${new URLSearchParams(given)}`;
  for (const [index, language] of (['en', 'ar'] as const).entries()) {
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
    await page.setExtraHTTPHeaders({ 'accept-language': language });
    await page.goto(address);
    await page.getByRole('button', { name: textsIn(language).pages.signOut.confirm, exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(directionOf(language));
    expect(await page.evaluate(sideways)).toBe(0);
    expect((await auditOn(page, 'all')).violations, language).toEqual([]);
  }
  expect(await sessions()).toHaveLength(1);
  await page.keyboard.press('Tab');
  await page.locator(':focus:not([aria-disabled])').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${app.url}/?state=the-state`);
  expect(await sessions()).toEqual([]);
});
