import { describe, expect, it } from 'vitest';
import { newUser, returning } from '../../support/open-flow.ts';
import { useChromium, type VisitOptions } from '../support/chromium.ts';
import { useClock } from '../support/clock.ts';
import { allow } from '../support/consent.ts';
import { codeFor, detailsOf, openHostPage } from '../support/host-page.ts';
import { newAddress, personOn, textOf } from '../support/person.ts';

const chromium = useChromium();

const TEN_MINUTES_MS = 600_000;
const DAY_MS = 86_400_000;

const openOn = async (options: VisitOptions = {}, attributes = '') => {
  const context = await chromium.visit(options);
  const page = await openHostPage(context, attributes);
  return { context, page, person: personOn(page) };
};

describe('two tabs', () => {
  it('each end separately, with one complete', async () => {
    const context = await chromium.visit({ user: newUser });
    const tabs = [await openHostPage(context), await openHostPage(context)];
    const people = tabs.map((page) => personOn(page));
    for (const person of people) await person.openAt('onboarding');
    for (const person of people) await person.press('Skip for now');
    for (const person of people) await person.choosePin();
    for (const person of people) await person.press('Share');
    for (const person of people) await person.isGone();

    for (const tab of tabs) {
      expect(await detailsOf(tab, 'complete')).toMatchObject([{ approvedData: ['basic'] }]);
      expect(await detailsOf(tab, 'close')).toEqual([{ reason: 'complete' }]);
    }
  });
});

describe('two tabs that connect the same platform at once', () => {
  it('each get their own answer: one the denial, the other the connection', async () => {
    const context = await chromium.visit({ user: newUser });
    const [here, there] = [await openHostPage(context), await openHostPage(context)].map((page) =>
      personOn(page),
    );
    const popups = [];
    for (const person of [here, there]) {
      await person?.openAt('onboarding');
      popups.push(await person?.openWindowOf('YouTube'));
    }

    await popups[0]?.getByRole('link', { name: 'Deny' }).click();
    await here?.seesPlatform('YouTube', 'Failed Connection was cancelled');
    await there?.seesPlatform('YouTube', 'Connecting...');
    if (popups[1]) await allow(popups[1]);

    await there?.seesPlatform('YouTube', 'Connected');
    await here?.seesPlatform('YouTube', 'Failed Connection was cancelled');
  });
});

describe('a page that is loaded again', () => {
  it('by a reload on the success screen starts at the step of the record', async () => {
    const context = await chromium.visit();
    const clock = await useClock(context);
    const page = await openHostPage(context);
    const person = personOn(page);
    const email = newAddress('reload');
    await person.openAt('email');
    await person.askForCode(email);
    await person.isAt('code');
    await clock.stop();
    await person.code.fill(await codeFor(context, email));
    await person.isAt('success');
    await page.reload();
    await person.openAt('onboarding');
  });

  it('by a reload in the training starts at the step of the record', async () => {
    const { page, person } = await openOn({ user: returning });
    await page.evaluate(() => document.querySelector('data-connect-button')?.startTraining());
    await person.isAt('training');
    await page.reload();
    await person.openAt('dataRequest');
  });

  it('by a reload in every step starts at the step of the record', async () => {
    const { page, person } = await openOn();
    const reload = () => page.reload();
    await person.openAt('email');
    await reload();
    await person.openAt('email');
    const email = newAddress('reload');
    await person.askForCode(email);
    await person.isAt('code');
    await reload();
    await person.openAt('code');
    await person.code.fill(await codeFor(page.context(), email));
    await person.isAt('onboarding');
    await reload();
    await person.openAt('onboarding');
    const popup = await person.openWindowOf('YouTube');
    await allow(popup);
    await person.seesPlatform('YouTube', 'Connected');
    await reload();
    await person.openAt('onboarding');
    await person.seesPlatform('YouTube', 'Connected');
    await person.press('Continue');
    await person.isAt('pin');
    await reload();
    await person.openAt('pin');
    await person.choosePin();
    await person.isAt('dataRequest');
    await reload();
    await person.openAt('dataRequest');
    await person.press('Share');
    await person.isGone();
    await reload();
    await person.openAt('dataRequest');
  });
});

describe('a laptop that was asleep for ten minutes', () => {
  const asleep = async (options: VisitOptions = {}) => {
    const context = await chromium.visit(options);
    const clock = await useClock(context);
    const page = await openHostPage(context);
    return { context, page, person: personOn(page), sleep: () => clock.skip(TEN_MINUTES_MS) };
  };

  it('while it waited for a code lets the person request a new one', async () => {
    const { person, sleep } = await asleep();
    await person.openAt('email');
    await person.askForCode(newAddress('laptop'));
    await person.isAt('code');

    await sleep();
    await person.press('Send again');

    await person.sees('A code is on its way.');
  });

  it('while it connected a platform says "Connection timeout", and a second try works', async () => {
    const { person, sleep } = await asleep({ user: newUser });
    await person.openAt('onboarding');
    await person.openWindowOf('YouTube');

    await sleep();
    await person.seesPlatform('YouTube', 'Failed Connection timeout');

    const popup = await person.openWindowOf('YouTube');
    await allow(popup);
    await person.seesPlatform('YouTube', 'Connected');
  });

  it('while the outcome of a share shows completes once', async () => {
    const context = await chromium.visit({ user: returning });
    const clock = await useClock(context);
    const page = await openHostPage(context, 'auto-fetch');
    const person = personOn(page);
    await clock.stop();
    await person.openAt('dataRequest');
    await person.press('Share');
    await person.sees(textOf('data.shared', { appName: 'My App' }));

    await clock.skip(TEN_MINUTES_MS);
    await person.isGone();

    expect(await detailsOf(page, 'complete')).toMatchObject([{ success: true }]);
    expect(await detailsOf(page, 'close')).toEqual([{ reason: 'complete' }]);
  });

  it('while a request was running says that no answer came, and a second try works', async () => {
    const { page, person, sleep } = await asleep();
    await page.route('**/email/verify', () => {}, { times: 1 });
    await person.openAt('email');
    const asked = page.waitForRequest('**/email/verify');
    await person.askForCode(newAddress('laptop'));
    await asked;

    await sleep();
    await person.sees(
      'Failed to send verification code The service did not answer in time. Please try again.',
    );

    await person.press('Send code');
    await person.isAt('code');
  });
});

describe('a device whose clock is wrong by a day', () => {
  it.each([
    ['behind', -DAY_MS],
    ['ahead', DAY_MS],
  ])('%s signs in, connects a platform and shares', async (_, offset) => {
    const context = await chromium.visit();
    await context.clock.install({ time: Date.now() + offset });
    const page = await openHostPage(context, 'auto-fetch');
    const person = personOn(page);

    await person.signIn(newAddress('clock'));
    await person.isAt('onboarding');
    const popup = await person.openWindowOf('YouTube');
    await allow(popup);
    await person.seesPlatform('YouTube', 'Connected');
    await person.press('Continue');
    await person.choosePin();
    await person.press('Share');
    await person.isGone();

    expect(await detailsOf(page, 'complete')).toMatchObject([{ success: true }]);
  });
});

describe('a computer whose clock is set anew while the dialog waits for a code', () => {
  it.each([
    ['back by an hour', -3_600_000],
    ['ahead by a day', DAY_MS],
  ])('%s takes the code, and leads on', async (_, jump) => {
    const context = await chromium.visit();
    await context.clock.install();
    const person = personOn(await openHostPage(context));
    const email = newAddress('clock');
    await person.openAt('email');
    await person.askForCode(email);
    await person.isAt('code');
    const countdown = person.dialog.locator('.side-actions .button').first();
    await context.clock.setSystemTime(Date.now() + jump);
    await expect.poll(() => countdown.textContent()).toMatch(/^Send again( in [12]?\d s)?$/);
    await person.code.fill(await codeFor(context, email));
    await person.isAt('onboarding');
  });
});
