import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('signing out', () => {
  it('turns the personalised board into the featured one and forgets interests and scores', async () => {
    await open('/everywhere-else');
    expect(page.heading()).toBe('Personalized Internships');
    await signOut();
    await soon(() => expect(page.heading()).toBe('Featured Internships'));
    expect(localStorage.getItem(INTERESTS_KEY)).toBeNull();
  });

  it('does so in another tab too', async () => {
    await open('/everywhere-else');
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: SIGNED_OUT_KEY, newValue: 'now' }));
    });
    await soon(() => expect(page.heading()).toBe('Featured Internships'));
  });

  it('notifies the other tabs, and leaves no trace of it', async () => {
    await open('/dcode');
    const told = writes();
    await signOut();
    expect(told).toEqual([SIGNED_OUT_KEY]);
    expect(localStorage.getItem(SIGNED_OUT_KEY)).toBeNull();
  });

  it('notifies no tab of a sign-out that came from another tab', async () => {
    await open('/dcode');
    const told = writes();
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: SIGNED_OUT_KEY, newValue: 'now' }));
    });
    expect(told).toEqual([]);
    expect(localStorage.getItem(INTERESTS_KEY)).toBeNull();
  });

  it('forgets on any page what other pages store about the person', async () => {
    localStorage.setItem(DCODE_KEY, 'true');
    localStorage.setItem(ANSWERS_KEY, '{"name":"Ada"}');
    localStorage.setItem(ASKED_WHY_KEY, 'true');
    localStorage.setItem(PROGRAD_KEY, '{"age":"18–20"}');
    await open('/readwise');
    await signOut();
    expect(localStorage.getItem(INTERESTS_KEY)).toBeNull();
    expect(localStorage.getItem(GAMP_KEY)).toBeNull();
    expect(localStorage.getItem(DCODE_KEY)).toBeNull();
    expect(localStorage.getItem(ANSWERS_KEY)).toBeNull();
    expect(localStorage.getItem(ASKED_WHY_KEY)).toBeNull();
    expect(localStorage.getItem(PROGRAD_KEY)).toBeNull();
  });

  it('empties the onboarding, and stores nothing of it again', async () => {
    localStorage.setItem(ANSWERS_KEY, '{"name":"Ada"}');
    await open('/');
    const name = page.screen.querySelector<HTMLInputElement>('[autocomplete=name]');
    expect(name?.value).toBe('Ada');
    await signOut();
    expect(name?.value).toBe('');
    expect(localStorage.getItem(ANSWERS_KEY)).toBeNull();
  });

  it('disconnects the gaming app, which asks for the log-in again', async () => {
    await open('/gamp');
    expect(page.text()).toContain('Connected: your tournaments are picked.');
    await signOut();
    expect(page.text()).not.toContain('Connected: your tournaments are picked.');
    expect(localStorage.getItem(GAMP_KEY)).toBeNull();
  });
});
