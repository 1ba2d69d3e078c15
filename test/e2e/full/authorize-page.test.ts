import { expect, it } from 'vitest';
import { auditOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { openInteraction } from '../support/interaction.ts';
import { newAddress, textOf } from '../support/person.ts';

const { visit } = useChromium();
const ANDROID_IN_APP =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0 Mobile Safari/537.36';

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

it('a reload of /authorize keeps a typed address, then the code that was mailed, then the step of the person', async () => {
  const { page, person, notified } = await openInteraction(await visit());
  const address = newAddress('reload');
  await person.email.fill(address);
  await page.reload();
  await person.isAt('email');
  expect(await person.email.inputValue()).toBe(address);
  await person.askForCode(address);
  await page.reload();
  await person.isAt('code');
  await page.getByText(address).waitFor();
  await person.enterCode(address);
  await person.isAt('onboarding');
  await page.reload();
  await person.isAt('onboarding');
  expect(notified.every(({ call }) => call === 'request')).toBe(true);
});

/** One layout has only the colour rules, because a theme changes only colours. */
const VARIANTS = [
  ['light', 'all'],
  ['dark', 'colours'],
] as const;

it('/authorize passes axe on every step, in either theme', async () => {
  const context = await visit({ viewport: { width: 320, height: 1500 } });
  const asked = { labels: ['Medium', 'Large'], email: true, offline: true };
  const { page, person } = await openInteraction(context, asked);
  const wrong: string[] = [];
  const audit = async () => {
    for (const [colorScheme, rules] of VARIANTS) {
      await page.emulateMedia({ colorScheme });
      wrong.push(...(await auditOn(page, rules)).violations.map((line) => `${colorScheme}: ${line}`));
    }
  };
  await person.isAt('email');
  await audit();
  const address = newAddress('axe');
  await person.askForCode(address);
  await audit();
  await person.enterCode(address);
  await person.isAt('onboarding');
  await audit();
  await person.press(textOf('onboarding.skip'));
  await person.isAt('pin');
  await audit();
  await person.choosePin();
  await person.isAt('dataRequest');
  await audit();
  expect(await page.evaluate(sideways)).toBe(0);
  expect(wrong).toEqual([]);
});

it('a browser inside another app is told that Google refuses it, with a link for the person’s own browser', async () => {
  const { page, person, app } = await openInteraction(await visit({ userAgent: ANDROID_IN_APP }));
  await person.signIn(newAddress('in-app'));
  await person.isAt('onboarding');
  await person.sees(textOf('outside.note'));
  const link = page.getByRole('link', { name: textOf('outside.open') });
  expect(await link.getAttribute('href')).toBe(app.url);
  expect((await auditOn(page, 'all')).violations).toEqual([]);
});

it('another browser is told so only after Google’s page sent the person back without an answer', async () => {
  const { page, person } = await openInteraction(await visit());
  await person.signIn(newAddress('in-app'));
  await person.isAt('onboarding');
  expect(await page.getByText(textOf('outside.note')).count()).toBe(0);
  await page.getByRole('button', { name: /^Gmail/ }).click();
  await page.getByRole('link', { name: 'Allow', exact: true }).waitFor();
  await page.goBack();
  await person.isAt('onboarding');
  await person.sees(textOf('outside.note'));
});

it('/authorize loads from its own origin only, no page may frame it, and no address has a token', async () => {
  const context = await visit();
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const { page, person, provider, app } = await openInteraction(context);
  const policy = (await page.request.get(page.url())).headers()['content-security-policy'];
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  await person.setUp(newAddress('policy'));
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  const [, token = 'none'] = /\\"token\\":\\"([^"\\]+)/.exec(stored) ?? [];
  expect(token.length).toBeGreaterThan(20);
  await person.press(textOf('data.share'));
  expect(await person.answer()).toBe('a-code');
  expect(asked.filter((url) => !url.startsWith(provider.url) && !url.startsWith(app.url))).toEqual([]);
  expect(asked.filter((url) => url.includes(token))).toEqual([]);
});
