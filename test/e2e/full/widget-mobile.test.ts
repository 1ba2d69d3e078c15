import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { newUser } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { allow, confirm } from '../support/consent.ts';
import { holdBack } from '../support/hold-back.ts';
import { FLOW_FILE, hostPageUrl, notifiedBy, openHostPage } from '../support/host-page.ts';
import { personOn } from '../support/person.ts';
import { savedRecord } from '../support/saved.ts';

const chromium = useChromium();

const NARROW = { viewport: { width: 768, height: 900 } };
const ATTEMPT = 'data-connect:mosaic:oauth';
const ELEMENT = '<data-connect-button api-key="sandbox-demo-key"></data-connect-button>';

const onPhone = async (body = ELEMENT) =>
  openHostPage(await chromium.visit({ user: newUser, ...NARROW }), '', { body });

const onboardingOn = async () => {
  const page = await onPhone();
  const person = personOn(page);
  await person.openAt('onboarding');
  return { page, person };
};

const seesTile = (page: Page, state: string) =>
  page.getByRole('button', { name: `YouTube ${state}`, exact: true }).waitFor();

const leave = async (page: Page) => {
  await page.getByRole('button', { name: /^YouTube/ }).click();
  await page.waitForURL('**/oauth/youtube?*');
};

it('no field is smaller than 16 px under a finger, where Safari would zoom, whatever size the page asks for', async () => {
  const sizes: string[] = [];
  for (const hasTouch of [true, false]) {
    const context = await chromium.visit({ hasTouch, isMobile: hasTouch });
    const person = personOn(await openHostPage(context, 'style="--dc-font-size: 14px"'));
    await person.openAt('email');
    sizes.push(await person.email.evaluate((field) => getComputedStyle(field).fontSize));
  }
  expect(sizes).toEqual(['16px', '14px']);
});

const storedAttempt = (page: Page) => page.evaluate((key) => localStorage.getItem(key), ATTEMPT);

it('on a phone, the page itself goes to the provider, and returns with the platform connected', async () => {
  const { page, person } = await onboardingOn();

  await leave(page);
  expect(page.context().pages()).toHaveLength(1);
  expect(JSON.parse((await storedAttempt(page)) ?? 'null')).toMatchObject({ platform: 'youtube' });
  await allow(page);

  await person.seesPlatform('YouTube', 'Connected');
  expect(page.url()).toBe(hostPageUrl());
  expect(await storedAttempt(page)).toBeNull();
  expect(await savedRecord(page)).toMatchObject({ connectedAccounts: ['youtube'] });
  expect(await notifiedBy(page)).toEqual([
    ['open', null],
    ['stepchange', { step: 'onboarding', previous: null }],
  ]);
});

it('on a phone, the dialog ignores a return with another state than the stored one, and keeps waiting for its own', async () => {
  const { page, person } = await onboardingOn();
  await person.tile('YouTube').click();
  const choice = page.getByRole('link', { name: 'Allow' });
  await choice.waitFor();
  const genuine = await choice.getAttribute('href');

  await page.goto(`${hostPageUrl()}?state=forged&platform=youtube&code=1`);
  await person.openAt('onboarding');
  await person.seesPlatform('YouTube', 'Tap to connect');
  await page.goto(new URL(genuine ?? '', inject('baseUrl')).href);
  await confirm(page);

  await person.seesPlatform('YouTube', 'Connected');
});

it('a page with several elements opens the element that a redirect left, identified by its place', async () => {
  const signOut = ELEMENT.replace('api-key', 'login-type="signOut" api-key');
  const page = await onPhone(`${signOut}${ELEMENT}${ELEMENT}`);
  await page.evaluate(() => [...document.querySelectorAll('data-connect-button')].at(-1)?.open());

  await leave(page);
  await allow(page);

  await seesTile(page, 'Connected');
  const steps = await page.evaluate(() =>
    [...document.querySelectorAll('data-connect-button')].map(({ step }) => step),
  );
  expect(steps).toEqual([null, null, 'onboarding']);
  expect(page.url()).toBe(hostPageUrl());
});

it('a return from a platform is used by a tap before the flow has loaded', async () => {
  const { page } = await onboardingOn();
  await leave(page);
  const release = await holdBack(page, FLOW_FILE);

  await allow(page);
  await page.waitForURL('**/host-page?*');
  await page.getByRole('button', { name: 'Sign In with Mosaic' }).click();
  release();

  await seesTile(page, 'Connected');
  expect(page.url()).toBe(hostPageUrl());
  expect((await notifiedBy(page)).filter(([type]) => type === 'open')).toHaveLength(1);
});

it.each(['came after 5 minutes', 'lost its storage'])(
  'a return from a platform that %s is "Connection timeout" with a clean address',
  async (fault) => {
    const { page } = await onboardingOn();
    await leave(page);
    await page.evaluate(
      ([key, isLate]) => {
        const attempt = JSON.parse(localStorage.getItem(key) ?? '{}');
        for (const storage of [localStorage, sessionStorage]) storage.removeItem(key);
        const startedAt = Date.now() - 301_000;
        if (isLate) localStorage.setItem(key, JSON.stringify({ ...attempt, startedAt }));
      },
      [ATTEMPT, fault === 'came after 5 minutes'] as const,
    );
    await allow(page);
    await seesTile(page, 'Failed Connection timeout');
    expect(page.url()).toBe(hostPageUrl());
    expect(await savedRecord(page)).toMatchObject({ connectedAccounts: [] });
  },
);

it('a person whom the page asks whether to leave can stay, and finds the platform as before', async () => {
  const { page, person } = await onboardingOn();
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()));
  page.once('dialog', (dialog) => dialog.dismiss());
  await person.tile('YouTube').click();
  await seesTile(page, 'Tap to connect');
  page.once('dialog', (dialog) => dialog.accept());
  await leave(page);
  await page.getByRole('link', { name: 'Deny', exact: true }).click();
  await seesTile(page, 'Failed Connection was cancelled');
});
