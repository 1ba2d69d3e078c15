import { expect, it } from 'vitest';
import { startSharing } from '../../provider/support/share.ts';
import { newestCode } from '../../provider/support/sign-in.ts';
import { required } from '../../support/until.ts';
import { useChromium } from '../support/chromium.ts';
import { EMAIL, openSites, pressing, shareOnPage, signInBy, signInFirst } from '../support/fedcm-sites.ts';

/** The full browser: the headless shell opens no windows for FedCM. */
const { visit } = useChromium({});

it('a person who signed in at one site signs in at a second one by one press in the browser’s dialog', async () => {
  const sites = await openSites();
  const second = required(sites.apps[1], 'the second site');
  const at = await (await visit()).newPage();
  const shown = await pressing(at);
  await at.goto(second.url);
  // No person is signed in: no dialog, and no reason.
  await expect(signInBy(sites, at, second)).rejects.toThrow('NetworkError: Error retrieving a token');
  expect(shown).toEqual([]);

  await signInFirst(sites, at);
  const { share } = await startSharing(sites.provider, second.key, EMAIL);
  await share();
  await at.goto(second.url);
  const tokens = await signInBy(sites, at, second);
  expect(shown.map(({ accounts }) => accounts.map(({ email }) => email))).toEqual([[EMAIL]]);
  expect(tokens.scope).toBe('openid interests medium');
  expect(tokens.claims()).toMatchObject({ aud: second.id, sid: expect.stringMatching(/^session_/) });
});

it('a press on a page where no person is signed in leads through the sign-in in windows of the browser', async () => {
  const sites = await openSites();
  const [app] = sites.apps;
  const context = await visit();
  const at = await context.newPage();
  const shown = await pressing(at);
  await at.goto(required(app, 'the site').url);
  const [tokens] = await Promise.all([
    signInBy(sites, at, required(app, 'the site'), 'active'),
    (async () => {
      const signIn = await context.waitForEvent('page');
      await signIn.locator('#email').fill(EMAIL);
      await signIn.keyboard.press('Enter');
      await signIn.locator('#code').waitFor();
      const consent = context.waitForEvent('page');
      // The window closes itself, maybe before Playwright has its answer.
      await signIn
        .locator('#code')
        .fill(await newestCode(sites.provider, EMAIL))
        .catch(() => {});
      await shareOnPage(sites.provider, await consent, false);
    })(),
  ]);
  expect(shown.map(({ accounts }) => accounts.map(({ email }) => email))).toEqual([[EMAIL]]);
  expect(tokens.scope).toBe('openid interests medium');
});
