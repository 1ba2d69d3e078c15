import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MENU, PROGRAMMES } from '../../../showcase/demos/odysee/data.ts';
import { demo } from '../../../showcase/demos/odysee/index.ts';
import { checkJoin, initialState, reduce, videosOn } from '../../../showcase/demos/odysee/state.ts';
import { formatCount, formatDay } from '../../../showcase/shared/lib/format.ts';
import { FORGERIES, post, visitDemo } from '../../support/visit-demo.tsx';

const { everyone, yours } = PROGRAMMES;
const titlesOf = ({ videos }: { videos: readonly { title: string }[] }) => videos.map(({ title }) => title);

let page: Awaited<ReturnType<typeof visitDemo>>;

beforeEach(async () => {
  page = await visitDemo(demo, '/Odysee');
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

it('has the menu of the widget in place of Log In and Sign Up while a person is signed in', async () => {
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

describe('video site clone (specification §2.7)', () => {
  it('has a top bar with search, Log In and Sign Up', () => {
    expect(page.texts('header button')).toEqual(expect.arrayContaining(['Log In', 'Sign Up']));
    expect(page.find('header input[type=search]').closest('label')?.textContent).toBe('Search');
  });

  it('has a side menu of exactly ten entries', () => {
    expect(page.texts('nav a')).toEqual([
      'Home',
      'Following',
      'Featured',
      'Pop Culture',
      'Artists',
      'Education',
      'Lifestyle',
      'Spooky',
      'Gaming',
      'Tech',
    ]);
  });

  it('shows a featured banner and a grid of 4 video cards', () => {
    expect(page.texts('main h2')).toEqual([everyone.banner.video.title, 'Videos']);
    expect(page.texts('main h3')).toEqual(titlesOf(everyone));
    expect(everyone.videos).toHaveLength(4);
  });

  it('shows title, author, views, date and duration on each card, with a picture', () => {
    const cards = page.all('main li');
    for (const [index, video] of everyone.videos.entries()) {
      const card = cards[index];
      for (const part of [
        video.title,
        video.author,
        `${formatCount(video.views)} views`,
        formatDay(video.date),
        video.duration,
      ])
        expect(card?.textContent).toContain(part);
      expect(card?.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe(video.image.alt);
    }
  });

  it('has a Join overlay with all its fields, the widget and the terms', () => {
    expect(page.texts('dialog h2')).toEqual(['Join']);
    expect(page.texts('dialog form label')).toEqual(['E-mail', 'Password', 'Sync my YouTube channel']);
    expect(page.texts('dialog form button')).toEqual(['Sign Up', 'Log In']);
    expect(page.find('dialog form').textContent).toContain("confirm you're over the age of 13");
    expect(page.find('dialog data-connect-button').getAttribute('connectors')).toMatch(/^youtube,/);
  });

  it.each(['Log In', 'Sign Up'])('opens the overlay by %s of the top bar', async (name) => {
    expect(isJoinOpen()).toBe(false);
    await page.press(name);
    expect(isJoinOpen()).toBe(true);
    await page.press('Close');
    expect(isJoinOpen()).toBe(false);
  });
});

describe('searching and the side menu', () => {
  it('filters the videos by the typed text, whatever entry is chosen', async () => {
    await page.press('Spooky');
    await page.type('input[type=search]', 'lighthouse quill');
    expect(page.texts('main h3')).toEqual([everyone.videos[0].title]);
  });

  it('says so if nothing matches, and offers a way back', async () => {
    await page.type('input[type=search]', 'zeppelin');
    expect(page.text()).toContain('Nothing on tonight goes by that.');
    await page.press('Clear search');
    expect(document.activeElement?.tagName).toBe('H1');
    expect(page.texts('main h3')).toEqual(titlesOf(everyone));
  });

  it('filters by category, and says so if a category is empty', async () => {
    await page.press('Gaming');
    expect(page.texts('main h3')).toEqual([everyone.videos[2].title]);
    await page.press('Spooky');
    expect(page.text()).toContain('Spooky is off air tonight.');
  });

  it('shows the videos of followed authors in Following', async () => {
    await page.press('Following');
    expect(page.text()).toContain('You follow nobody yet.');
    await page.press('Back to Home');
    await page.press(everyone.videos[3].title);
    expect(page.text()).toContain('Playback is coming soon.');
    await page.press('Follow Attic Frequency');
    await page.press('Following');
    expect(page.texts('main h3')).toEqual([everyone.videos[3].title]);
    await page.close();
    page = await visitDemo(demo, '/Odysee?channel=following');
    expect(page.texts('main h3')).toEqual([everyone.videos[3].title]);
  });

  it.each(MENU)('never shows a video twice in %s', (entry) => {
    for (const programme of [everyone, yours]) {
      const titles = videosOn(programme, { entry, query: '' }, []).map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });
});

describe('the join form', () => {
  beforeEach(() => page.press('Sign Up'));

  it('refuses a bad e-mail with the message of specification §5, and keeps the typed text', async () => {
    await page.type('input[type=email]', 'ada@b');
    await page.type('input[type=password]', 'difference');
    await page.submit();
    expect(page.texts('[id$=problem]')).toEqual(['Please enter a valid email address']);
    expect(typedIn('input[type=email]')).toBe('ada@b');
    expect(typedIn('input[type=password]')).toBe('difference');
    expect(isJoinOpen()).toBe(true);
  });

  it('shows no old error when it is opened again, and keeps the e-mail', async () => {
    await page.type('input[type=email]', 'ada@b');
    await page.submit();
    await page.press('Close');
    await page.press('Sign Up');
    expect(page.texts('[id$=problem]')).toEqual([]);
    expect(typedIn('input[type=email]')).toBe('ada@b');
  });

  it('asks for a password', () => {
    expect(checkJoin({ email: 'a@b.c', password: '' })).toEqual({ password: 'Please enter a password' });
  });

  it.each(['a@b', 'a b@c.d', '@b.c', 'a@b.', 'a@@b.c'])('refuses %s as an e-mail', (email) => {
    expect(checkJoin({ email, password: 'x' })).toHaveProperty('email');
  });

  it('closes without any credential check, says so, and forgets the password', async () => {
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

  it('forgets a password that was typed and not submitted', async () => {
    await page.type('input[type=password]', 'difference');
    await page.press('Close');
    expect(passwordField()).toHaveProperty('value', '');
  });

  it('offers only YouTube if the channel is to be synced', async () => {
    const box = page.find('input[type=checkbox]');
    await act(async () => {
      if (box instanceof HTMLElement) box.click();
    });
    expect(page.find('data-connect-button').getAttribute('connectors')).toBe('youtube');
  });
});

describe('a widget response (specification §4.4)', () => {
  const alts = () => page.all('main svg[role=img]').map((picture) => picture.getAttribute('aria-label'));

  it('swaps the videos to a second set, changes the images and closes the join overlay', async () => {
    const before = alts();
    await page.press('Sign Up');
    await post();
    expect(isJoinOpen()).toBe(false);
    expect(page.texts('main h3')).toEqual(titlesOf(yours));
    expect(yours.videos).toHaveLength(4);
    expect(alts().filter((alt) => before.includes(alt))).toEqual([]);
    expect(page.texts('main [role=status]')).toEqual(['The second programme, the same for everyone.']);
  });

  it('shows the second set whatever was searched for, and Back finds no search', async () => {
    await page.press('Tech');
    await page.type('input[type=search]', 'zeppelin');
    await post();
    expect(page.texts('main h3')).toEqual(titlesOf(yours));
    expect(typedIn('input[type=search]')).toBe('');
    expect(page.router.state.location.search).toBe('');
  });

  it('shows the second set on the next visit', async () => {
    await post();
    await page.close();
    page = await visitDemo(demo, '/Odysee');
    expect(page.texts('main h3')).toEqual(titlesOf(yours));
  });

  it('keeps the second set at the next response', () => {
    const once = reduce(initialState, { type: 'widget.completed' });
    expect(reduce(once, { type: 'widget.completed' })).toEqual(once);
  });

  it.each(Object.entries(FORGERIES))('is ignored from %s', async (_, forgery) => {
    await page.press('Sign Up');
    await post(forgery);
    expect(isJoinOpen()).toBe(true);
    expect(page.texts('main h3')).toEqual(titlesOf(everyone));
  });
});
