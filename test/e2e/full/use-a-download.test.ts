import type { BrowserContext, Frame, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { packSample, SAMPLE_ARCHIVES } from '../../../showcase/sandbox/archives/samples.ts';
import { auditOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { openHostPage } from '../support/host-page.ts';
import { newAddress, personOn, textOf } from '../support/person.ts';

const { visit } = useChromium();

/** The provider, as if its operator had credentials for GitHub only. */
const connectOnlyGitHub = (context: BrowserContext) =>
  context.route('**/api/app', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), connectors: ['github'] } });
  });

/** Simulates the return from another tab. Headless pages never lose the focus. */
const comeBack = (page: Page | Frame) => page.evaluate(() => void dispatchEvent(new Event('focus')));

const youtube = async () => ({
  name: SAMPLE_ARCHIVES.youtube.name,
  mimeType: 'application/zip',
  buffer: Buffer.from(await packSample('youtube')),
});

const readIn = async (account: Page, email: string) => {
  await account.getByRole('button', { name: `Continue as ${email}` }).click();
  const dialog = account.getByRole('dialog', { name: 'Read a download' });
  await dialog.locator('.file-choice input').setInputFiles(await youtube());
  await dialog.getByRole('button', { name: /^Add/ }).click();
  await account
    .getByText(/^Added entries:/)
    .first()
    .waitFor();
};

/** Waits until the file that handles the links has loaded. */
const untilFollowed = (page: Page | Frame) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/readings')),
  );

it('a platform that the provider cannot connect leads to the reader of downloads, and follows once the person comes back', async () => {
  const context = await visit();
  await connectOnlyGitHub(context);
  const page = await openHostPage(context, 'provider="Mosaic" connectors="youtube,github"');
  const person = personOn(page);
  const email = newAddress('download');
  await person.signIn(email);
  await person.isAt('onboarding');
  await person.seesPlatform('GitHub', textOf('platform.idle'));
  const tile = person.dialog.getByRole('link', { name: `YouTube ${textOf('platform.download')}` });
  await tile.waitFor();
  expect((await auditOn(page, 'all')).violations).toEqual([]);
  expect(await person.button(textOf('onboarding.continue')).isDisabled()).toBe(true);

  await untilFollowed(page);
  const opened = context.waitForEvent('page');
  await tile.click();
  const account = await opened;
  await readIn(account, email);
  expect(new URL(account.url()).hash).toBe('#platforms');
  await account.close();

  await tile.focus();
  await comeBack(page);
  await person.seesPlatform('YouTube', textOf('platform.connected'));
  // The tile is a new element and still has the focus. When the person takes the download back, the link gets the
  // focus.
  const focused = () =>
    page.evaluate(() => {
      const element = document.querySelector('data-connect-button')?.shadowRoot?.activeElement;
      return `${element?.localName} ${element?.textContent?.split(' ')[0]}`;
    });
  expect(await focused()).toBe('button YouTube');
  await page.keyboard.press('Enter');
  await tile.waitFor();
  expect(await focused()).toBe('a YouTube');
  const asked = page.waitForResponse('**/api/readings');
  await comeBack(page);
  await (await asked).finished();
  expect(await tile.isVisible()).toBe(true);
  await person.press(textOf('onboarding.skip'));
  await person.isAt('pin');
});
