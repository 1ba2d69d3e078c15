import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INTERESTS_KEY, LIST_KEY } from '../../../showcase/jobs/constants.ts';
import { soon } from '../../support/until.ts';
import { openPage } from './open-page.tsx';

let page: Awaited<ReturnType<typeof openPage>>;

const choice = (label: string) =>
  [...page.screen.querySelectorAll<HTMLInputElement>('[role=radio], input[type=radio]')].find(
    (radio) => radio.closest('label')?.textContent?.trim() === label,
  );
const open = async () => {
  page = await openPage('/everywhere-else');
  await soon(async () => {
    await act(async () => {});
    expect(choice('All')).toBeDefined();
  });
};
const choose = (label: string) => act(async () => choice(label)?.click());

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(INTERESTS_KEY, JSON.stringify({ names: ['input1', 'input2'] }));
});
afterEach(() => page.close());

describe('the list that a person with interests looks at', () => {
  it('is theirs at first', async () => {
    await open();
    expect(choice('For you')?.checked).toBe(true);
  });

  it.each(['All', 'For you'])('is the same on the next visit: %s', async (label) => {
    await open();
    await choose('All');
    await choose(label);
    await page.close();
    await open();
    expect(choice(label)?.checked).toBe(true);
    expect(localStorage.getItem(INTERESTS_KEY)).not.toBeNull();
  });

  it('is forgotten by a sign-out', async () => {
    await open();
    await choose('All');
    const widget = page.screen.querySelector('data-connect-button');
    await act(async () => {
      widget?.dispatchEvent(new CustomEvent('signout', { detail: { username: 'ada' } }));
    });
    expect(localStorage.getItem(LIST_KEY)).toBeNull();
  });
});
