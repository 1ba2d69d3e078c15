import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../showcase/jobs/api/query-client.ts';
import { soon } from '../../support/until.ts';
import { openPage } from './open-page.tsx';

let page: Awaited<ReturnType<typeof openPage>>;

const open = async (address: string) => {
  page = await openPage(address);
  return page;
};
const until = (check: () => void) =>
  soon(async () => {
    await act(async () => {});
    check();
  });
const sees = (text: string) => until(() => expect(page.text()).toContain(text));
const control = <Kind extends Element>(selector: string) => {
  const found = page.screen.querySelector<HTMLElement & Kind>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};
const press = (name: string) =>
  act(async () => {
    const button = [...page.screen.querySelectorAll('button')].find(
      ({ textContent }) => textContent?.trim() === name,
    );
    if (!button) throw new Error(`No button "${name}"`);
    button.click();
  });
/** Sets a value as a person does: React follows the element's own setter and its event. */
const enter = (field: HTMLInputElement | HTMLSelectElement, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }));
  });
const titles = () => [...page.screen.querySelectorAll('li h2')].map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('data-connect:jobs:onboarded', 'true');
});
afterEach(() => page.close());

describe('the board', () => {
  it('finds postings by a text, in the address too, and leaves the saved list alone', async () => {
    await open('/');
    await sees('20 of 220 internships listed');
    await enter(control<HTMLInputElement>('[type=search]'), 'croissants');
    await sees('1 internship listed');
    expect(titles()).toEqual(['Pastry Internship']);
    expect(page.router.state.location.search).toBe('?q=croissants');
    expect(JSON.parse(localStorage.getItem('cachedJobs') ?? '')).toHaveLength(20);
  });

  it('keeps what a person types while the list follows', async () => {
    await open('/');
    await sees('220');
    const field = control<HTMLInputElement>('[type=search]');
    const seen = new Set<string>();
    await enter(field, 'fit');
    await until(() => {
      seen.add(field.value);
      expect(page.router.state.location.search).toBe('?q=fit');
    });
    await act(async () => {});
    seen.add(field.value);
    expect([...seen]).toEqual(['fit']);
  });

  it('keeps the focus when a search without a result gives way to all internships', async () => {
    await open('/?q=zzzyx');
    await sees('No internship fits this search.');
    const all = [...page.screen.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Show all internships',
    );
    all?.focus();
    expect(document.activeElement).toBe(all);
    await press('Show all internships');
    await sees('20 of 220 internships listed');
    expect(document.activeElement).toBe(page.screen.querySelector('h1'));
  });

  it('opens with the filters of its address, and clears them', async () => {
    await open('/?q=internship&field=legal-jobs&hours=part');
    await until(() => expect(titles().length).toBeGreaterThan(0));
    expect(page.text()).toContain('Filters (2)');
    await press('Filters (2)');
    await sees('Clear filters');
    expect(control<HTMLSelectElement>('select:not(:disabled)').value).toBe('legal-jobs');
    await press('Clear filters');
    await sees('20 of 220 internships listed');
    expect(page.router.state.location.search).toBe('?q=internship');
  });

  it.each([
    ['USD', '$15 an hour or more', '?pay=15'],
    ['EUR', '€15 an hour or more', '?pay=15'],
    ['INR', '₹100 an hour or more', '?pay=100'],
  ])('asks for the least pay in the currency of postings in %s', async (currency, text, address) => {
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
    await until(() => expect(page.screen.querySelectorAll('select').length).toBeGreaterThan(1));
    const [, pay] = page.screen.querySelectorAll<HTMLSelectElement>('select:not(:disabled)');
    if (!pay) throw new Error('No pay');
    expect([...pay.options].map((option) => option.text).slice(0, 2)).toEqual(['Any pay', text]);
    await enter(pay, new URLSearchParams(address).get('pay') ?? '');
    await until(() => expect(page.router.state.location.search).toBe(address));
    const least = Number(new URLSearchParams(address).get('pay')) * 2_080;
    await until(() => expect(minima.at(-1)).toBe(`${least}`));
  });

  it('keeps the pay of an address from another currency among the choices', async () => {
    await open('/?pay=100');
    await until(() => expect(page.text()).toContain('Filters (1)'));
    await press('Filters (1)');
    await until(() => expect(page.screen.querySelectorAll('select').length).toBeGreaterThan(1));
    const [, pay] = page.screen.querySelectorAll<HTMLSelectElement>('select:not(:disabled)');
    expect([pay?.value, pay?.selectedOptions[0]?.text]).toEqual(['100', '$100 an hour or more']);
  });

  it('names what the filters found, and leads from them back to the list', async () => {
    await open('/?q=croissants');
    await sees('1 internship listed');
    await press('Filters');
    await sees('Show 1 internship');
    await press('Show 1 internship');
    expect(page.text()).not.toContain('Show 1 internship');
    expect(document.activeElement?.textContent).toBe('Filters');
  });

  it('puts the best paid first if asked to', async () => {
    await open('/');
    await sees('220');
    await press('Filters');
    const order = [...page.screen.querySelectorAll('select')].at(-1);
    if (!order) throw new Error('No order');
    await enter(order, 'pay');
    await until(() => expect(page.router.state.location.search).toBe('?sort=pay'));
    await until(() => {
      const pays = [...page.screen.querySelectorAll('li')].map(({ textContent }) =>
        Number(/(\d+) an hour/.exec(textContent ?? '')?.[1]),
      );
      expect(pays).toEqual([...pays].sort((a, b) => b - a));
    });
  });

  it('shows the next page below the first, and both after a reload', async () => {
    await open('/');
    await sees('20 of 220');
    await press('Show more');
    await sees('40 of 220');
    const { search } = page.router.state.location;
    expect(search).toBe('?pages=2');
    const length = () => control('[aria-setsize]').getAttribute('aria-setsize');
    expect(length()).toBe('40');
    await page.close();
    await open(`/${search}`);
    await sees('40 of 220');
    expect(length()).toBe('40');
  });

  it('says where the list ends, there where the focus of the last press was', async () => {
    await open('/?field=it-jobs');
    await sees('20 of');
    expect(document.activeElement).toBe(document.body);
    const more = [...page.screen.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Show more',
    );
    more?.focus();
    await press('Show more');
    await sees('That is the end of the list.');
    expect(document.activeElement?.textContent).toBe('That is the end of the list.');
  });

  it('says at a direct visit where the list ends, and leaves the focus alone', async () => {
    await open('/?field=it-jobs&pages=2');
    await sees('That is the end of the list.');
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    [true, false],
    [false, true],
  ])('on a touch screen (%s) a sent search keeps the keyboard: %s', async (isTouch, isKept) => {
    await open('/');
    await sees('220');
    const { matchMedia } = window;
    vi.stubGlobal('matchMedia', (query: string) =>
      query === '(pointer: coarse)' ? { matches: isTouch } : matchMedia(query),
    );
    const field = control<HTMLInputElement>('[type=search]');
    field.focus();
    await enter(field, 'croissants');
    await act(async () =>
      field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    );
    await sees('1 internship listed');
    expect(document.activeElement === field).toBe(isKept);
  });

  it('says that nothing fits, and leads back to all', async () => {
    await open('/?q=unicorns');
    await sees('No internship fits this search');
    await press('Show all internships');
    await sees('20 of 220');
  });

  it('focuses the search on a slash, but not while a person types', async () => {
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
});
