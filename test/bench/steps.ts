import type { Browser, Page } from 'playwright-core';
import type { Step } from '../../widget/types.ts';
import { inTurn, withPage } from './browser-metrics.ts';
import { boundedRow, figureOf, type Table } from './report.ts';

const RUNS = 9;
const LONGEST_MS = 100;
const HOVER_MS = 1000;
const TEST_CODE = '123456';

/** Minimum duration of the interactions that a browser reports (https://w3c.github.io/event-timing/). */
const MIN_MS = 16;

const ACT = 'bench-act';

const watch = (page: Page) =>
  page.evaluate((durationThreshold) => {
    const entries: PerformanceEntry[] = [];
    Object.assign(window, { entries });
    // The types of TypeScript's own library lack `durationThreshold`.
    const options = { type: 'event', durationThreshold };
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe(options);
  }, MIN_MS);

const mark = (page: Page) =>
  page.evaluate((name) => {
    performance.mark(name);
  }, ACT);

/** The browser reports an event only after the frame that it caused; two frames later all events are reported. */
const read = (page: Page) =>
  page.evaluate(async (name) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const entries: readonly PerformanceEntry[] = Reflect.get(window, 'entries');
    return {
      starts: performance.getEntriesByName(name).map(({ startTime }) => startTime),
      events: entries.map(({ startTime, duration }) => ({ startTime, duration })),
    };
  }, ACT);

const longestInteractions = async (
  page: Page,
  acts: readonly ((page: Page) => Promise<unknown>)[],
): Promise<number[]> => {
  await watch(page);
  for (const act of acts) {
    await mark(page);
    await act(page);
  }
  await mark(page);
  const { starts, events } = await read(page);
  return acts.map((_, index) => {
    const [from = Number.NaN, to = Number.NaN] = [starts[index], starts[index + 1]];
    const within = events.filter(({ startTime }) => startTime >= from && startTime < to);
    return Math.max(MIN_MS, ...within.map(({ duration }) => duration));
  });
};

const stepIs = (page: Page, step: Step | null) =>
  page.waitForFunction((wanted) => {
    const shown = document.querySelector('data-connect-button')?.shadowRoot?.querySelector('[data-step]');
    return (shown?.getAttribute('data-step') ?? null) === wanted;
  }, step);

/** Returns the element's position, because a locator would run its own code in the measured page. */
const pointAt = async (page: Page, selector: string) => {
  const place = await page.evaluate((css) => {
    const root = document.querySelector('data-connect-button')?.shadowRoot;
    const { x = 0, y = 0, width = 0, height = 0 } = root?.querySelector(css)?.getBoundingClientRect() ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
  await page.mouse.move(place.x, place.y);
};

const click = async (page: Page, selector: string) => {
  await pointAt(page, selector);
  await page.mouse.down();
  await page.mouse.up();
};

const type = async (page: Page, text: string) => {
  for (const key of text) await page.keyboard.press(key);
};

const nearTrigger = async (page: Page) => {
  await pointAt(page, 'button');
  await page.waitForTimeout(HOVER_MS);
};

const toStep = (step: Step | null, act: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await act(page);
  await stepIs(page, step);
};

const ACTS: readonly (readonly [name: string, act: (page: Page) => Promise<unknown>])[] = [
  ['press the trigger', toStep('email', (page) => click(page, 'button'))],
  ['keys of the e-mail', (page) => type(page, 'bench@example.org')],
  ['from e-mail to code', toStep('code', (page) => page.keyboard.press('Enter'))],
  ['keys of the code', (page) => type(page, TEST_CODE.slice(0, -1))],
  ['from code to platforms', toStep('onboarding', (page) => type(page, TEST_CODE.slice(-1)))],
  ['skip to the PIN', toStep('pin', (page) => click(page, '.quiet'))],
  ['keys of the PIN', (page) => type(page, 'looms-1843!')],
  ['from PIN to data request', toStep('dataRequest', (page) => page.keyboard.press('Enter'))],
  ['share', toStep(null, (page) => click(page, '.primary'))],
];

export const benchSteps = async (browser: Browser, base: string): Promise<Table> => {
  const acts = ACTS.map(([, act]) => act);
  const runs = await inTurn(RUNS, () =>
    withPage(browser, `${base}/steps.html`, { cpu: 4 }, async (page) => {
      // Waiting for a step runs a script in the page, so it must not happen during the measurement.
      await stepIs(page, null);
      await nearTrigger(page);
      return longestInteractions(page, acts);
    }),
  );
  return {
    title: `Interaction to next paint at 4× slower CPU: medians of ${RUNS} journeys (smallest–largest)`,
    rows: ACTS.map(([name], index) => {
      const longest = figureOf(runs.map((run) => run[index] ?? Number.NaN));
      return boundedRow(name, 'ms', longest, LONGEST_MS);
    }),
    note: `The browser counts in steps of 8 ms and tells nothing below ${MIN_MS} ms, which stands for all of it.`,
  };
};
