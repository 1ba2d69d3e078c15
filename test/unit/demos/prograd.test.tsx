import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ANSWERS_KEY } from '../../../showcase/demos/prograd/answers-key.ts';
import { demo } from '../../../showcase/demos/prograd/index.ts';
import { timersLeft } from '../../support/timers-left.ts';
import { FORGERIES, post, visitDemo } from '../../support/visit-demo.tsx';

type Visit = Awaited<ReturnType<typeof visitDemo>>;
let page: Visit;

const visit = async (address = '/prograd') => {
  page = await visitDemo(demo, address);
};

const toLastQuestion = async () => {
  await visit();
  for (const _ of [1, 2, 3, 4]) await page.submit();
};

const toFirstQuestion = async () => {
  for (const _ of [1, 2, 3, 4]) await page.press('Back');
};

const choose = (option: string) =>
  act(async () => {
    page.find(`input[value="${option}"]`).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });

const toDashboard = async () => {
  await toLastQuestion();
  await page.submit();
};

const progress = () => page.find('[role=progressbar]').getAttribute('aria-valuenow');

afterEach(async () => {
  await page.close();
  localStorage.clear();
  delete document.documentElement.dataset.returned;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('/prograd', () => {
  it.each(['/prograd', '/Prograd'])('asks the first question at %s', async (address) => {
    await visit(address);
    expect(page.texts('h1')).toEqual(['How much would you like to earn?']);
    expect(page.text()).toContain('At the starting line...');
    expect(progress()).toBe('20');
  });

  it('asks one question after another and leads to the dashboard by the last step’s Skip', async () => {
    await toLastQuestion();
    expect(page.texts('h1')).toEqual(['Load your personality data']);
    expect(page.text()).toContain('All set!');
    expect(page.texts('[type=submit]')).toEqual(['Skip and continue to dashboard']);
    await page.submit();
    expect(page.texts('h1, h2')).toEqual([
      'Prograd',
      'Double points weekend',
      'Activities',
      'Learn',
      'Rewards',
    ]);
  });

  it('empties the answers at a sign-out, and stores nothing of them again', async () => {
    await visit();
    await choose('$250');
    for (const _ of [1, 2, 3, 4]) await page.submit();
    localStorage.clear();
    const widget = page.find('data-connect-button');
    await act(async () => widget.dispatchEvent(new CustomEvent('signout', { bubbles: true })));
    await toFirstQuestion();
    expect(page.all('input:checked')).toEqual([]);
    expect(localStorage.getItem(ANSWERS_KEY)).toBeNull();
  });

  it('completes the onboarding at a widget response', async () => {
    await visit();
    await post();
    expect(page.texts('h1')).toEqual(['Prograd']);
  });

  it('skips to the dashboard if data sharing was rejected', async () => {
    await toLastQuestion();
    await page.complete({ approvedData: [], rejected: true });
    expect(page.texts('h1')).toEqual(['Prograd']);
  });

  it.each(Object.entries(FORGERIES))('ignores a message from %s', async (_, forgery) => {
    await visit();
    await post(forgery);
    expect(progress()).toBe('20');
  });

  it('loads for 2 s after a response, then switches activities and shows the pathway', async () => {
    await toDashboard();
    const before = page.texts('article h3');
    vi.useFakeTimers();
    await post();
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(page.all('article')).toEqual([]);
    expect(page.text()).not.toContain('Introduction to Crypto and Web3');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(page.texts('article h3')).not.toEqual(before);
    expect(page.text()).toContain('Introduction to Crypto and Web3');
    await page.press('Check in');
    expect(page.text()).toContain('Checked in today');
    expect(document.activeElement).toBe(page.find('h1'));
  });

  it('only logs saved activities', async () => {
    const logged = vi.spyOn(console, 'info').mockReturnValue();
    await toDashboard();
    await page.press('Save');
    expect(logged).toHaveBeenCalledWith('Saved activity', 'budget-app');
    expect(page.text()).toContain('2 of 4');
    // The button of the next activity, so that the key can be pressed again.
    expect(document.activeElement?.textContent).toBe('Save');
  });

  it('searches topics by tab and word, and says if there is none', async () => {
    await toDashboard();
    await page.press('Search');
    expect(page.texts('[role=tab]')).toEqual(['All', 'Products', 'Learn', 'Blog']);
    await page.press('Blog');
    await page.type('[type=search]', 'crypto');
    expect(page.text()).toContain('Nothing on “crypto” in Blog');
  });

  it('is the same after a reload, and leads back to the questions', async () => {
    await visit();
    await choose('$250');
    vi.useFakeTimers();
    await post();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    vi.useRealTimers();
    const activity = page.texts('article h3');
    await page.close();
    await visit();
    expect(page.texts('article h3')).toEqual(activity);
    expect(page.text()).toContain('Introduction to Crypto and Web3');
    // A reload keeps the place on the page.
    expect(document.activeElement).toBe(document.body);
    await page.press('Change your answers');
    expect(page.texts('h1')).toEqual(['How much would you like to earn?']);
    expect(page.find('input:checked').getAttribute('value')).toBe('$250');
  });

  it('begins again after a sign-out from the dashboard, at its heading', async () => {
    await visit();
    await post();
    await page.signOut();
    expect(page.texts('h1')).toEqual(['How much would you like to earn?']);
    expect(document.activeElement).toBe(page.find('h1'));
  });

  it('leaves no timer behind', async () => {
    await visit();
    vi.useFakeTimers();
    await post();
    await page.close();
    expect(await timersLeft()).toBe(0);
  });
});
