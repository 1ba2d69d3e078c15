import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { ROUTES } from '../../support/routes.ts';
import { cards, skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { useKeptPage } from '../support/kept-page.ts';
import { openLive } from '../support/live-page.ts';

const base = inject('baseUrl');
const chromium = useChromium();
const keptPage = useKeptPage(chromium);
let page: Page;
beforeAll(() => skipOnboarding(keptPage().context()));
beforeEach(() => {
  page = keptPage();
});

/** Maximum number of stops, more than any page has. A longer walk means that a part of the page traps the keyboard. */
const MAX_STOPS = 200;

interface Stop {
  readonly name: string;
  /** Number of the element. */
  readonly element: number;
  /** Reason why the focus is not visible; empty if it is. */
  readonly fault: string;
}

/** The element with the focus, also inside a shadow root; `null` at the end of the page. */
const readStop = (live: Page): Promise<Stop | null> =>
  live.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;

    const known: WeakMap<Element, number> = Reflect.get(window, 'stops') ?? new WeakMap();
    Reflect.set(window, 'stops', known);
    const count: number = Reflect.get(window, 'stopCount') ?? 0;
    const element = known.get(focused) ?? count + 1;
    known.set(focused, element);
    Reflect.set(window, 'stopCount', Math.max(count, element));

    // A hidden box or radio button shows the ring on its label, or on a part of it.
    const labels = 'labels' in focused && focused.labels instanceof NodeList ? [...focused.labels] : [];
    const shown = [focused, ...labels].filter((one) => one instanceof HTMLElement);
    const around = [focused, ...shown.slice(1).flatMap((label) => [label, ...label.querySelectorAll('*')])];
    const hasRing = (one: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
      const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      return isDrawn && !/^rgba\(.*, 0\)$|\/ 0\)$/.test(outlineColor);
    };
    const box = shown
      .map((one) => one.getBoundingClientRect())
      .reduce((largest, one) => (one.width * one.height > largest.width * largest.height ? one : largest));
    // A frame shows the focus inside itself.
    const isFrame = focused instanceof HTMLIFrameElement;
    const faults = [
      !isFrame && !around.some(hasRing) && 'no ring',
      box.width * box.height < 64 && 'no size',
      (box.bottom <= 0 || box.top >= innerHeight) && 'out of view',
    ];
    const name =
      focused.ariaLabel || focused.textContent.trim().slice(0, 40) || focused.outerHTML.slice(0, 80);
    return { name, element, fault: faults.filter(Boolean).join(', ') };
  });

/** Presses Tab from the top of the page to its end, or once around an open dialog. */
const walk = async (live: Page) => {
  const stops: Stop[] = [];
  while (stops.length < MAX_STOPS) {
    await live.keyboard.press('Tab');
    const stop = await readStop(live);
    if (stop === null || stop.element === stops[0]?.element) return { stops, hasEnd: true };
    stops.push(stop);
  }
  return { stops, hasEnd: false };
};

describe('a person who uses the keyboard alone', () => {
  it.each(ROUTES)('goes through %s from top to end, and sees where they are', async (route) => {
    await openLive(page, base + route);
    // The inbox is the last control that arrives. A list that arrives during the walk moves the focus out of view.
    await page.getByRole('button', { name: /^Sandbox inbox/ }).waitFor();
    if (route === '/') await cards(page).first().waitFor();
    const { stops, hasEnd } = await walk(page);
    expect(stops.filter(({ fault }) => fault !== '')).toEqual([]);
    expect(hasEnd).toBe(true);
    // Each element gets the focus once, so no part of the page traps it.
    expect(new Set(stops.map(({ element }) => element)).size).toBe(stops.length);
    expect(stops.length).toBeGreaterThan(2);
  });

  it('finds the search of the board by /, and Escape changes no page', async () => {
    await openLive(page, base);
    await page.keyboard.press('/');
    await expect.poll(() => page.getByRole('searchbox').evaluate((one) => one.matches(':focus'))).toBe(true);
    await page.keyboard.press('Escape');
    expect(page.url()).toBe(`${base}/`);
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
  });
});
