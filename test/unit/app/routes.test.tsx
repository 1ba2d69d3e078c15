import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseJobs } from '../../../showcase/jobs/api/job.ts';
import { soon } from '../../support/until.ts';
import { openPage } from './open-page.tsx';

const closing: (() => Promise<void>)[] = [];
const open = async (...args: Parameters<typeof openPage>) => {
  const page = await openPage(...args);
  closing.push(page.close);
  return page;
};
type Page = Awaited<ReturnType<typeof openPage>>;
const press = (page: Page, name: string) =>
  act(async () => {
    const button = [...page.screen.querySelectorAll('button')].find(
      (each) => each.textContent?.trim() === name || each.getAttribute('aria-label') === name,
    );
    if (!button) throw new Error(`No button "${name}"`);
    button.click();
  });
/** Repeats the check, letting React settle in between, until it passes. */
const until = (check: () => void) =>
  soon(async () => {
    await act(async () => {});
    check();
  });
const sees = (page: Page, text: string) => until(() => expect(page.text()).toContain(text));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('data-connect:jobs:onboarded', 'true');
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

it('the skip link leads behind the header', async () => {
  const page = await open('/');
  await sees(page, 'Featured Internships');
  await act(async () => page.screen.querySelector<HTMLAnchorElement>('a[href="#content"]')?.click());
  expect(document.activeElement?.localName).toBe('main');
});

it('a first visit to the board shows the onboarding first, and then the requested page', async () => {
  localStorage.clear();
  const page = await open('/');
  await sees(page, 'Complete Onboarding');
  expect(page.text()).not.toContain('Featured Internships');
  await press(page, 'Complete Onboarding');
  await sees(page, 'Featured Internships');
  expect(localStorage.getItem('data-connect:jobs:onboarded')).toBe('true');
  expect(document.activeElement?.textContent).toBe('Featured Internships');
});

it('Skip leads from the onboarding straight to the board', async () => {
  localStorage.clear();
  const page = await open('/');
  await sees(page, 'Skip for now');
  await press(page, 'Skip for now');
  await sees(page, 'Featured Internships');
});

it('addresses of the board match in any case', async () => {
  const page = await open('/JOB/none');
  await sees(page, 'no longer listed');
});

it('a page of the board is named in the document title', async () => {
  const page = await open('/');
  await sees(page, 'Featured Internships');
  expect(document.title).toBe('Featured Internships · Internship Job Board');
});

it('a posting is found by its id in the loaded list, and Back goes one step back', async () => {
  const page = await open('/');
  await sees(page, 'Sample postings');
  const card = page.screen.querySelector<HTMLAnchorElement>('li > a[href^="/job/"]');
  const title = card?.querySelector('h2')?.textContent;
  await act(async () => card?.click());
  await until(() => expect(page.heading()).toBe(title));
  const apply = page.screen.querySelector('a[target="_blank"]');
  expect(apply?.textContent).toContain('Apply Now');
  expect(apply?.getAttribute('rel')).toContain('noopener');
  await press(page, 'Back');
  await sees(page, 'Featured Internships');
  expect(page.asked.filter((address) => address.startsWith('/v1/'))).toHaveLength(1);
});

it('a posting of a link is shown that no list of this browser has', async () => {
  const page = await open('/');
  await sees(page, 'Sample postings');
  const search = await fetch('/v1/api/jobs/us/search/5?what=internship&results_per_page=20');
  const [job] = parseJobs((await search.json()).results) ?? [];
  await act(() => page.router.navigate(`/job/${job?.id}`));
  await until(() => expect(page.heading()).toBe(job?.title));
});

it('a posting is not called missing while a list is being loaded again', async () => {
  localStorage.setItem('cachedJobs', JSON.stringify([{ id: '1', title: 'Saved Intern' }]));
  localStorage.setItem('cachedTimestamp', '86400000');
  const page = await open('/job/nowhere?fault=delay%3D60000');
  await sees(page, 'Loading the internship…');
  expect(page.text()).not.toContain('no longer listed');
});

it('a posting is called missing if the list has loaded without it', async () => {
  const page = await open('/job/nowhere');
  await sees(page, 'This internship is no longer listed');
  await act(async () => page.screen.querySelector<HTMLAnchorElement>('main a')?.click());
  await sees(page, 'Featured Internships');
});

const Broken = () => {
  throw new Error('The hinges came off');
};

it('the error screen shows its heading and the message of the error', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { routes } = await import('../../../showcase/app/routes.tsx');
  const boundary = routes[0]?.ErrorBoundary;
  const page = await open('/broken', [{ path: '/broken', element: <Broken />, ErrorBoundary: boundary }]);
  await sees(page, 'Unexpected Application Error!');
  expect(page.text()).toContain('The hinges came off');
  quiet.mockRestore();
});

it('the error screen says in plain words that a page’s file is missing, and not its address', async () => {
  const { routes } = await import('../../../showcase/app/routes.tsx');
  const { lazyPage } = await import('../../../showcase/app/lazy-page.ts');
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/CopusPage-old.js');
  const page = await open('/gone', [
    {
      path: '/gone',
      lazy: lazyPage(() => Promise.reject(gone)),
      ErrorBoundary: routes[0]?.ErrorBoundary,
      HydrateFallback: () => null,
    },
  ]);
  await sees(page, 'Unexpected Application Error!');
  expect(page.text()).toContain('This page could not be loaded. The site may have a new version');
  expect(page.text()).not.toContain('CopusPage');
});
