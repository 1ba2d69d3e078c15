import type { Page } from 'playwright-core';
import { install } from './measures.ts';

/** Maximum number of stops, more than any page has. A longer walk means that a part of the page traps the keyboard. */
const MAX_STOPS = 200;

export interface Stop {
  readonly name: string;
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
    const ringed = around.find((one) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
      const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      return isDrawn && !/^rgba\(.*, 0\)$|\/ 0\)$/.test(outlineColor);
    });
    const { backgroundOf, contrast } = Reflect.get(window, 'measuring');
    const hostOf = (one: Element) => {
      const root = one.getRootNode();
      return root instanceof ShadowRoot ? root.host : null;
    };
    const contrastOf = (one: Element): number => {
      const { outlineColor, outlineOffset } = getComputedStyle(one);
      const isInside = Number.parseFloat(outlineOffset) < 0;
      return contrast(outlineColor, backgroundOf(isInside ? one : (one.parentElement ?? hostOf(one))));
    };
    const box = shown
      .map((one) => one.getBoundingClientRect())
      .reduce((largest, one) => (one.width * one.height > largest.width * largest.height ? one : largest));
    // A wide control may reach beyond the window.
    const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
    const y = box.y + box.height / 2;
    const top = document.elementFromPoint(x, y);
    const isFree = top === hostOf(focused) || shown.some((one) => one.contains(top));
    // A frame shows the focus inside itself.
    const isFrame = focused instanceof HTMLIFrameElement;
    const faults = [
      !isFrame && !ringed && 'no ring',
      !isFrame && ringed && contrastOf(ringed) < 3 && `a pale ring, ${contrastOf(ringed).toFixed(1)} : 1`,
      box.width * box.height < 64 && 'no size',
      (box.bottom <= 0 ||
        box.top >= innerHeight ||
        box.left < -box.width / 2 ||
        box.right > innerWidth + box.width / 2) &&
        'out of view',
      !isFree && `covered by ${top?.outerHTML.slice(0, 60)}`,
    ];
    const name =
      focused.ariaLabel || focused.textContent.trim().slice(0, 40) || focused.outerHTML.slice(0, 80);
    return { name, element, fault: faults.filter(Boolean).join(', ') };
  });

export const walk = async (live: Page) => {
  await live.evaluate(install);
  const stops: Stop[] = [];
  while (stops.length < MAX_STOPS) {
    await live.keyboard.press('Tab');
    const stop = await readStop(live);
    if (stop === null || stop.element === stops[0]?.element) return { stops, hasEnd: true };
    stops.push(stop);
  }
  return { stops, hasEnd: false };
};
