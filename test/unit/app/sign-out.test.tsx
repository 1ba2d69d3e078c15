import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { INTERESTS_KEY } from '../../../showcase/jobs/constants.ts';
import { useBoardPage } from './board-page.tsx';

const ANSWERS_KEY = 'data-connect:jobs:answers';
const ASKED_WHY_KEY = 'data-connect:jobs:asked-why';
const GAMP_KEY = 'gampMosaicConnected';
const DCODE_KEY = 'data-connect:dcode:signed-in';
const SIGNED_OUT_KEY = 'data-connect:showcase:signed-out';

const { open: openPage, until, heading, first, fire } = useBoardPage();

const open = async (address: string) => {
  await openPage(address);
  await until(() => expect(first('data-connect-button')).not.toBeNull());
};
const signOut = () => fire('signout', { username: 'ada' });

beforeEach(() => {
  localStorage.setItem(INTERESTS_KEY, JSON.stringify({ names: ['input1', 'input2'] }));
  localStorage.setItem(ANSWERS_KEY, '{"name":"Ada"}');
  localStorage.setItem(GAMP_KEY, 'true');
});

it('signing out turns the personalised board into the featured one', async () => {
  await open('/everywhere-else');
  expect(heading()).toBe('Personalized Internships');
  await signOut();
  await until(() => expect(heading()).toBe('Featured Internships'));
});

it('signing out in another tab ends on a page without the button what could give it to the next person', async () => {
  await openPage('/saved');
  await until(() => expect(heading()).toBeTruthy());
  const event = new StorageEvent('storage', { key: SIGNED_OUT_KEY, newValue: 'sandbox-jobs-key' });
  await act(async () => window.dispatchEvent(event));
  expect([INTERESTS_KEY, ANSWERS_KEY].map((key) => localStorage.getItem(key))).toEqual([null, null]);
});

it('signing out notifies the other tabs, and leaves no trace of it', async () => {
  await open('/dcode');
  const { localStorage: stored } = window;
  const written: string[] = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.getItem(key),
    removeItem: (key: string) => stored.removeItem(key),
    setItem: (key: string, text: string) => {
      written.push(key);
      stored.setItem(key, text);
    },
  });
  await signOut();
  vi.unstubAllGlobals();
  expect(written).toEqual([SIGNED_OUT_KEY]);
  expect(localStorage.getItem(SIGNED_OUT_KEY)).toBeNull();
});

// Each application has its own session, which continues: its pages still show the person and keep their data.
it.each([
  ['/everywhere-else', [INTERESTS_KEY, ANSWERS_KEY, ASKED_WHY_KEY]],
  ['/dcode', [DCODE_KEY]],
  ['/gamp', [GAMP_KEY]],
])(
  'signing out forgets at %s all that the application stores about the person, and nothing else',
  async (address, own) => {
    localStorage.setItem(DCODE_KEY, 'true');
    localStorage.setItem(ASKED_WHY_KEY, 'true');
    await open(address);
    await signOut();
    const all = [INTERESTS_KEY, ANSWERS_KEY, ASKED_WHY_KEY, DCODE_KEY, GAMP_KEY];
    expect(all.filter((key) => localStorage.getItem(key) === null)).toEqual(own);
  },
);
