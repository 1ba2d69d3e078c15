import type { BrowserContext } from 'playwright-core';
import { expect, it } from 'vitest';
import { returning } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage } from '../support/framed.ts';
import { holdAppFacts } from '../support/hold-back.ts';
import { codeFor, hostPageUrl, openHostPage, waitForNotified } from '../support/host-page.ts';
import { newAddress, personOn, textOf } from '../support/person.ts';

const { visit } = useChromium();

const FACTS = {
  provider: 'Acme ID',
  name: 'Bookshop',
  purpose: 'Shows books that fit you',
  privacyUrl: 'https://shop.example/privacy',
  keepDays: 30,
  accessUntil: '2027-02-23T12:00:00.000Z',
  connectors: ['github'],
};

const answerWith = (context: BrowserContext, facts: object) =>
  context.route('**/api/app', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...facts } });
  });

const TIERS = JSON.stringify({ Large: { type: 'Full Profile', descriptions: 'All of it' } });

it('who asks is asked beside the sign-in: the dialog does not wait, and sharing does, and says so', async () => {
  const context = await visit({ user: returning });
  const page = await openHostPage(context, 'auto-fetch');
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/app', async (route) => {
    await isAnswered;
    await route.fulfill({ json: FACTS });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const person = personOn(page);
  await person.openAt('dataRequest');
  await person.sees(textOf('asker.awaited'));
  expect(await person.button('Share').isDisabled()).toBe(true);
  expect(await person.button(textOf('data.decline')).isDisabled()).toBe(false);
  // A press before the answer must not count, because the person has not read the answer's text.
  await person.button('Share').focus();
  await page.keyboard.press('Enter');
  answer();
  await person.sees('Bookshop');
  expect(await person.button('Share').evaluate((share) => share.matches(':focus'))).toBe(true);
  expect(asked.filter((path) => path.endsWith('/getAPIurlMobile'))).toEqual([]);
  await page.keyboard.press('Enter');
  expect(await waitForNotified(page, 'complete')).toMatchObject({ approvedData: ['basic'] });
  expect(asked.filter((path) => path.endsWith('/getAPIurlMobile'))).toHaveLength(1);
});

it('who asks leaves the rows of the data step in their place when the answer comes, with all facts or the name alone', async () => {
  const nothing = { purpose: null, privacyUrl: null, keepDays: null, accessUntil: null };
  for (const facts of [FACTS, nothing]) {
    const context = await visit({ user: returning });
    const answer = await holdAppFacts(context, facts);
    const person = personOn(await openHostPage(context));
    await person.openAt('dataRequest');
    await person.sees(textOf('asker.awaited'));
    const before = await person.dataSwitch('Personality').boundingBox();
    answer();
    await person.dialog.locator('.asker-name').waitFor();
    expect(await person.dataSwitch('Personality').boundingBox()).toEqual(before);
  }
});

it('who asks has in the frame the provider’s and the registered name, whatever the page says', async () => {
  const context = await visit();
  await answerWith(context, { ...FACTS, connectors: [], accountUrl: null });
  const { page, person } = await openFramedPage(
    context,
    `provider="Evil" app-name="Your bank" request-data='${TIERS}'`,
    'Bookshop',
  );
  await page.locator('data-connect-button').evaluate((element) => {
    Reflect.set(element, 'messages', { 'data.says': 'trust me' });
  });
  expect(await person.trigger.textContent()).toBe('Sign In with Evil');
  await person.trigger.click();
  await person.sees(textOf('email.title.signIn', { provider: 'Acme ID' }));
  await person.sees(textOf('protect.flow', { appName: 'Bookshop' }));
  const email = newAddress('who-asks');
  await person.canPress();
  await person.askForCode(email);
  await person.isAt('code');
  await person.code.fill(await codeFor(context, email));
  await person.isAt('pin');
  await person.choosePin();
  await person.isAt('dataRequest');
  const text = (await person.dialog.textContent())?.replace(/[\u2068\u2069]/g, '');
  expect(text).toContain(new URL(hostPageUrl('other')).origin);
  expect(text).toContain('Share with Bookshop?');
  expect(text).toContain('Bookshop says: “All of it”');
  expect(text).not.toMatch(/Evil|Your bank|Mosaic|trust me/);
});
