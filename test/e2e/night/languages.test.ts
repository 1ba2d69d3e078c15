import { expect, it } from 'vitest';
import { directionOf, LANGUAGES } from '../../../common/languages.ts';
import { ownTextsOf } from '../../../widget/authorize/language.ts';
import { openAccount, signIn } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { APP, openInteraction } from '../support/interaction.ts';

const { visit } = useChromium();
const SMALL = { width: 320, height: 640 };

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

it('/account passes axe in every language, and needs no sideways scroll at 320 px', async () => {
  const { page, provider } = await openAccount(visit, { viewport: SMALL });
  await signIn(page, provider);
  await page.locator('.signals summary').waitFor();
  for (const fold of await page.locator('details summary').all()) await fold.click();
  for (const language of LANGUAGES) {
    await page.locator('select').selectOption(language);
    await page.locator(`html[lang="${language}"][dir=${directionOf(language)}]`).waitFor();
    expect(await page.evaluate(sideways), language).toBe(0);
    expect(await violationsOn(page), language).toEqual([]);
  }
});

it('/authorize is in every language, in its direction, and needs no sideways scroll at 320 px', async () => {
  const context = await visit({ viewport: SMALL });
  const { page } = await openInteraction(context, { email: true });
  const session = await context.newCDPSession(page);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  for (const language of LANGUAGES) {
    await session.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: language });
    await page.reload();
    const title = ownTextsOf(language)('title', { appName: APP });
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await page.getByRole('heading', { level: 2 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dir), language).toBe(directionOf(language));
    expect(await page.title()).toContain(title);
    expect(await page.evaluate(sideways), language).toBe(0);
  }
});
