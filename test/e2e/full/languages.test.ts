import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TAGS } from '../../../widget/common/languages.ts';
import { catalogue as ar } from '../../../widget/locales/ar.ts';
import { catalogue as de } from '../../../widget/locales/de.ts';
import { catalogue as en } from '../../../widget/locales/en.ts';
import { pseudoCatalogue } from '../../support/pseudo.ts';
import { useChromium } from '../support/chromium.ts';
import { codeFor, detailsOf, openHostPage } from '../support/host-page.ts';
import { overflowing } from '../support/overflowing.ts';
import { newAddress, personOn } from '../support/person.ts';

const chromium = useChromium();
const NARROW = { viewport: { width: 320, height: 700 } } as const;

const at = (page: Page, selector: string) => page.locator(`data-connect-button >> ${selector}`).first();
const setLocale = (page: Page, locale: string) =>
  page.locator('data-connect-button').evaluate((element, tag) => element.setAttribute('locale', tag), locale);

/** Leads a new person through every step in any language; calls back at each step. */
const walk = async (page: Page, onStep: (step: string) => Promise<void>) => {
  const email = newAddress('languages');
  await at(page, 'button').click();
  await at(page, '#dc-email').fill('nobody');
  await at(page, 'form [type=submit]').click();
  await at(page, '.problem').waitFor();
  await onStep('email');
  await at(page, '#dc-email').fill(email);
  await at(page, 'form [type=submit]').click();
  await at(page, '#dc-code').fill('000000');
  await at(page, '.problem').waitFor();
  await onStep('code');
  await at(page, '#dc-code').fill(await codeFor(page.context(), email));
  await at(page, '[data-step=onboarding]').waitFor();
  await onStep('onboarding');
  await at(page, '.actions .quiet').click();
  await at(page, '#dc-pin').fill('abc1');
  await onStep('pin');
  await at(page, '#dc-pin').fill('looms-1843!');
  await at(page, 'form [type=submit]').click();
  await at(page, '[data-step=dataRequest]').waitFor();
  await at(page, '.tip-button').hover();
  await onStep('dataRequest');
};

const SMALL_PHONE = { width: 360, height: 780 };

const statesInAllLanguages = async () => {
  const modules = TAGS.map((tag) => import(`../../../widget/locales/${tag}.ts`));
  const catalogues: (typeof en)[] = [en, ...(await Promise.all(modules)).map(({ catalogue }) => catalogue)];
  return catalogues.flatMap((one) => [
    one['platform.connecting'],
    one['platform.connected'],
    one['platform.failed'],
  ]);
};

/** Words of these texts that break across lines in a platform's tile. */
const brokenInTile = (page: Page, texts: readonly string[]): Promise<string[]> =>
  at(page, '.platform').evaluate((tile, all) => {
    const tried = document.createElement('li');
    tried.className = 'platform';
    tried.innerHTML = tile.innerHTML;
    tile.after(tried);
    const state = tried.querySelector<HTMLElement>('.platform-state');
    const isBroken = (text: string) => {
      if (!state) return true;
      state.innerHTML = '<span class="spinner"></span>';
      state.style.whiteSpace = 'nowrap';
      state.append(text);
      const { scrollWidth = 1, clientWidth = 0 } = state.parentElement ?? {};
      return scrollWidth > clientWidth;
    };
    const broken = all.flatMap((text) => text.split(' ')).filter(isBroken);
    tried.remove();
    return broken;
  }, texts);

describe('the languages', () => {
  it('change the button and the dialog at once, and are sent to the API', async () => {
    const page = await openHostPage(await chromium.visit(), 'locale="ar-EG"');
    const asked: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(request.headers()['accept-language']);
    });
    const trigger = at(page, 'button');
    await page.waitForFunction(
      (label) =>
        document.querySelector('data-connect-button')?.shadowRoot?.querySelector('button')?.textContent ===
        label,
      ar['button.signIn'].replace('{provider}', 'Mosaic'),
    );
    expect(await trigger.getAttribute('dir')).toBe('rtl');
    await trigger.click();
    const dialog = at(page, 'dialog');
    expect([await dialog.getAttribute('lang'), await dialog.getAttribute('dir')]).toEqual(['ar', 'rtl']);
    await at(page, '#dc-email').fill('nobody');
    await at(page, 'form [type=submit]').click();
    await at(page, '.problem').waitFor();
    expect(await detailsOf(page, 'failure')).toEqual([
      { code: 'email.invalid', message: ar['email.invalid'], step: 'email' },
    ]);
    await at(page, '#dc-email').fill(newAddress('languages'));
    await at(page, 'form [type=submit]').click();
    await at(page, '#dc-code').waitFor();
    expect(asked).toEqual(['ar-EG']);
  });

  it.each(['en-GB', 'de-CH'])('send the page’s %s to the API with its region', async (tag) => {
    const page = await openHostPage(await chromium.visit(), '', {
      body: `<div lang="${tag}"><data-connect-button api-key="sandbox-demo-key"></data-connect-button></div>`,
    });
    await at(page, 'button').click();
    await at(page, '#dc-email').fill(newAddress('languages'));

    const request = page.waitForRequest('**/email/verify');
    await at(page, 'form [type=submit]').click();

    expect((await request).headers()['accept-language']).toBe(tag);
  });

  it('change in the open dialog, and typed text stays', async () => {
    const page = await openHostPage(await chromium.visit());
    const person = personOn(page);
    await person.openAt('email');
    await person.email.fill('ada@example.org');
    await setLocale(page, 'de');
    await at(page, 'form [type=submit]').getByText(de['email.submit'], { exact: true }).waitFor();
    await setLocale(page, 'ar');
    await at(page, 'dialog[dir=rtl]').waitFor();
    expect(await at(page, '#dc-email').inputValue()).toBe('ada@example.org');
    await setLocale(page, 'en');
    await person.isAt('email');
  });

  it('load in parallel with the flow: the press waits for nothing more', async () => {
    const page = await openHostPage(await chromium.visit(), 'locale="de" preload="none"');
    const order: string[] = [];
    page.on('request', (request) =>
      order.push(`asks ${request.url().replace(/^.*data-connect\.|-[\w-]{8}\.js$/g, '')}`),
    );
    page.on('requestfinished', (request) =>
      order.push(`has ${request.url().replace(/^.*data-connect\.|-[\w-]{8}\.js$/g, '')}`),
    );
    await at(page, 'button').getByText('Mit Mosaic anmelden').waitFor();
    await at(page, 'button').click();
    await at(page, '#dc-email').waitFor();
    expect(order.indexOf('asks de')).toBeGreaterThan(-1);
    expect(order.indexOf('asks de')).toBeLessThan(order.indexOf('has flow'));
  });

  it.each([
    ['its catalogue', '**/data-connect.de-*'],
    ['every language', '**/data-connect.languages-*'],
  ])('are English, after a warning, if %s cannot be loaded', async (_, files) => {
    const context = await chromium.visit();
    await context.route(files, (route) => route.abort());
    const warnings: string[] = [];
    context.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const page = await openHostPage(context, 'locale="de"');
    await at(page, 'button').click();
    await personOn(page).isAt('email');
    expect(await at(page, 'dialog').getAttribute('lang')).toBe('en');
    expect(warnings.length).toBeGreaterThan(0);
  });

  it('leave values that are not texts out of messages, with a warning', async () => {
    const page = await openHostPage(await chromium.visit());
    const warned = page.waitForEvent('console', (message) => message.text().includes('email.submit'));
    await page.evaluate(() =>
      Object.assign(document.querySelector('data-connect-button') ?? {}, {
        messages: { 'email.submit': 5, 'button.signIn': 'Enter' },
      }),
    );
    expect((await warned).text()).toContain('Allowed: text');
    expect(await at(page, 'button').textContent()).toBe('Enter');
    await at(page, 'button').click();
    await at(page, 'form [type=submit]').getByText(en['email.submit'], { exact: true }).waitFor();
  });

  it.each(['ltr', 'rtl'])('overflow nothing at 320 px where every text is 40 % longer: %s', async (dir) => {
    const attributes = `request-data="basic,personality,preferences" ${dir === 'rtl' ? 'locale="ar"' : ''}`;
    const page = await openHostPage(await chromium.visit(NARROW), attributes);
    await page.evaluate(
      (messages) => Object.assign(document.querySelector('data-connect-button') ?? {}, { messages }),
      pseudoCatalogue(en),
    );
    const wrong: string[] = [];
    await walk(page, async (step) => {
      for (const text of await overflowing(page.locator('data-connect-button')))
        wrong.push(`${step} ${text}`);
      if (step !== 'onboarding' || dir === 'rtl') return;
      await page.setViewportSize(SMALL_PHONE);
      wrong.push(...(await brokenInTile(page, await statesInAllLanguages())));
      await page.setViewportSize(NARROW.viewport);
    });
    expect(wrong).toEqual([]);
  });
});
