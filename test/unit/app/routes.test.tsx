import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Header } from '../../../showcase/app/Header.tsx';
import { parseJobs } from '../../../showcase/jobs/api/job.ts';
import { JOBS_QUERY } from '../../../showcase/jobs/api/jobs-query.ts';
import { queryClient } from '../../../showcase/jobs/api/query-client.ts';
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

describe('the header', () => {
  it('links its title home, the five demos by their names, the answers and what is saved', async () => {
    const page = await open('/');
    await sees(page, 'Featured Internships');
    const links = [...page.screen.querySelectorAll('header a')].map((link) => [
      link.textContent?.trim(),
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['Internship Job Board', '/'],
      ['Gigi', '/gigi'],
      ['Prograd', '/prograd'],
      ['Dcode', '/dcode'],
      ['Toona', '/toona'],
      ['Copus', '/copus'],
      ['Your answers', '/answers'],
      ['Saved', '/saved'],
    ]);
    expect(page.screen.querySelector('header')?.textContent).toContain('Demos:');
  });

  it('accepts extra content on its right side', async () => {
    const page = await open('/bare', [{ path: '/bare', element: <Header right={<b>More</b>} /> }]);
    expect(page.screen.querySelector('header > div > :last-child')?.textContent).toBe('More');
  });
});

describe('the skip link', () => {
  it('leads behind the header', async () => {
    const page = await open('/');
    await sees(page, 'Featured Internships');
    await act(async () => page.screen.querySelector<HTMLAnchorElement>('a[href="#content"]')?.click());
    expect(document.activeElement?.localName).toBe('main');
  });
});

describe('the footer of the board', () => {
  it('links to every demo, with a sentence on each', async () => {
    const page = await open('/');
    await sees(page, 'Featured Internships');
    const entries = [...page.screen.querySelectorAll('footer li')];
    const addresses = entries.map((entry) => entry.querySelector('a')?.getAttribute('href'));
    for (const address of '/readwise /Odysee /gamp /toona/discover /telegram /widget /docs'.split(' ')) {
      expect(addresses).toContain(address);
    }
    for (const entry of entries) expect(entry.querySelector('p')?.textContent).toMatch(/\.$/);
  });
});

describe('the addresses', () => {
  it('show the onboarding first on a first visit, and then the requested page', async () => {
    localStorage.clear();
    const page = await open('/');
    await sees(page, 'Complete Onboarding');
    expect(page.text()).not.toContain('Featured Internships');
    await press(page, 'Complete Onboarding');
    await sees(page, 'Featured Internships');
    expect(localStorage.getItem('data-connect:jobs:onboarded')).toBe('true');
    expect(document.activeElement?.textContent).toBe('Featured Internships');
  });

  it('let Skip lead straight to the board', async () => {
    localStorage.clear();
    const page = await open('/');
    await sees(page, 'Skip for now');
    await press(page, 'Skip for now');
    await sees(page, 'Featured Internships');
  });

  it('show the board without the onboarding everywhere else', async () => {
    localStorage.clear();
    const page = await open('/no/such/place');
    await sees(page, 'Featured Internships');
  });

  it('match in any case', async () => {
    const page = await open('/JOB/none');
    await sees(page, 'no longer listed');
  });

  it('name the page in the document title', async () => {
    const page = await open('/');
    await sees(page, 'Featured Internships');
    expect(document.title).toBe('Featured Internships · Internship Job Board');
  });
});

describe('the list and the detail', () => {
  it('show a spinner, then twenty cards that link to their detail', async () => {
    const page = await open('/');
    await sees(page, 'Sample postings');
    const cards = [...page.screen.querySelectorAll('li > a[href^="/job/"]')];
    expect(cards).toHaveLength(20);
  });

  it('find a job by its id in the loaded list, and go back one step', async () => {
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

  it('open a detail directly', async () => {
    const list = await open('/');
    await sees(list, 'Sample postings');
    const address = list.screen.querySelector('li > a')?.getAttribute('href') ?? '';
    const page = await open(address);
    await sees(page, 'Apply Now');
  });

  it('find a job of a list that was loaded before the present one', async () => {
    const page = await open('/');
    await sees(page, 'Sample postings');
    const [job] = parseJobs([{ id: 'before', title: 'Of the list before' }]) ?? [];
    const before = { interests: ['Law'], headers: {} };
    queryClient.setQueryData([JOBS_QUERY, before], { jobs: [job], source: 'sample' });
    await act(() => page.router.navigate('/job/before'));
    await until(() => expect(page.heading()).toBe('Of the list before'));
  });

  it('show a posting of a link that no list of this browser has', async () => {
    const page = await open('/');
    await sees(page, 'Sample postings');
    const search = await fetch('/v1/api/jobs/us/search/5?what=internship&results_per_page=20');
    const [job] = parseJobs((await search.json()).results) ?? [];
    await act(() => page.router.navigate(`/job/${job?.id}`));
    await until(() => expect(page.heading()).toBe(job?.title));
  });

  it('wait for a list that is being loaded again before they say that a job does not exist', async () => {
    localStorage.setItem('cachedJobs', JSON.stringify([{ id: '1', title: 'Saved Intern' }]));
    localStorage.setItem('cachedTimestamp', '86400000');
    const page = await open('/job/nowhere?fault=delay%3D60000');
    await sees(page, 'Loading the internship…');
    expect(page.text()).not.toContain('no longer listed');
  });

  it('say so if the list has loaded without the job', async () => {
    const page = await open('/job/nowhere');
    await sees(page, 'This internship is no longer listed');
    await act(async () => page.screen.querySelector<HTMLAnchorElement>('main a')?.click());
    await sees(page, 'Featured Internships');
  });
});

describe('the error screen', () => {
  const Broken = () => {
    throw new Error('The hinges came off');
  };

  it('shows its heading and the message of the error', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { routes } = await import('../../../showcase/app/routes.tsx');
    const boundary = routes[0]?.ErrorBoundary;
    const page = await open('/broken', [{ path: '/broken', element: <Broken />, ErrorBoundary: boundary }]);
    await sees(page, 'Unexpected Application Error!');
    expect(page.text()).toContain('The hinges came off');
    quiet.mockRestore();
  });

  it('shows the status text of a failed answer', async () => {
    const { routes } = await import('../../../showcase/app/routes.tsx');
    const boundary = routes[0]?.ErrorBoundary;
    const loader = () => {
      throw new Response('', { status: 418, statusText: 'I am a teapot' });
    };
    const page = await open('/tea', [
      { path: '/tea', loader, element: null, ErrorBoundary: boundary, HydrateFallback: () => null },
    ]);
    await sees(page, 'Unexpected Application Error!');
    expect(page.text()).toContain('I am a teapot');
  });

  it('says in plain words that a page’s file is missing, and not its address', async () => {
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

  it('keeps the message of an error in a page’s own code', async () => {
    const { lazyPage } = await import('../../../showcase/app/lazy-page.ts');
    const mistake = new Error('Cannot read properties of undefined');
    await expect(lazyPage(() => Promise.reject(mistake))()).rejects.toBe(mistake);
  });
});
