import { describe, expect, it } from 'vitest';
import { CALLBACK_PAGE } from '../support/answers.ts';
import { baitWith, linkOf } from '../support/consent-link.ts';
import { allow, confirm } from '../support/flow.ts';
import { hostPagePath } from '../support/host-page.ts';
import type { Person } from '../support/person.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeTo, codeFor, site } = useEngine();

const CALLBACK = '/oauth/youtube/callback';
const PLAIN = hostPagePath({ script: 'none' });

const linkTo = (email: string) => linkOf(site(), codeFor, email);

/** A stranger opens the link of a person and allows at the platform. */
const strangerAt = async (email: string) => {
  const stranger = await comeTo(await linkTo(email));
  await stranger.press('Allow');
  await stranger.until(
    `location.pathname === '${CALLBACK}' && document.querySelector('form') !== null`,
    'not at the provider',
  );
  return stranger;
};

const pathOf = (person: Person) => person.read('location.pathname');

const isAskedFor = (person: Person, address: string) =>
  person.until(
    `document.querySelector('h1')?.textContent === 'Connect this YouTube account to ${address}, for Showcase?'`,
    'not asked',
  );

const isBack = (person: Person) => person.until(`location.pathname === '${CALLBACK_PAGE}'`, 'no way back');

describe('a consent link that an attacker sends to a stranger', () => {
  it('says whose account gets the data, and is asked about again for another person only', async () => {
    const stranger = await strangerAt('zoe@example.org');
    await isAskedFor(stranger, 'z…@example.org');
    await confirm(stranger);
    await isBack(stranger);

    await stranger.goto(await linkTo('zoe@example.org'));
    await stranger.press('Allow');
    await isBack(stranger);

    await stranger.goto(await linkTo('ada@example.org'));
    await stranger.press('Allow');
    await isAskedFor(stranger, 'a…@example.org');
  });

  it('is not confirmed in any engine by the second half of a double click', async () => {
    const stranger = await strangerAt('zoe@example.org');
    await stranger.until("document.querySelector('button:not([aria-disabled])') !== null", 'takes no press');
    // The window above has closed, so this one gets the focus and the second half of a double click.
    await stranger.read(`void (window.dispatchEvent(new FocusEvent('focus')),
      document.querySelector('button').click())`);
    expect(await stranger.read("document.querySelector('button').getAttribute('aria-disabled')")).toBe(
      'true',
    );
    expect(await pathOf(stranger)).toBe(CALLBACK);
    await confirm(stranger);
    await isBack(stranger);
  });

  it.each([
    ['the page of the attempt', () => site().url, 1],
    ['the attacker’s page on another site', () => site().otherUrl, 0],
  ])('opened from %s, hands its ticket over to the page of the attempt only', async (_, opener, messages) => {
    site().conditions.callbackCoop = 'unsafe-none';
    const person = await comeTo(opener() + PLAIN);
    await baitWith(person, await linkTo('zoe@example.org'), 'Win a prize');
    await person.press('Win a prize');
    await allow(await person.newestWindow());
    await person.until('window.opened.closed', 'the callback page does not close');
    expect(await person.read('window.posted.filter(({ ticket }) => ticket).length')).toBe(messages);
    expect(await person.read('window.posted.length')).toBe(messages);
  });
});
