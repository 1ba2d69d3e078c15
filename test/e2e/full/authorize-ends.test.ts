import { expect, it } from 'vitest';
import { auditOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { openInteraction, ownText } from '../support/interaction.ts';
import { newAddress, textOf } from '../support/person.ts';

const { visit } = useChromium();

const openSetUp = async (name: string, asked: { readonly email?: boolean } = {}) =>
  openInteraction(await visit(), asked, {}, { setUp: newAddress(name) });

it('/authorize says that an unknown or ended sign-in is over, and what to do', async () => {
  const { page, instead, person } = await openInteraction(await visit());
  await person.isAt('email');
  instead.set('request', () => Response.json({ code: 'authorize.unknown' }, { status: 404 }));
  await page.reload();
  await person.heading(ownText('gone.title')).waitFor();
  await person.sees(ownText('gone.lead'));
  expect((await auditOn(page, 'all')).violations).toEqual([]);
});

it('an error of the last call keeps what the person chose, and the retry ends the sign-in', async () => {
  const { person, instead, notified } = await openSetUp('retry', { email: true });
  await person.isAt('dataRequest');
  await person.page.getByRole('checkbox', { name: ownText('email.name') }).check();
  instead.set('finish', () => new Response(null, { status: 503 }));
  await person.press(textOf('data.share'));
  await person.heading(ownText('stuck.title')).waitFor();
  await person.press(ownText('retry'));
  expect(await person.answer()).toBe('a-code');
  expect(notified.filter(({ call }) => call === 'finish').map(({ body }) => body)).toEqual([
    { email: true },
    { email: true },
  ]);
});

it('an error by which nothing is shared leads back to the choice, and says so', async () => {
  const { person, instead } = await openSetUp('nothing');
  await person.isAt('dataRequest');
  instead.set('finish', () => Response.json({ code: 'authorize.grant' }, { status: 409 }));
  await person.press(textOf('data.share'));
  await person.sees(ownText('nothing'));
  await person.isAt('dataRequest');
  await person.press(textOf('data.share'));
  expect(await person.answer()).toBe('a-code');
});

it('an error of Cancel leaves the step as it is', async () => {
  const { person, instead } = await openInteraction(await visit());
  await person.email.fill('typed@example.org');
  instead.set('refuse', () => new Response(null, { status: 503 }));
  await person.press(ownText('cancel'));
  await person.sees(ownText('cancelled'));
  expect(await person.email.inputValue()).toBe('typed@example.org');
  await person.press(ownText('cancel'));
  expect(await person.answer()).toBe('access_denied');
});

it('an ended session leads back to the sign-in, and the e-mail switch is off for the next person', async () => {
  const { page, person, instead, notified } = await openSetUp('switch', { email: true });
  const gives = page.getByRole('checkbox', { name: ownText('email.name') });
  await person.isAt('dataRequest');
  await gives.check();
  instead.set('finish', () => Response.json({ code: 'authorize.sign-in' }, { status: 409 }));
  await person.press(textOf('data.share'));
  await person.isAt('email');
  const address = newAddress('switch');
  await person.setUp(address);
  await page.getByText(address, { exact: true }).last().waitFor();
  expect(await gives.isChecked()).toBe(false);
  await person.press(textOf('data.share'));
  expect(await person.answer()).toBe('a-code');
  expect(notified.at(-1)).toEqual({ call: 'finish', body: { email: false } });
});

it.each(['share', 'cancel'])('a sign-in at /authorize that ended meanwhile says so at %s', async (press) => {
  const { person, instead } = await openSetUp(`ended-at-${press}`);
  await person.isAt('dataRequest');
  instead.set(press === 'share' ? 'finish' : 'refuse', () =>
    Response.json({ code: 'authorize.unknown' }, { status: 404 }),
  );
  await person.press(press === 'share' ? textOf('data.share') : ownText('cancel'));
  await person.heading(ownText('gone.title')).waitFor();
});
