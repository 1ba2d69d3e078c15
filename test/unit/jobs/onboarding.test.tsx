import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { soon } from '../../support/until.ts';
import { openPage } from '../app/open-page.tsx';

const closing: (() => Promise<void>)[] = [];
const open = async (address: string) => {
  const page = await openPage(address);
  closing.push(page.close);
  return page;
};
type Page = Awaited<ReturnType<typeof openPage>>;
const sees = (page: Page, text: string) =>
  soon(async () => {
    await act(async () => {});
    expect(page.text()).toContain(text);
  });

/** The widget's events for its host at the end of a request. */
const complete = (page: Page, result: Record<string, unknown>) =>
  act(async () => {
    const widget = page.screen.querySelector('data-connect-button');
    widget?.dispatchEvent(new CustomEvent('complete', { detail: result, bubbles: true, composed: true }));
    widget?.dispatchEvent(new CustomEvent('close', { detail: { reason: 'complete' } }));
  });

beforeEach(() => localStorage.clear());
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

it('the onboarding continues to the board when the person has shared', async () => {
  const page = await open('/');
  await sees(page, 'Complete Onboarding');
  await complete(page, { approvedData: ['basic'], success: true });
  await sees(page, 'Featured Internships');
});

it('the onboarding skips ahead when the result is rejected', async () => {
  const page = await open('/');
  await sees(page, 'Complete Onboarding');
  await complete(page, { approvedData: [], rejected: true });
  await sees(page, 'Featured Internships');
});

it('the onboarding stays and logs when sharing failed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = await open('/');
  await sees(page, 'Complete Onboarding');
  await complete(page, { approvedData: ['basic'], success: false, error: 'API request failed: 503' });
  await sees(page, 'Complete Onboarding');
  expect(log).toHaveBeenCalledWith('Onboarding error', 'API request failed: 503');
});

const titled = (page: Page, title: string) =>
  [...page.screen.querySelectorAll('button')].find((button) => button.textContent?.startsWith(title));
const openTitle = (page: Page) => page.screen.querySelector('h2 button[aria-expanded=true]')?.textContent;

it('the questions of the onboarding go on by Enter in a field, as by Next', async () => {
  const page = await open('/');
  await sees(page, 'Complete Onboarding');
  await act(async () => titled(page, 'Personal Data')?.click());
  const field = page.screen.querySelector<HTMLInputElement>('input[autocomplete=name]');
  await act(async () => field?.form?.requestSubmit());
  expect(openTitle(page)).toBe('Skill Data');
  expect(document.activeElement).toBe(titled(page, 'Skill Data'));
  await act(async () => titled(page, 'Next')?.closest('form')?.requestSubmit());
  expect(page.text()).toContain('Complete Onboarding');
});

it('the questions of the onboarding accept the same CV again after it was removed', async () => {
  const page = await open('/');
  await sees(page, 'Complete Onboarding');
  const field = page.screen.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('No field for a CV');
  const files = new DataTransfer();
  files.items.add(new File(['cv'], 'ada.pdf'));
  field.files = files.files;
  await act(async () => field.dispatchEvent(new Event('change', { bubbles: true })));
  await sees(page, 'ada.pdf 2 B');
  await act(async () => titled(page, 'Remove')?.click());
  expect(field.files).toHaveLength(0);
  expect(document.activeElement).toBe(field);
});

const saved = [{ id: '1', title: 'Saved Intern', company: { display_name: 'Inkwell' } }];

const visitWith = (parts: Record<string, string>) => {
  localStorage.setItem('data-connect:jobs:onboarded', 'true');
  for (const [key, value] of Object.entries(parts)) localStorage.setItem(key, value);
  return vi.spyOn(console, 'error').mockImplementation(() => {});
};

it('a failing search is logged as general and leaves the saved list, however old, marked as such', async () => {
  const log = visitWith({ cachedJobs: JSON.stringify(saved), cachedTimestamp: '86400000' });
  const page = await open('/?fault=status%3D500');
  await sees(page, 'These postings were saved on January 2, 1970');
  expect(page.text()).toContain('Saved Intern');
  expect(log).toHaveBeenCalledWith('Error fetching general jobs', expect.any(Error));
});

it('a failing search is logged as user-specific if interests are known, and shows the saved list', async () => {
  const log = visitWith({
    cachedJobs: JSON.stringify(saved),
    cachedTimestamp: String(Date.now()),
    'data-connect:jobs:interests': '{"names":["input2"]}',
  });
  const page = await open('/?fault=status%3D500');
  await sees(page, 'These postings were saved');
  expect(page.text()).toContain('Saved Intern');
  expect(log).toHaveBeenCalledWith('Error fetching user-specific jobs', expect.any(Error));
});

it('a failing search shows a message with a Retry if nothing is saved', async () => {
  visitWith({ cachedJobs: 'corrupt' });
  const page = await open('/?fault=status%3D500');
  await sees(page, 'The internships could not be loaded');
  expect(localStorage.getItem('cachedJobs')).toBeNull();
  const retry = [...page.screen.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Retry',
  );
  // The retry button disappears while the search runs.
  await act(async () => retry?.click());
  expect(document.activeElement?.tagName).toBe('H1');
});

it('a failing search does not happen while the saved list is younger than 24 hours', async () => {
  visitWith({ cachedJobs: JSON.stringify(saved), cachedTimestamp: String(Date.now() - 1000) });
  const page = await open('/?fault=status%3D500');
  await sees(page, 'Saved Intern');
  expect(page.asked.filter((address) => address.startsWith('/v1/'))).toEqual([]);
});
