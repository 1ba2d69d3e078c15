import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { INTERESTS_KEY } from '../../../showcase/jobs/constants.ts';
import { soon } from '../../support/until.ts';
import { openPage } from './open-page.tsx';

const ANSWERS_KEY = 'data-connect:jobs:answers';
const ASKED_WHY_KEY = 'data-connect:jobs:asked-why';
const GAMP_KEY = 'gampMosaicConnected';
const PROGRAD_KEY = 'data-connect:prograd:answers';
const DCODE_KEY = 'data-connect:dcode:signed-in';
const SIGNED_OUT_KEY = 'data-connect:showcase:signed-out';
const REMEMBERED = {
  names: ['input1', 'input2'],
  InferenceResult: { traitResult: [0.1, 0.2, 0.3, 0.4, 0.5] },
};

let page: Awaited<ReturnType<typeof openPage>>;

const open = async (address: string) => {
  page = await openPage(address);
  await soon(async () => {
    await act(async () => {});
    expect(page.screen.querySelector('data-connect-button')).not.toBeNull();
  });
};
const signOut = () =>
  act(async () => {
    const widget = page.screen.querySelector('data-connect-button');
    widget?.dispatchEvent(new CustomEvent('signout', { detail: { username: 'ada' } }));
  });
const signOutElsewhere = (apiKey: string) =>
  act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: SIGNED_OUT_KEY, newValue: apiKey }));
  });
/** Records the keys that are written from now on. */
const writes = () => {
  const keys: string[] = [];
  const { localStorage: stored } = window;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.getItem(key),
    removeItem: (key: string) => stored.removeItem(key),
    setItem: (key: string, text: string) => {
      keys.push(key);
      stored.setItem(key, text);
    },
  });
  return keys;
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(INTERESTS_KEY, JSON.stringify(REMEMBERED));
  localStorage.setItem(GAMP_KEY, 'true');
});
afterEach(() => page.close());

it('signing out turns the personalised board into the featured one and forgets interests and scores', async () => {
  await open('/everywhere-else');
  expect(page.heading()).toBe('Personalized Internships');
  await signOut();
  await soon(() => expect(page.heading()).toBe('Featured Internships'));
  expect(localStorage.getItem(INTERESTS_KEY)).toBeNull();
});

it.each(['/saved', '/answers', '/job/4910200117'])(
  'signing out in another tab ends at %s, which has no button, what could give it to the next person',
  async (address) => {
    localStorage.setItem(ANSWERS_KEY, '{"name":"Ada"}');
    localStorage.setItem('data-connect:jobs:onboarded', 'true');
    page = await openPage(address);
    await soon(async () => {
      await act(async () => {});
      expect(page.heading()).toBeTruthy();
    });
    await signOutElsewhere('sandbox-jobs-key');
    expect(localStorage.getItem(INTERESTS_KEY)).toBeNull();
    expect(localStorage.getItem(ANSWERS_KEY)).toBeNull();
  },
);

it('signing out notifies the other tabs, and leaves no trace of it', async () => {
  await open('/dcode');
  const written = writes();
  await signOut();
  expect(written).toEqual([SIGNED_OUT_KEY]);
  expect(localStorage.getItem(SIGNED_OUT_KEY)).toBeNull();
});

// Each application has its own session, which continues: its pages still show the person and keep their data.
it.each(['/dcode', '/toona/discover', '/gamp/rewards', '/readwise'])(
  'signing out of the application of %s leaves what the board stores about the person',
  async (address) => {
    localStorage.setItem(ANSWERS_KEY, '{"name":"Ada"}');
    await open(address);
    await signOut();
    expect(localStorage.getItem(INTERESTS_KEY)).not.toBeNull();
    expect(localStorage.getItem(ANSWERS_KEY)).not.toBeNull();
  },
);

it.each([
  ['/everywhere-else', [INTERESTS_KEY, ANSWERS_KEY, ASKED_WHY_KEY]],
  ['/dcode', [DCODE_KEY]],
  ['/gamp', [GAMP_KEY]],
])(
  'signing out forgets at %s all that the application stores about the person, and nothing else',
  async (address, own) => {
    localStorage.setItem(DCODE_KEY, 'true');
    localStorage.setItem(ANSWERS_KEY, '{"name":"Ada"}');
    localStorage.setItem(ASKED_WHY_KEY, 'true');
    localStorage.setItem(PROGRAD_KEY, '{"age":"18–20"}');
    await open(address);
    await signOut();
    const all = [INTERESTS_KEY, ANSWERS_KEY, ASKED_WHY_KEY, PROGRAD_KEY, DCODE_KEY, GAMP_KEY];
    expect(all.filter((key) => localStorage.getItem(key) === null)).toEqual(own);
  },
);

it('signing out empties the onboarding, and stores nothing of it again', async () => {
  localStorage.setItem(ANSWERS_KEY, '{"name":"Ada"}');
  await open('/');
  const name = page.screen.querySelector<HTMLInputElement>('[autocomplete=name]');
  expect(name?.value).toBe('Ada');
  await signOut();
  expect(name?.value).toBe('');
  expect(localStorage.getItem(ANSWERS_KEY)).toBeNull();
});
