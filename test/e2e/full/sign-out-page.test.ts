import { expect, it } from 'vitest';
import { AUTHORIZE_TEXTS } from '../../../provider/api/authorize-texts.ts';
import { directionOf } from '../../../widget/common/languages.ts';
import { required } from '../../support/until.ts';
import { auditOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { openSites, signInFirst } from '../support/fedcm-sites.ts';

const { visit } = useChromium();
const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

it('the provider asks, in the browser’s language, before a sign-out that any page may have opened, and a key is enough', async () => {
  const sites = await openSites();
  const app = required(sites.apps[0], 'the site');
  const context = await visit({ viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  await signInFirst(sites, page);
  const sessions = () => sites.provider.database.query.selectFrom('sessions').selectAll().execute();
  expect(await sessions()).toHaveLength(1);
  const given = { client_id: app.id, post_logout_redirect_uri: `${app.url}/`, state: 'the-state' };
  const address = `${sites.issuer}/end_session?${new URLSearchParams(given)}`;
  for (const [index, language] of (['en', 'ar'] as const).entries()) {
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
    await page.setExtraHTTPHeaders({ 'accept-language': language });
    await page.goto(address);
    await page.getByRole('button', { name: AUTHORIZE_TEXTS[language].signOut, exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(directionOf(language));
    expect(await page.evaluate(sideways)).toBe(0);
    expect((await auditOn(page, 'all')).violations, language).toEqual([]);
  }
  expect(await sessions()).toHaveLength(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${app.url}/?state=the-state`);
  expect(await sessions()).toEqual([]);
});
