import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demos } from '../../../showcase/app/demos.ts';
import data from '../../../showcase/demos/dcode/data.json';
import { MEMBER_KEY, SAMPLE_PROFILE } from '../../../showcase/demos/dcode/data.ts';
import { draftOf, initialState, problemsOf, restore } from '../../../showcase/demos/dcode/state.ts';
import { removeStored } from '../../../showcase/shared/lib/json-storage.ts';
import { post, visitDemo } from '../../support/visit-demo.tsx';

type Visit = Awaited<ReturnType<typeof visitDemo>>;
let page: Visit;

const visit = async (address: string) => {
  page = await visitDemo(demos.dcode, address);
};
const revisit = async (address: string) => {
  await page.close();
  await visit(address);
};

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await page?.close();
});

const draft = draftOf(SAMPLE_PROFILE);

it('the profile of Dcode saves a password reset only when its two fields agree', () => {
  expect(problemsOf({ ...draft, password: 'one', repeated: 'two' })).toHaveProperty('repeated');
  expect(problemsOf({ ...draft, password: 'one' })).toHaveProperty('repeated');
  expect(problemsOf({ ...draft, password: 'one', repeated: 'one' })).toEqual({});
  expect(problemsOf(draft)).toEqual({});
});

it.each([undefined, null, 'text', [], { profile: 3 }, { profile: { avatar: 'dragon', username: ' ' } }])(
  'the profile of Dcode uses the sample if the stored value is unreadable: %j',
  (stored) => {
    expect(restore(stored)).toEqual(initialState);
  },
);

it('Dcode shows the badges after a login return, and hides them at a sign-out', async () => {
  await visit('/profile');
  expect(page.text()).not.toContain('Genesis Scribe');
  await post();
  for (const { name } of data.badges) expect(page.text()).toContain(name);
  await act(async () => {
    const widget = page.find('data-connect-button');
    widget.dispatchEvent(new CustomEvent('signout', { detail: { username: 'ada' } }));
  });
  expect(page.text()).not.toContain('Genesis Scribe');
});

it('the profile form of Dcode saves the changes in this browser, without the password', async () => {
  await visit('/edit-profile');
  await page.type('[autocomplete=username]', 'ada');
  await page.type('select', 'Security Auditor');
  for (const field of page.all('[type=password]')) await page.type(`[id="${field.id}"]`, 'hunter22');
  await page.submit();
  expect(page.text()).toContain('Saved in this browser, without the password.');
  expect(localStorage.getItem(MEMBER_KEY)).not.toContain('hunter22');
  await revisit('/profile');
  expect(page.texts('h1')).toEqual(['ada']);
  expect(page.texts('dd')).toContain('Security Auditor');
});

it('the profile form of Dcode says so if storage is full, and shows the new profile until the page is left', async () => {
  localStorage.setItem(MEMBER_KEY, JSON.stringify({ profile: { ...SAMPLE_PROFILE, username: 'grace' } }));
  await visit('/edit-profile');
  const { localStorage: stored } = window;
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.getItem(key), setItem });
  await page.type('[autocomplete=username]', 'ada');
  await page.submit();
  vi.unstubAllGlobals();
  expect(page.text()).toContain('Kept until this page is closed or reloaded');
  expect(page.text()).not.toContain('Saved in this browser');
  await revisit('/profile');
  expect(page.texts('h1')).toEqual(['ada']);
  removeStored(MEMBER_KEY);
});
