import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ISSUES } from '../../../showcase/demos/copus/data.ts';
import { demo } from '../../../showcase/demos/copus/index.ts';
import { visitDemo } from '../../support/visit-demo.tsx';

describe('a post of Copus', () => {
  let page: Awaited<ReturnType<typeof visitDemo>>;

  beforeEach(async () => {
    page = await visitDemo(demo, '/copus');
  });

  afterEach(async () => {
    await page.close();
    localStorage.clear();
  });

  const NIGHT_BUS = 'night-bus-11-a-field-recording-in-forty-stops';
  const [first] = ISSUES.repair.posts;
  const dialog = () => page.place.querySelectorAll('dialog[open]');
  const card = () => page.place.querySelector('main section li');
  const voteOf = (place: Element | null | undefined, name: string) =>
    [...(place?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent?.endsWith(name));
  const vote = (name: string, place: Element | null = card()) =>
    act(async () => voteOf(place, name)?.click());

  it('opens from its card, with an address; Back and its close button lead back', async () => {
    await page.press('Close');
    await act(async () => card()?.querySelector('a')?.click());
    expect(dialog()[0]?.querySelector('h2')?.textContent).toBe(first.title);
    expect(dialog()[0]?.querySelectorAll('p').length).toBeGreaterThan(2);
    const { search } = page.router.state.location;
    expect(search).toMatch(/^\?post=the-repair-caf/);
    await act(() => page.router.navigate(-1));
    expect(dialog()).toHaveLength(0);
    await act(() => page.router.navigate(1));
    await act(async () => dialog()[0]?.querySelector('button')?.click());
    expect(dialog()).toHaveLength(0);
    expect(page.router.state.location.search).toBe('');
  });

  it('opens by its address from either set, after the sign-up', async () => {
    await page.close();
    page = await visitDemo(demo, `/copus?post=${NIGHT_BUS}`);
    expect([...dialog()].map((each) => each.querySelector('h2')?.textContent)).toEqual(['Sign up or log in']);
    await page.press('Close');
    expect([...dialog()].map((each) => each.querySelector('h2')?.textContent)).toEqual([
      ISSUES.night.posts[0].title,
    ]);
  });

  it('counts the person’s vote, keeps it for the next visit, and takes it back at the second press', async () => {
    await vote('likes');
    expect(card()?.textContent).toContain('1,305 likes');
    await vote('dislikes');
    expect(card()?.textContent).toContain('1,304 likes');
    expect(card()?.textContent).toContain('12 dislikes');
    await page.close();
    page = await visitDemo(demo, '/copus');
    await page.press('Close');
    expect(voteOf(card(), 'dislikes')?.getAttribute('aria-pressed')).toBe('true');
    await act(async () => card()?.querySelector('a')?.click());
    await vote('dislikes', dialog()[0]);
    expect(card()?.textContent).toContain('11 dislikes');
    expect(localStorage.getItem('data-connect:copus:votes')).toBeNull();
  });

  it('ignores stored votes of another shape', async () => {
    await page.close();
    for (const stored of ['[]', '{', `{"${first.title}":"love","constructor":"like"}`]) {
      localStorage.setItem('data-connect:copus:votes', stored);
      page = await visitDemo(demo, '/copus');
      expect(card()?.textContent, stored).toContain('1,304 likes');
      await page.close();
    }
    page = await visitDemo(demo, '/copus');
  });
});
