import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBoardPage } from './board-page.tsx';

const ONBOARDED = 'data-connect:jobs:onboarded';

const { open, sees, text, heading, asked, all, first, control, press, fire } = useBoardPage();

beforeEach(() => localStorage.removeItem(ONBOARDED));
afterEach(() => vi.restoreAllMocks());

const start = async () => {
  await open('/');
  await sees('Complete Onboarding');
};

it('a first visit to the board shows the onboarding first, and then the requested page', async () => {
  await start();
  expect(text()).not.toContain('Featured Internships');
  await press('Complete Onboarding');
  await sees('Featured Internships');
  expect(localStorage.getItem(ONBOARDED)).toBe('true');
  expect(document.activeElement?.textContent).toBe('Featured Internships');
});

it.each([
  ['has shared', { approvedData: ['basic'], success: true }],
  ['refused', { approvedData: [], rejected: true }],
])('the onboarding continues to the board when the person %s', async (_, result) => {
  await start();
  await fire('complete', result);
  await fire('close', { reason: 'complete' });
  await sees('Featured Internships');
});

it('the onboarding stays and logs when sharing failed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await start();
  await fire('complete', { approvedData: ['basic'], success: false, error: 'API request failed: 503' });
  await fire('close', { reason: 'complete' });
  await sees('Complete Onboarding');
  expect(log).toHaveBeenCalledWith('Onboarding error', 'API request failed: 503');
});

const titled = (title: string) =>
  [...all<HTMLButtonElement>('button')].find((button) => button.textContent?.startsWith(title));

it('the questions of the onboarding go on by Enter in a field, as by Next', async () => {
  await start();
  await act(async () => titled('Personal Data')?.click());
  await act(async () => control<HTMLInputElement>('input[autocomplete=name]').form?.requestSubmit());
  expect(first('h2 button[aria-expanded=true]')?.textContent).toBe('Skill Data');
  expect(document.activeElement).toBe(titled('Skill Data'));
});

it('the onboarding accepts the same CV again after it was removed', async () => {
  await start();
  const field = control<HTMLInputElement>('input[type=file]');
  const files = new DataTransfer();
  files.items.add(new File(['cv'], 'ada.pdf'));
  field.files = files.files;
  await act(async () => field.dispatchEvent(new Event('change', { bubbles: true })));
  await sees('ada.pdf 2 B');
  await act(async () => titled('Remove')?.click());
  expect(field.files).toHaveLength(0);
  expect(document.activeElement).toBe(field);
});

const failWith = async (stored: Record<string, string>) => {
  localStorage.setItem(ONBOARDED, 'true');
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await open('/?fault=status%3D500');
  return log;
};
const cachedJobs = JSON.stringify([{ id: '1', title: 'Saved Intern', company: { display_name: 'Inkwell' } }]);

it.each([
  ['general', {}],
  ['user-specific', { 'data-connect:jobs:interests': '{"names":["input2"]}' }],
])(
  'a failing search is logged as %s and leaves the saved list, however old, marked as such',
  async (kind, interests) => {
    const log = await failWith({ cachedJobs, cachedTimestamp: '86400000', ...interests });
    await sees('These postings were saved on January 2, 1970');
    expect(text()).toContain('Saved Intern');
    expect(log).toHaveBeenCalledWith(`Error fetching ${kind} jobs`, expect.any(Error));
  },
);

it('a failing search shows a message with a Retry if nothing is saved', async () => {
  await failWith({ cachedJobs: 'corrupt' });
  await sees('The internships could not be loaded');
  expect(localStorage.getItem('cachedJobs')).toBeNull();
  await press('Retry');
  expect(heading()).toBe(document.activeElement?.textContent);
});

it('no search is made while the saved list is younger than 24 hours', async () => {
  await failWith({ cachedJobs, cachedTimestamp: String(Date.now() - 1000) });
  await sees('Saved Intern');
  expect(asked().filter((address) => address.startsWith('/v1/'))).toEqual([]);
});
