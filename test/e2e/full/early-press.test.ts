import { expect, it } from 'vitest';
import { newUser } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { clickThrough } from '../support/click-through.ts';
import { openHostPage } from '../support/host-page.ts';
import { openInteraction } from '../support/interaction.ts';
import { newAddress, personOn, textOf } from '../support/person.ts';

const { visit } = useChromium();

it('a click that was meant for a window above /authorize shares nothing, is not kept, and the next one counts', async () => {
  const { person, notified } = await openInteraction(await visit());
  await person.setUp(newAddress('above'));
  const share = person.button(textOf('data.share'));
  await share.click({ trial: true });
  await clickThrough(share);
  await share.click({ trial: true });
  expect(notified.some(({ call }) => call === 'finish')).toBe(false);
  await person.isAt('dataRequest');
  await share.click();
  await person.page.locator('#answer').waitFor();
});

it('a click that was meant for a window above /account signs nobody in, is not kept, and the next one counts', async () => {
  const email = newAddress('attacker');
  const context = await visit({ user: { ...newUser, email } });
  const page = await openHostPage(context, 'provider="Mosaic"');
  const person = personOn(page);
  const followed = page.waitForResponse('**/api/readings');
  await person.openAt('onboarding');
  await followed;
  const opened = context.waitForEvent('page');
  await person.dialog.getByRole('link', { name: textOf('onboarding.download') }).click();
  const account = await opened;
  const goOn = account.getByRole('button', { name: `Continue as ${email}` });
  await goOn.click({ trial: true });
  const entered: string[] = [];
  account.on('request', (request) => {
    if (request.method() === 'POST') entered.push(request.url());
  });
  await clickThrough(goOn);
  await goOn.click({ trial: true });
  expect(entered).toEqual([]);
  await goOn.click();
  await account.getByRole('dialog', { name: 'Read a download' }).waitFor();
});
