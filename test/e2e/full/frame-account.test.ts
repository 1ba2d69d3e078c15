import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage } from '../support/framed.ts';
import { newAddress, textOf } from '../support/person.ts';

const { visit } = useChromium();

/**
 * A new person at the platforms in a frame without a reader of downloads, with the link to /account in view and the file
 * that follows it loaded.
 */
const start = async (headers: Readonly<Record<string, string>>) => {
  const context = await visit();
  await context.route('**/frame?key=*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<link rel="download-reader"[^>]*>/, '');
    await route.fulfill({ response, body });
  });
  const { page, person } = await openFramedPage(context, '', undefined, { headers });
  const email = newAddress('frame-account');
  const followed = page.waitForResponse('**/api/readings');
  await person.signIn(email);
  await person.isAt('onboarding');
  await followed;
  await person.canPress();
  await person.dialog.getByRole('link', { name: textOf('onboarding.download') }).press('Enter');
  const tabs = () => context.pages().filter((one) => one !== page);
  return { email, tabs };
};

it('the link of a frame to /account leads there by a ticket, in one tab', async () => {
  const { email, tabs } = await start({});
  await expect.poll(() => tabs().map((tab) => new URL(tab.url()).pathname)).toEqual(['/account']);
  await tabs()[0]
    ?.getByRole('button', { name: `Continue as ${email}` })
    .waitFor();
});
