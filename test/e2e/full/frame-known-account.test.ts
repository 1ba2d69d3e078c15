import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { KNOWN_TEXTS } from '../../../widget/frame/known-texts.ts';
import { auditOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import {
  codeFor,
  framedAttributes,
  type HostPageShape,
  hostPageUrl,
  openHostPage,
} from '../support/host-page.ts';
import { framedPersonOn, newAddress, textOf } from '../support/person.ts';

const { visit } = useChromium();

const { account: LEAD } = KNOWN_TEXTS.en;

const shapeFor = (app: string): HostPageShape => ({
  body: `<data-connect-button api-key="sandbox-${app}-key" ${framedAttributes()}></data-connect-button>`,
});

const acceptFor = (email: string) => `Continue as ${email[0]}•••@example.org`;

/** A page of the application on the provider's own site, or on another one, with its person. */
const openDemo = async (context: BrowserContext, at: 'own' | 'other' = 'own') => {
  const page = await openHostPage(context, '', shapeFor('copus'), hostPageUrl(at));
  return { page, person: framedPersonOn(page, 'Copus') };
};

/** Signs a person in at /account by the calls of that page, whose cookies the browser keeps. */
const signInAtAccount = async (context: BrowserContext, email: string) => {
  const base = inject('baseUrl');
  const post = async (path: string, data: object) => {
    const answer = await context.request.post(`${base}/account/api/${path}`, {
      data,
      headers: { origin: base },
    });
    expect([path, answer.status()]).toEqual([path, 200]);
    return answer;
  };
  const { challenge } = await (await post('code', { email })).json();
  await post('sign-in', { email, challenge, code: await codeFor(context, email) });
};

/** A person who signed in at /account, and nowhere else. */
const start = async (name: string) => {
  const context = await visit({ permissions: ['local-network-access'] });
  const email = newAddress(name);
  await signInAtAccount(context, email);
  return { context, email, accept: acceptFor(email) };
};

/** Another window of the browser signs out at /account. */
const signOutAtAccount = async (context: BrowserContext) => {
  const account = await context.newPage();
  await account.goto(`${inject('baseUrl')}/account`);
  await account.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await account.locator('#email').waitFor();
};

/** Paths of the provider's calls that a page and its frame make from now on. */
const callsOf = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) paths.push(pathname);
  });
  return paths;
};

describe('a person who is signed in at /account alone', () => {
  it('goes on in an application by one press, without address and code', async () => {
    const { context, accept } = await start('existing-account');
    const { page, person } = await openDemo(context);
    const asked = callsOf(page);
    await person.openAt('email');
    await person.sees(LEAD.replace('{provider}', 'Mosaic').replace('{appName}', 'Copus'));
    expect(asked).not.toContain('/api/session/continue');
    expect((await auditOn(page, 'all')).violations).toEqual([]);
    await person.press(accept);
    await person.isAt('dataRequest');
    expect(asked.filter((path) => /email|continue/.test(path))).toEqual(['/api/session/continue']);
    await person.canPress();
    await person.press(textOf('data.share'));
    await person.isGone();
  });

  it('is offered only to the frame: a script of the page gets no session with the same cookie', async () => {
    const { context } = await start('existing-page-script');
    const { page } = await openDemo(context, 'other');
    const tried = await page.evaluate(
      async (api) => {
        const body = JSON.stringify({ account: 'session_9bVq0Wc2xkT1mLz8RyPdEg' });
        const headers = { 'content-type': 'application/json', 'x-api-key': 'sandbox-copus-key' };
        const answers = [
          { credentials: 'include' as const, headers: { ...headers, 'x-embedder': location.origin } },
          { credentials: 'include' as const, headers },
          {
            mode: 'no-cors' as const,
            credentials: 'include' as const,
            headers: { 'content-type': 'text/plain' },
          },
        ].map((init) =>
          fetch(`${api}/session/continue`, { method: 'POST', body, ...init }).then(
            (answer) => answer.ok,
            () => false,
          ),
        );
        return Promise.all(answers);
      },
      `${inject('baseUrl')}/api`,
    );
    expect(tried).toEqual([false, false, false]);
  });

  it('is not offered in a frame on another site, where the browser sends no cookie', async () => {
    const { context } = await start('existing-cross-site');
    const { page, person } = await openDemo(context, 'other');
    const asked = callsOf(page);
    await person.openAt('email');
    await person.email.waitFor();
    expect(asked).not.toContain('/api/session/continue');
    expect(await person.root.evaluate(() => document.cookie)).not.toContain('account-hint');
  });

  it('is not offered after the sign-out at /account', async () => {
    const { context } = await start('existing-left');
    await signOutAtAccount(context);
    const { person } = await openDemo(context);
    await person.openAt('email');
    await person.email.waitFor();
  });

  it('is asked for the address if the session has ended elsewhere, and is not offered again', async () => {
    const { context, accept } = await start('existing-ended');
    const { page, person } = await openDemo(context);
    await person.openAt('email');
    const cookies = await context.cookies();
    const session = cookies.find(({ name, httpOnly }) => httpOnly && /account-\d+$/.test(name));
    await context.clearCookies({ name: session?.name ?? '' });
    await person.press(accept);
    await person.sees(textOf('session.expired'));
    await person.email.waitFor();
    await person.press('Close');
    await person.isGone();
    await person.openAt('email');
    await person.email.waitFor();
    expect(await page.evaluate(() => document.cookie)).not.toContain('account-hint');
  });

  it('does not become the second person of a browser, whose name the open offer does not show', async () => {
    const { context, accept } = await start('existing-ada');
    const { person } = await openDemo(context);
    await person.openAt('email');
    await signOutAtAccount(context);
    const other = newAddress('new-bo');
    await signInAtAccount(context, other);
    await person.page.bringToFront();
    await person.canPress();
    await person.press(accept);
    await person.sees(textOf('session.expired'));
    await person.press('Close');
    await person.isGone();
    await person.openAt('email');
    await person.button(acceptFor(other)).waitFor();
  });
});
