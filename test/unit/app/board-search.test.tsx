import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { queryClient } from '../../../showcase/jobs/api/query-client.ts';
import { useBoardPage } from './board-page.tsx';

const { open, until, sees, text, all, control, press, enter, titles, router } = useBoardPage();

it('the board finds postings by a text, in the address too, and leaves the saved list alone', async () => {
  await open('/');
  await sees('20 of 220 internships listed');
  await enter(control<HTMLInputElement>('[type=search]'), 'croissants');
  await sees('1 internship listed');
  expect(titles()).toEqual(['Pastry Internship']);
  expect(router().state.location.search).toBe('?q=croissants');
  expect(JSON.parse(localStorage.getItem('cachedJobs') ?? '')).toHaveLength(20);
});

it('the board keeps what a person types while the list follows', async () => {
  await open('/');
  await sees('220');
  const field = control<HTMLInputElement>('[type=search]');
  const seen = new Set<string>();
  await enter(field, 'fit');
  await until(() => {
    seen.add(field.value);
    expect(router().state.location.search).toBe('?q=fit');
  });
  await act(async () => {});
  seen.add(field.value);
  expect([...seen]).toEqual(['fit']);
});

it('the board opens with the filters of its address, and clears them', async () => {
  await open('/?q=internship&field=legal-jobs&hours=part');
  await until(() => expect(titles().length).toBeGreaterThan(0));
  expect(text()).toContain('Filters (2)');
  await press('Filters (2)');
  await sees('Clear filters');
  expect(control<HTMLSelectElement>('select:not(:disabled)').value).toBe('legal-jobs');
  await press('Clear filters');
  await sees('20 of 220 internships listed');
  expect(router().state.location.search).toBe('?q=internship');
});

it.each([['EUR', '€15 an hour or more', '?pay=15']])(
  'the board asks for the least pay in the currency of postings in %s',
  async (currency, text, address) => {
    await open('/');
    const { fetch } = window;
    const minima: (string | null)[] = [];
    vi.stubGlobal('fetch', async (asked: string, init: RequestInit) => {
      const answer = await fetch(asked, init);
      if (!asked.includes('/search/')) return answer;
      minima.push(new URLSearchParams(asked.split('?')[1]).get('salary_min'));
      const { results, ...rest } = await answer.json();
      return Response.json({
        ...rest,
        results: results.map((posting: object) => ({ ...posting, salary_currency: currency })),
      });
    });
    await act(() => queryClient.resetQueries());
    await sees('220');
    await press('Filters');
    await until(() => expect(all('select').length).toBeGreaterThan(1));
    const [, pay] = all<HTMLSelectElement>('select:not(:disabled)');
    if (!pay) throw new Error('No pay');
    expect([...pay.options].map((option) => option.text).slice(0, 2)).toEqual(['Any pay', text]);
    await enter(pay, new URLSearchParams(address).get('pay') ?? '');
    await until(() => expect(router().state.location.search).toBe(address));
    const least = Number(new URLSearchParams(address).get('pay')) * 2_080;
    await until(() => expect(minima.at(-1)).toBe(`${least}`));
  },
);

it('the board puts the best paid first if asked to', async () => {
  await open('/');
  await sees('220');
  await press('Filters');
  const order = [...all<HTMLSelectElement>('select')].at(-1);
  if (!order) throw new Error('No order');
  await enter(order, 'pay');
  await until(() => expect(router().state.location.search).toBe('?sort=pay'));
  await until(() => {
    const pays = [...all('li')].map(({ textContent }) =>
      Number(/(\d+) an hour/.exec(textContent ?? '')?.[1]),
    );
    expect(pays).toEqual([...pays].sort((a, b) => b - a));
  });
});

it('the board says which words it searched in place of mistyped ones', async () => {
  await open('/?q=marketting%20socail');
  await sees('No internship has “marketting” or “socail”, so these are for “marketing” and “social”.');
  await enter(control<HTMLInputElement>('[type=search]'), 'marketing');
  await until(() => expect(text()).not.toContain('No internship has'));
});

it.each([
  [429, 'There were too many searches from here in a short time. Another try helps in a minute.'],
  [503, 'The job search did not answer. Another try often helps.'],
])('the board says why a search failed: %s', async (status, text) => {
  await open('/');
  const { fetch } = window;
  vi.stubGlobal('fetch', async (asked: string, init: RequestInit) =>
    asked.includes('robots') ? new Response('', { status }) : fetch(asked, init),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await sees('220');
  await enter(control<HTMLInputElement>('[type=search]'), 'robots');
  await sees(text);
});

it('the board says that nothing fits, and leads back to all', async () => {
  await open('/?q=unicorns');
  await sees('No internship fits this search');
  await press('Show all internships');
  await sees('20 of 220');
});

it.each(['“software engineer”', '"software engineer"', '"" "software engineer"'])(
  'the board finds the words of %s without the marks',
  async (q) => {
    await open(`/?q=${encodeURIComponent(q)}`);
    await sees('No internship fits this search');
    await press('Without quotation marks');
    await until(() => expect(titles()).toContain('Software Engineering Intern'));
    expect(router().state.location.search).toBe('?q=software+engineer');
    expect(document.activeElement).toBe(control('h1'));
  },
);

it('the board focuses the search on a slash, but not while a person types', async () => {
  await open('/');
  await sees('220');
  const field = control<HTMLInputElement>('[type=search]');
  const slash = (target: EventTarget) => {
    const event = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(slash(document.body)).toBe(true);
  expect(document.activeElement).toBe(field);
  expect(slash(field)).toBe(false);
});
