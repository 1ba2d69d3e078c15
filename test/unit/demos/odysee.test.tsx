import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demos } from '../../../showcase/app/demos.ts';
import { PROGRAMMES } from '../../../showcase/demos/odysee/data.ts';
import { post, visitDemo } from '../../support/visit-demo.tsx';

const { yours } = PROGRAMMES;
const titlesOf = ({ videos }: { videos: readonly { title: string }[] }) => videos.map(({ title }) => title);

let page: Awaited<ReturnType<typeof visitDemo>>;

beforeEach(async () => {
  page = await visitDemo(demos.odysee, '/Odysee');
});
afterEach(async () => {
  await page.close();
  localStorage.clear();
});

const isJoinOpen = () => page.find('dialog:has(form)').hasAttribute('open');
const passwordField = () => page.find('input[type=password]');
const typedIn = (selector: string) => {
  const field = page.find(selector);
  return field instanceof HTMLInputElement ? field.value : null;
};

it('Odysee has the menu of the widget in place of Log In and Sign Up while a person is signed in', async () => {
  const say = (signedIn: boolean) =>
    act(async () => {
      Reflect.set(page.find('dialog data-connect-button'), 'signedIn', signedIn);
      window.dispatchEvent(new StorageEvent('storage'));
    });
  await say(true);
  expect(page.texts('header button')).not.toEqual(expect.arrayContaining(['Log In']));
  expect(page.texts('header button')).not.toEqual(expect.arrayContaining(['Sign Up']));
  expect(page.find('header data-connect-button').getAttribute('signed-in')).toBe('menu');
  expect(page.find('header input').getAttribute('placeholder')).toBe('Search');
  await say(false);
  expect(page.find('header input').getAttribute('placeholder')).toBe('Search videos');
  expect(page.texts('header button')).toEqual(expect.arrayContaining(['Log In', 'Sign Up']));
  expect(page.all('header data-connect-button')).toEqual([]);
});

it('the join form of Odysee refuses a bad e-mail with the message of specification §5, and keeps the typed text', async () => {
  await page.press('Sign Up');
  await page.type('input[type=email]', 'ada@b');
  await page.type('input[type=password]', 'difference');
  await page.submit();
  expect(page.texts('[id$=problem]')).toEqual(['Please enter a valid email address']);
  expect(typedIn('input[type=email]')).toBe('ada@b');
  expect(typedIn('input[type=password]')).toBe('difference');
  expect(isJoinOpen()).toBe(true);
});

it('the join form of Odysee closes without any credential check, says so, and forgets the password', async () => {
  await page.press('Sign Up');
  await page.type('input[type=email]', 'ada@example.com');
  await page.type('input[type=password]', 'difference');
  await page.submit();
  expect(isJoinOpen()).toBe(false);
  expect(page.texts('main [role=status]')[0]).toContain('makes no account and keeps no password');
  expect(passwordField()).toHaveProperty('value', '');
  expect(document.activeElement?.textContent).toBe('Log Out');
  await page.press('Log Out');
  expect(page.texts('header button')).toContain('Sign Up');
  expect(document.activeElement?.tagName).toBe('H1');
});

const alts = () => page.all('main svg[role=img]').map((picture) => picture.getAttribute('aria-label'));

it('Odysee swaps the videos to a second set at a widget response, changes the images and closes the join overlay', async () => {
  const before = alts();
  await page.press('Sign Up');
  await post();
  expect(isJoinOpen()).toBe(false);
  expect(page.texts('main h3')).toEqual(titlesOf(yours));
  expect(yours.videos).toHaveLength(4);
  expect(alts().filter((alt) => before.includes(alt))).toEqual([]);
  expect(page.texts('main [role=status]')).toEqual(['The second programme, the same for everyone.']);
});

it('Odysee has an address for each channel and search: a link shows the same, and Back the one before', async () => {
  await page.press('Gaming');
  await page.press('Education');
  await page.type('input[type=search]', 'tide');
  const { search } = page.router.state.location;
  expect(search).toBe('?channel=education&q=tide');
  const shown = page.texts('main h1, main h3');
  await page.close();
  page = await visitDemo(demos.odysee, `/Odysee${search}`);
  expect(page.texts('main h1, main h3')).toEqual(shown);
  expect(typedIn('input[type=search]')).toBe('tide');
  await page.press('Pop Culture');
  expect(page.texts('h1')).toEqual(['Pop Culture']);
  expect(typedIn('input[type=search]')).toBe('');
  await act(() => page.router.navigate(-1));
  expect(page.texts('main h1, main h3')).toEqual(shown);
  expect(typedIn('input[type=search]')).toBe('tide');
});
