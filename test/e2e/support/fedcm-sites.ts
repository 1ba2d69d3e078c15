import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as client from 'openid-client';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { startProvider, type TestProvider } from '../../provider/support/provider.ts';
import { newestCode } from '../../provider/support/sign-in.ts';
import { personAt } from './interaction.ts';
import { serveAs } from './origins.ts';
import { textOf } from './person.ts';

const DIST = resolve(import.meta.dirname, '../../../dist');
export const EMAIL = 'amal@example.org';
const page = (title: string) => async () =>
  new Response(`<!doctype html><title>${title}</title><p>${title}</p>`, {
    headers: { 'Content-Type': 'text/html' },
  });

/** A provider, and two applications on sites of their own. */
export const openSites = async () => {
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

export type Sites = Awaited<ReturnType<typeof openSites>>;

/** Presses the first account in each dialog of the browser, and counts the dialogs. */
export const pressing = async (at: Page) => {
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

interface Asked {
  readonly issuer: string;
  readonly appId: string;
  readonly mode: 'passive' | 'active';
  readonly challenge: string;
  readonly nonce: string;
}

const SAMPLE = readFileSync('showcase/docs/samples/server/fedcm.js', 'utf8');

/** The documentation's sample for a page of an application. It rejects as the browser does. */
const askBrowser = async (at: Page, asked: Asked): Promise<string> => {
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

/**
 * A sign-in by FedCM in this page, up to the tokens.
 * @param mode `active` asks even if no person is signed in; the browser requires a press on the page for it
 */
export const signInBy = async (
  sites: Sites,
  at: Page,
  app: Sites['apps'][number],
  mode: 'passive' | 'active' = 'passive',
) => {
  const [verifier, nonce] = [client.randomPKCECodeVerifier(), client.randomNonce()];
  const challenge = await client.calculatePKCECodeChallenge(verifier);
  const asked = { issuer: sites.issuer, appId: app.id, mode, challenge, nonce };
  if (mode === 'active') await at.locator('p').click();
  const code = await askBrowser(at, asked);
  return redeem(sites, app, code, [verifier, nonce]);
};

/** Goes through the sign-in page, which knows the person's address. A new person has more steps. */
const shareOnPage = async (provider: TestProvider, at: Page, isNew: boolean) => {
  const person = personAt(at);
  await person.isAt('email');
  await person.press(textOf('email.submit'));
  await person.isAt('code');
  await person.code.fill(await newestCode(provider, EMAIL));
  if (isNew) {
    await person.isAt('onboarding');
    await person.press(textOf('onboarding.skip'));
    await person.isAt('pin');
    await person.choosePin();
  }
  await person.isAt('dataRequest');
  await person.press(textOf('data.share'));
};

/** A person signs in at the first application, on the page of `/authorize`. */
export const signInFirst = async ({ provider, issuer, apps: [app] }: Sites, at: Page) => {
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
  await shareOnPage(provider, at, true);
  // The page of the sign-in names the application too. Before the return, the browser does not know the person.
  await at.waitForURL(({ origin }) => origin === app?.url);
};
