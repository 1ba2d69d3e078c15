import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { frame as texts } from '../../../common/locales/en.json';
import { returning } from '../../support/open-flow.ts';
import { auditOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage, shareAtTop, signInFrames } from '../support/framed.ts';
import { changeAtEachPress } from '../support/framed-choice.ts';
import {
  codeFor,
  detailsOf,
  framedAttributes,
  type HostPageShape,
  hostPageUrl,
  notifiedBy,
  openHostPage,
  waitForNotified,
} from '../support/host-page.ts';
import { framedPersonOn, newAddress, textOf } from '../support/person.ts';

const { visit } = useChromium();

const bodyFor = (app: string): HostPageShape => ({
  body: `<data-connect-button api-key="sandbox-${app}-key" ${framedAttributes()} auto-fetch></data-connect-button>`,
});

const shortened = (email: string) => `${email[0]}•••@example.org`;

const openSecond = async (context: BrowserContext, at: 'own' | 'other' = 'other') => {
  const page = await openHostPage(context, '', bodyFor('copus'), hostPageUrl(at));
  return { page, person: framedPersonOn(page, 'Copus') };
};

const known = async (name: string) => {
  const context = await visit({ permissions: ['local-network-access'] });
  const email = newAddress(name);
  return { context, email, accept: `Continue as ${shortened(email)}` };
};

const start = async (name: string) => {
  const visitor = await known(name);
  await signInFrames(visitor.context, { ...returning, email: visitor.email });
  return { ...visitor, ...(await openSecond(visitor.context)) };
};

const startAtFirst = async (name: string) => {
  const visitor = await known(name);
  const first = await openFramedPage(visitor.context);
  await first.person.signIn(visitor.email);
  await first.person.isAt('dataRequest');
  return { ...visitor, first, ...(await openSecond(visitor.context)) };
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

const startAtAccount = async (name: string) => {
  const visitor = await known(name);
  await signInAtAccount(visitor.context, visitor.email);
  return visitor;
};

const signOutAtAccount = async (context: BrowserContext) => {
  const account = await context.newPage();
  await account.goto(`${inject('baseUrl')}/account`);
  await account.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await account.locator('#dc-email').waitFor();
};

const stepsNotified = async (page: Page) =>
  (await detailsOf(page, 'stepchange')).map((detail) => Reflect.get(Object(detail), 'step'));

const callsOf = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) paths.push(pathname);
  });
  return paths;
};

it('a person of another application of the page shares by four presses, one of them in a window of the provider, and needs fewer the next time', async () => {
  const { accept, page, person } = await startAtFirst('existing-known');
  await person.openAt('email');
  await person.press(accept);
  await person.isAt('dataRequest');
  expect(await stepsNotified(page)).toEqual(['email', 'success', 'dataRequest']);
  await person.canPress();
  await shareAtTop(person);
  expect(await waitForNotified(page, 'complete')).toMatchObject({
    approvedData: ['basic'],
    appName: 'Copus',
  });
  await person.isGone();
  await person.openAt('dataRequest');
});

it('a person of another application of the page is no other person for the page before the press: it gets the same events, and the provider no request', async () => {
  const { accept, page, person } = await start('existing-unnoticed');
  const asked = callsOf(page);
  await person.openAt('email');
  await person.button(accept).waitFor();
  const stranger = await openSecond(await visit({ permissions: ['local-network-access'] }));
  const askedThere = callsOf(stranger.page);
  await stranger.person.openAt('email');
  await stranger.person.email.waitFor();
  expect(await notifiedBy(page)).toEqual(await notifiedBy(stranger.page));
  expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([]);
  expect(asked.sort()).toEqual(askedThere.sort());
  await person.press('Close');
  await stranger.person.press('Close');
  await person.isGone();
  await stranger.person.isGone();
  expect(await notifiedBy(page)).toEqual(await notifiedBy(stranger.page));
});

it('a person of another application of the page starts at the title, where a key presses nothing, and a press that comes too early does not count', async () => {
  const { accept, page, person } = await start('existing-hurried');
  await person.openAt('email');
  const focused = () => person.root.evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.className);
  expect(await focused()).toBe('title');
  await page.keyboard.press('Enter');
  const stopChanges = await changeAtEachPress(person);
  await person.button(accept).press('Enter');
  await stopChanges();
  expect(await stepsNotified(page)).toEqual(['email']);
});

it('a person who is signed in at /account alone goes on in an application by one press, without address and code', async () => {
  const { context, accept } = await startAtAccount('existing-account');
  const { page, person } = await openSecond(context, 'own');
  const asked = callsOf(page);
  await person.openAt('email');
  await person.sees(texts['known.account'].replace('{provider}', 'Mosaic').replace('{appName}', 'Copus'));
  expect(asked).not.toContain('/api/session/continue');
  expect((await auditOn(page, 'all')).violations).toEqual([]);
  await person.press(accept);
  await person.isAt('dataRequest');
  expect(asked.filter((path) => /email|continue/.test(path))).toEqual(['/api/session/continue']);
  await person.canPress();
  await person.press(textOf('data.share'));
  await person.isGone();
});

it('a person who is signed in at /account alone is not offered in a frame on another site, where the browser sends no cookie', async () => {
  const { context } = await startAtAccount('existing-cross-site');
  const { page, person } = await openSecond(context);
  const asked = callsOf(page);
  await person.openAt('email');
  await person.email.waitFor();
  expect(asked).not.toContain('/api/session/continue');
  expect(await person.root.evaluate(() => document.cookie)).not.toContain('account-hint');
});

it('a person who is signed in at /account alone is not offered after the sign-out at /account', async () => {
  const { context } = await startAtAccount('existing-left');
  await signOutAtAccount(context);
  const { person } = await openSecond(context, 'own');
  await person.openAt('email');
  await person.email.waitFor();
});

it.each(['at another application of the page', 'at /account'])(
  'a person who was signed in %s, and whose session has ended meanwhile, goes on by a code',
  async (place) => {
    const isAccount = place === 'at /account';
    const visitor = await (isAccount ? startAtAccount : start)(`existing-ended-${isAccount}`);
    const { page, person } = await openSecond(visitor.context, isAccount ? 'own' : 'other');
    const ended = { status: 401, json: { status: 401, code: 'session.unknown' } };
    await page.route('**/session/continue', (route) => route.fulfill(ended));
    await person.openAt('email');
    await person.press(visitor.accept);
    await person.sees(textOf('session.expired'));
    await person.canPress();
    await person.askForCode(visitor.email);
    await person.isAt('code');
    await person.code.fill(await codeFor(visitor.context, visitor.email));
    await person.isAt('dataRequest');
  },
);
