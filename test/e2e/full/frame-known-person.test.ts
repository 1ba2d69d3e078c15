import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DROPPED_PRESS } from '../../../widget/frame/dropped-press-texts.ts';
import { KNOWN_TEXTS } from '../../../widget/frame/known-texts.ts';
import { returning } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage, signInFrames } from '../support/framed.ts';
import { changeAtEachPress } from '../support/framed-choice.ts';
import {
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

const { skip } = KNOWN_TEXTS.en;
const CONTINUE = '**/api/session/continue';

const bodyFor = (app: string): HostPageShape => ({
  body: `<data-connect-button api-key="sandbox-${app}-key" ${framedAttributes()}></data-connect-button>`,
});

const shortened = (email: string) => `${email[0]}•••@example.org`;

/** A page of the second application, with its person. */
const openSecond = async (context: BrowserContext, at: 'own' | 'other' = 'other') => {
  const page = await openHostPage(context, '', bodyFor('copus'), hostPageUrl(at));
  return { page, person: framedPersonOn(page, 'Copus') };
};

const known = async (name: string) => {
  const context = await visit({ permissions: ['local-network-access'] });
  const email = newAddress(name);
  return { context, email, accept: `Continue as ${shortened(email)}` };
};

/**
 * A person who is signed in at one application of a page since an earlier visit, at another application of the page.
 */
const start = async (name: string) => {
  const visitor = await known(name);
  await signInFrames(visitor.context, { ...returning, email: visitor.email });
  return { ...visitor, ...(await openSecond(visitor.context)) };
};

/** A person who signs in at one application of a page, and then opens another application of the same page. */
const startAtFirst = async (name: string) => {
  const visitor = await known(name);
  const first = await openFramedPage(visitor.context);
  await first.person.signIn(visitor.email);
  await first.person.isAt('dataRequest');
  return { ...visitor, first, ...(await openSecond(visitor.context)) };
};

const stepsNotified = async (page: Page) =>
  (await detailsOf(page, 'stepchange')).map((detail) => Reflect.get(Object(detail), 'step'));

/** Paths of the calls that a page and its frame make from now on. */
const callsOf = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) paths.push(pathname);
  });
  return paths;
};

describe('a person who is signed in for another application of the page', () => {
  it('goes on with one press, shares there, and needs none the next time', async () => {
    const { accept, page, person } = await startAtFirst('existing-known');
    await person.openAt('email');
    await person.press(accept);
    await person.isAt('dataRequest');
    expect(await stepsNotified(page)).toEqual(['email', 'success', 'dataRequest']);
    await person.canPress();
    await person.press(textOf('data.share'));
    expect(await waitForNotified(page, 'complete')).toMatchObject({
      approvedData: ['basic'],
      appName: 'Copus',
    });
    await person.isGone();
    await person.openAt('dataRequest');
  });

  it('is no other person for the page before the press: it gets the same events, and the provider no request', async () => {
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

  it('starts at the title, where a key presses nothing, and a press that comes too early does not count', async () => {
    const { accept, page, person } = await start('existing-hurried');
    await person.openAt('email');
    const focused = () => person.root.evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.className);
    expect(await focused()).toBe('title');
    await page.keyboard.press('Enter');
    const stopChanges = await changeAtEachPress(person);
    await person.button(accept).press('Enter');
    await person.root.getByText(DROPPED_PRESS.en).waitFor();
    expect(await stepsNotified(page)).toEqual(['email']);
    await stopChanges();
  });

  it('can use another address instead, from the e-mail field on', async () => {
    const { context, accept, page, person } = await start('existing-two');
    await person.openAt('email');
    await person.press(skip);
    await expect.poll(() => person.email.evaluate((field) => field.matches(':focus'))).toBe(true);
    expect(await person.email.inputValue()).toBe('');
    expect(await person.button(accept).count()).toBe(0);
    const other = newAddress('new-two');
    await person.askForCode(other);
    await person.isAt('code');
    await person.press(textOf('code.change'));
    await person.email.waitFor();
    expect(await person.email.inputValue()).toBe(other);
    expect(context.pages()).toContain(page);
  });

  it('is asked for the address once the session has ended elsewhere, and not offered it again', async () => {
    const { context, first, accept, page, person } = await startAtFirst('existing-ended');
    await person.openAt('email');
    await context.route(CONTINUE, (route) =>
      route.fulfill({ status: 401, json: { code: 'session.unknown' } }),
    );
    await person.press(accept);
    await person.sees(textOf('session.expired'));
    await person.email.waitFor();
    expect(await detailsOf(page, 'failure')).toMatchObject([{ code: 'session.expired', step: 'email' }]);
    // The record of the first application is gone too.
    await first.person.isAt('email');
    await person.press('Close');
    await person.isGone();
    await person.openAt('email');
    await person.email.waitFor();
  });

  it('keeps the offer for the next opening if the provider cannot be reached', async () => {
    const { context, accept, person } = await start('existing-offline');
    await person.openAt('email');
    await context.route(CONTINUE, (route) => route.abort());
    await person.press(accept);
    await person.sees(textOf('request.unreachable'));
    await person.press('Close');
    await person.isGone();
    await context.unroute(CONTINUE);
    await person.openAt('email');
    await person.press(accept);
    await person.isAt('dataRequest');
  });
});

describe('no person is offered', () => {
  it('after a sign-out at the other application', async () => {
    const { first, person } = await startAtFirst('existing-out');
    await first.person.canPress();
    await first.person.press(textOf('account.signOut'));
    await first.person.isAt('email');
    await person.openAt('email');
    await person.email.waitFor();
  });

  it('after a sign-out in the same dialog', async () => {
    const { accept, person } = await start('existing-left');
    await person.openAt('email');
    await person.press(accept);
    await person.isAt('dataRequest');
    await person.canPress();
    await person.press(textOf('account.signOut'));
    await person.isAt('email');
    await person.email.waitFor();
  });

  it('on a page of another origin', async () => {
    const { context } = await start('existing-elsewhere');
    const { person } = await openSecond(context, 'own');
    await person.openAt('email');
    await person.email.waitFor();
  });
});
