import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { trigger as ar, errors } from '../../../common/locales/ar.json';
import { catalogue as en } from '../../../widget/locales/en.ts';
import { pseudoCatalogue } from '../../support/pseudo.ts';
import { useChromium } from '../support/chromium.ts';
import { codeFor, detailsOf, openHostPage } from '../support/host-page.ts';
import { overflowing } from '../support/overflowing.ts';
import { newAddress } from '../support/person.ts';

const chromium = useChromium();
const NARROW = { viewport: { width: 320, height: 700 } } as const;

const at = (page: Page, selector: string) => page.locator(`data-connect-button >> ${selector}`).first();

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

it('the languages change the button and the dialog at once, and are sent to the API', async () => {
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
    { code: 'email.invalid', message: errors['email.invalid'], step: 'email' },
  ]);
  await at(page, '#dc-email').fill(newAddress('languages'));
  await at(page, 'form [type=submit]').click();
  await at(page, '#dc-code').waitFor();
  expect(asked).toEqual(['ar-EG']);
});

it.each(['ltr', 'rtl'])(
  'the languages overflow nothing at 320 px where every text is 40 % longer: %s',
  async (dir) => {
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
    });
    expect(wrong).toEqual([]);
  },
);
