import { expect, it } from 'vitest';
import { returning } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { codeFor, detailsOf, openHostPage, waitForNotified } from '../support/host-page.ts';
import { newAddress, personOn, textOf } from '../support/person.ts';
import { savedRecord } from '../support/saved.ts';

const { visit } = useChromium();

const openFor = async (name: string, attributes = '', isSignedIn = false) => {
  const email = newAddress(name);
  const context = await visit(isSignedIn ? { user: { ...returning, email } } : {});
  const page = await openHostPage(context, attributes);
  const refuse = (call: string, status: number, code: string, headers = {}) =>
    page.route(call, (route) => route.fulfill({ status, headers, json: { status, code } }), { times: 1 });
  return { email, context, page, person: personOn(page), refuse };
};

it('a person whose session ended while sharing signs in again, and shares what was chosen before', async () => {
  const { email, context, page, person, refuse } = await openFor('existing-again', 'auto-fetch', true);
  await refuse('**/getAPIurlMobile', 401, 'session.unknown');
  await person.openAt('dataRequest');
  await person.dataSwitch('Personality').check();
  await person.press('Share');
  await person.isAt('email');
  await person.sees(textOf('session.expired'));
  expect([await savedRecord(page), await person.email.inputValue()]).toEqual([null, email]);
  await person.press(textOf('email.submit'));
  await person.isAt('code');
  await person.code.fill(await codeFor(context, email));
  await person.isAt('dataRequest');
  await person.press('Share');
  expect(await waitForNotified(page, 'complete')).toMatchObject({ approvedData: ['basic', 'personality'] });
  expect(await detailsOf(page, 'failure')).toMatchObject([{ code: 'session.expired', step: 'email' }]);
});

it('the code step is there again after a close or a reload, until the person takes another address', async () => {
  const { email, page, person } = await openFor('reopening');
  await person.openAt('email');
  await person.askForCode(email);
  await person.isAt('code');
  await person.pressBackdrop();
  await person.openAt('code');
  await person.sees(email);
  await person.press(textOf('code.change'));
  await person.isAt('email');
  await person.pressBackdrop();
  await person.openAt('email');
  await person.askForCode(email);
  await person.isAt('code');
  await page.reload();
  await person.openAt('code');
});

it('a person who asks for codes too fast is told the minutes to wait, and a new code comes after the cool-down, beside which the first one counts', async () => {
  const { email, context, page, person, refuse } = await openFor('hurried');
  await context.clock.install();
  await page.reload();
  await refuse('**/email/verify', 429, 'code.limit', { 'Retry-After': '120' });
  await person.openAt('email');
  await person.askForCode(email);
  const wait = person.dialog.getByText(/in 2 minutes/).first();
  await wait.waitFor();
  expect(await person.email.inputValue()).toBe(email);
  await person.press(textOf('email.submit'));
  await person.isAt('code');
  const first = await codeFor(context, email);
  await context.clock.runFor(30_000);
  await person.press(textOf('code.resend'));
  await person.dialog.getByRole('button', { name: /^Send again in \d+ s$/ }).waitFor();
  await person.dialog.getByText(textOf('code.sent'), { exact: true }).waitFor({ state: 'attached' });
  expect(await codeFor(context, email)).not.toBe(first);
  await person.code.fill(first);
  await person.isAt('success');
});

it.each([
  ['new', { isNewUser: true }, 'onboarding'],
  ['known', { isNewUser: false }, 'dataRequest'],
  ['nameless', {}, 'dataRequest'],
] as const)(
  'a provider that tells of a %s person only that signs them in, and the page never learns the address',
  async (name, told, step) => {
    const { email, page, person } = await openFor(`sparse-${name}`, 'auto-fetch');
    await page.route('**/email/verify/confirm', async (route) => {
      const { token } = await (await route.fetch()).json();
      await route.fulfill({ json: { token, ...told } });
    });
    await person.signIn(email);
    await person.isAt(step);
    await page.evaluate(() => document.querySelector('data-connect-button')?.signOut());
    expect(await waitForNotified(page, 'signout')).toEqual({ username: '' });
    expect(JSON.stringify(await page.evaluate(() => Reflect.get(window, 'notified')))).not.toContain(email);
  },
);
