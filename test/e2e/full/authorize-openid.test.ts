import { resolve } from 'node:path';
import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { expect, it, onTestFinished } from 'vitest';
import type { Receipt } from '../../../provider/consent/receipts.ts';
import { ask } from '../../provider/support/ask.ts';
import { startProvider, type TestProvider } from '../../provider/support/provider.ts';
import { newestCode } from '../../provider/support/sign-in.ts';
import { useChromium } from '../support/chromium.ts';
import { ownText, personAt } from '../support/interaction.ts';
import { serveAs } from '../support/origins.ts';
import { textOf } from '../support/person.ts';
import { watchPolicy } from '../support/policy.ts';

const DIST = resolve(import.meta.dirname, '../../../dist');
const EMAIL = 'amal@example.org';
const { visit } = useChromium();

const keptOf = async (request: Request) => {
  const { url, method, headers } = request;
  return new Request(url, method === 'POST' ? { method, headers, body: await request.text() } : {});
};

const openApplication = async (more: Partial<Parameters<typeof startProvider>[0]> = {}) => {
  let provider: TestProvider | undefined;
  let arrived: Request | undefined;
  const own = await serveAs(
    'localhost',
    async (request) => provider?.fetch(request) ?? new Response(null, { status: 503 }),
  );
  const app = await serveAs('127.0.0.1', async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/callback') arrived = await keptOf(request);
    return new Response('<p id="answer">Signed in</p>', { headers: { 'Content-Type': 'text/html' } });
  });
  onTestFinished(async () => {
    await Promise.all([own.close(), app.close()]);
  });
  const started = await startProvider({
    clock: { now: Date.now, pass: () => {} },
    widgetFolder: resolve(DIST, 'widget'),
    ...more,
    variables: { PUBLIC_URL: own.url, ...more.variables },
  });
  provider = started;
  const { id } = await started.apps.add({
    name: 'Bookshop',
    mode: 'live',
    origins: [app.url],
    redirects: [`${app.url}/callback`],
  });
  const config = await client.discovery(new URL(own.url), id, undefined, client.None(), {
    execute: [client.allowInsecureRequests],
  });
  const begin = async (more: Readonly<Record<string, string>> = {}) => {
    const pkceCodeVerifier = client.randomPKCECodeVerifier();
    const [expectedState, expectedNonce] = [client.randomState(), client.randomNonce()];
    const address = client.buildAuthorizationUrl(config, {
      redirect_uri: `${app.url}/callback`,
      scope: 'openid email interests preferences',
      code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      state: expectedState,
      nonce: expectedNonce,
      ...more,
    });
    const redeem = async () => {
      if (!arrived) throw new Error('The application got no answer');
      const answer = arrived.method === 'POST' ? arrived : new URL(arrived.url);
      const checks = { pkceCodeVerifier, expectedState, expectedNonce, idTokenExpected: true };
      return client.authorizationCodeGrant(config, answer, checks);
    };
    return { address: address.href, redeem };
  };
  return { provider: started, app, config, begin, headerOf: (name: string) => arrived?.headers.get(name) };
};

const personId = async ({ database }: TestProvider) =>
  (await database.query.selectFrom('people').select('id').executeTakeFirstOrThrow()).id;

it('the provider signs a person in from the application and back, by `openid-client`; the second time without a code', async () => {
  const { provider, app, config, begin, headerOf } = await openApplication();
  const page = await (await visit()).newPage();
  const person = personAt(page);
  const first = await begin({ login_hint: EMAIL });
  await page.goto(first.address);
  await person.isAt('email');
  expect(await person.email.inputValue()).toBe(EMAIL);
  await person.press(textOf('email.submit'));
  await person.isAt('code');
  await person.code.fill(await newestCode(provider, EMAIL));
  // No platform is configured here, so there is none to connect.
  await person.isAt('pin');
  await person.choosePin();
  await person.isAt('dataRequest');
  await page.getByRole('checkbox', { name: textOf('data.preferences.name'), exact: true }).check();
  await page.getByRole('checkbox', { name: ownText('email.name') }).check();
  await person.press(textOf('data.share'));
  await person.sees('Signed in');
  const tokens = await first.redeem();
  const subject = tokens.claims()?.sub ?? '';
  expect(tokens.scope).toContain('preferences');
  const userInfo = await client.fetchUserInfo(config, tokens.access_token, subject);
  expect(userInfo).toMatchObject({ email: EMAIL, email_verified: true });
  const { status } = await ask(provider, new URL(String(userInfo.api_url)).pathname, {
    token: tokens.access_token,
    origin: null,
    body: { Input: ['AI'] },
  });
  expect(status).toBe(200);

  const second = await begin({ response_mode: 'form_post' });
  await page.goto(second.address);
  await person.isAt('dataRequest');
  expect(await page.getByRole('checkbox', { name: ownText('email.name') }).isChecked()).toBe(false);
  await person.press(textOf('data.share'));
  await page.waitForURL(`${app.url}/callback`);
  expect(headerOf('origin')).toBe(provider.config.publicUrl);
  const next = await second.redeem();
  expect(next.claims()?.sub).toBe(subject);
  expect(await client.fetchUserInfo(config, next.access_token, subject)).not.toHaveProperty('email');

  // Each receipt has the text of the switch, among the approved or the declined rows.
  const [newest, oldest] = (await provider.grants.receiptsOf(await personId(provider)))
    .map(({ jws }) => decodeJwt<Receipt>(jws))
    .sort((a, b) => Date.parse(b.events[0]?.eventTime ?? '') - Date.parse(a.events[0]?.eventTime ?? ''))
    .map(({ piiProcessing: { purposes } }) => purposes[0]);
  const words = `${ownText('email.name')} (Email)`;
  expect([oldest?.approved.includes(words), oldest?.declined.includes(words)]).toEqual([true, false]);
  expect([newest?.approved.includes(words), newest?.declined.includes(words)]).toEqual([false, true]);
});

it('the provider asks for a new sign-in if the application does, and brings a refusal back', async () => {
  const { provider, app, begin } = await openApplication();
  const page = await (await visit()).newPage();
  const person = personAt(page);
  await page.goto((await begin()).address);
  await person.email.fill(EMAIL);
  await person.press(textOf('email.submit'));
  await person.isAt('code');
  await person.code.fill(await newestCode(provider, EMAIL));
  await person.isAt('pin');
  await page.goto((await begin()).address);
  await person.isAt('pin');
  const anew = await begin({ prompt: 'login' });
  await page.goto(anew.address);
  await person.isAt('email');
  await person.press(ownText('cancel'));
  await person.sees('Signed in');
  const answer = new URL(page.url());
  expect(answer.origin + answer.pathname).toBe(`${app.url}/callback`);
  expect(answer.searchParams.get('error')).toBe('access_denied');
  await expect(anew.redeem()).rejects.toMatchObject({ error: 'access_denied' });
  await page.goBack();
  await person.heading(ownText('gone.title')).waitFor();
});

/** A sign-in from a network that has used up its sign-ins without a proof of work. */
const openCrowded = async () => {
  // The script of the proof of work is among the files of the account pages.
  const pagesFolder = resolve(DIST, 'provider/account');
  const { begin } = await openApplication({ variables: { CODES_PER_CLIENT: '1' }, pagesFolder });
  const context = await visit();
  const violations = await watchPolicy(context);
  const page = await context.newPage();
  for (let time = 0; time < 20; time += 1)
    await context.request.get((await begin()).address, { maxRedirects: 0 });
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/authorize') statuses.push(response.status());
  });
  return { page, violations, statuses, address: (await begin()).address };
};

it('a network that began many sign-ins works for the next one, which begins without an action of the person', async () => {
  const { page, violations, statuses, address } = await openCrowded();
  await page.goto(address);
  await personAt(page).isAt('email');
  expect([statuses, violations]).toEqual([[429, 303], []]);
});

it('a browser that cannot do the work says when to start again', async () => {
  const { page, statuses, address } = await openCrowded();
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await page.goto(address);
  await page.getByRole('alert').filter({ hasText: 'Wait ten minutes' }).waitFor();
  expect([statuses, await page.getByRole('heading').allTextContents()]).toEqual([
    [429],
    ['This sign-in cannot continue'],
  ]);
});
