import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { returning } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { allow } from '../support/consent.ts';
import { detailsOf, openHostPage, waitForNotified } from '../support/host-page.ts';
import { serveHost, serveProvider } from '../support/origins.ts';
import { newAddress, personOn, textOf } from '../support/person.ts';

const chromium = useChromium();

/** Signs in with test mode, up to the data request. */
const signInForTest = async (page: Page) => {
  const person = personOn(page);
  await person.openAt('email');
  await person.askForCode('existing@example.org');
  await person.isAt('code');
  await person.code.fill('123456');
  await person.isAt('dataRequest');
  return person;
};

describe('a record of test mode', () => {
  it('is no sign-in on a page without test mode, and no call but “who asks” is made', async () => {
    const context = await chromium.visit();
    await signInForTest(await openHostPage(context, 'test-mode'));

    const page = await openHostPage(context, 'auto-fetch');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(`${request.url()} ${request.postData() ?? ''}`));
    await personOn(page).openAt('email');

    expect(calls.filter((call) => /\/api\/(?!app )|test-mode/.test(call))).toEqual([]);
    await page.evaluate(() => document.querySelector('data-connect-button')?.signOut());
    expect(await detailsOf(page, 'signout')).toEqual([null]);
  });

  it('lasts for the visit: a reload finds it, a new visit does not', async () => {
    const context = await chromium.visit();
    const page = await openHostPage(context, 'test-mode');
    await signInForTest(page);

    await page.reload();
    await personOn(page).openAt('dataRequest');
    await page.close();

    await personOn(await openHostPage(context, 'test-mode')).openAt('email');
  });

  it('is not the record of real mode, which stays', async () => {
    const context = await chromium.visit({ user: returning });
    const person = await signInForTest(await openHostPage(context, 'test-mode'));
    await person.press(textOf('account.signOut'));
    await person.isAt('email');

    await personOn(await openHostPage(context)).openAt('dataRequest');
  });
});

describe('two APIs on one origin', () => {
  it('each have their own record', async () => {
    const [staging, production] = await Promise.all([serveProvider(() => ({})), serveProvider(() => ({}))]);
    const pageFor = (api: string) =>
      `<!doctype html><html lang="en"><script type="module" src="/widget/data-connect.js"></script>
      <data-connect-button api-key="sandbox-demo-key" api-base="${api}/api"></data-connect-button></html>`;
    const pages: Record<string, string> = {
      '/staging': pageFor(staging.url),
      '/production': pageFor(production.url),
    };
    const host = await serveHost('127.0.0.1', (path) => pages[path]);
    for (const origin of [host, staging, production]) onTestFinished(() => origin.close());
    const context = await chromium.visit();
    const page = await context.newPage();
    await page.goto(`${host.url}/staging`);
    const person = personOn(page);
    await person.openAt('email');
    await person.askForCode('existing@example.org');
    await person.isAt('code');
    const inbox = await context.request.get(`${staging.url}/sandbox/inbox?email=existing@example.org`);
    await person.code.fill((await inbox.json()).messages[0].code);
    await person.isAt('dataRequest');

    await page.goto(`${host.url}/production`);
    await person.openAt('email');
    await page.goto(`${host.url}/staging`);
    await person.openAt('dataRequest');
  });
});

describe('storage that can be written but not read', () => {
  it('is replaced by memory: a second opening does not ask for the e-mail again', async () => {
    const context = await chromium.visit();
    await context.addInitScript(() => {
      Storage.prototype.getItem = () => {
        throw new DOMException('Refused', 'SecurityError');
      };
    });
    const person = await signInForTest(await openHostPage(context, 'test-mode'));
    await person.press(textOf('dialog.close'));
    await person.isGone();

    await person.openAt('dataRequest');
  });
});

describe('two tabs', () => {
  it('keep the changes of each', async () => {
    const context = await chromium.visit();
    const here = personOn(await openHostPage(context));
    const there = personOn(await openHostPage(context));
    await here.signIn(newAddress('two-tabs'));
    await here.isAt('onboarding');
    await there.openAt('onboarding');
    await there.press('Skip for now');
    await there.choosePin();
    await there.isAt('dataRequest');

    const popup = await here.openWindowOf('YouTube');
    await allow(popup);
    await here.seesPlatform('YouTube', 'Connected');
    await here.page.reload();

    await here.openAt('dataRequest');
  });

  it('stop for a person who was replaced in one of them', async () => {
    const context = await chromium.visit({ user: returning });
    const here = personOn(await openHostPage(context));
    await here.openAt('dataRequest');
    const there = personOn(await openHostPage(context));
    await there.page.evaluate((email) => {
      const key = 'data-connect:mosaic:user';
      const record = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...record, email, username: 'bob' }));
    }, 'bob@example.org');

    await here.isAt('email');
    expect(await detailsOf(here.page, 'signout')).toEqual([]);
  });
});

describe('a server that gives no user name', () => {
  it('does not make the e-mail address leave the widget', async () => {
    const context = await chromium.visit();
    const page = await openHostPage(context, 'auto-fetch');
    const email = newAddress('nameless');
    await page.route('**/email/verify/confirm', async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, username: undefined } });
    });
    const asked = page.waitForRequest('**/youtube/authorize');
    const person = personOn(page);
    await person.signIn(email);
    await person.isAt('onboarding');
    await person.tile('YouTube').click();
    expect((await asked).postDataJSON()).toMatchObject({ session: { username: '' } });
    await person.press('Skip for now');
    await person.choosePin();
    await person.press('Share');
    await person.isGone();
    await page.evaluate(() => document.querySelector('data-connect-button')?.signOut());

    expect(await waitForNotified(page, 'message')).toMatchObject({ username: '' });
    expect(await waitForNotified(page, 'signout')).toEqual({ username: '' });
    expect(JSON.stringify(await page.evaluate(() => Reflect.get(window, 'notified')))).not.toContain(email);
  });
});
