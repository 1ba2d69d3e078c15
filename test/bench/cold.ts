import type { Browser, Page } from 'playwright-core';
import { type Conditions, idle, inTurn, spent, withPage } from './browser-metrics.ts';
import { figureOf, type Row, type Table } from './report.ts';

const ROUNDS = 9;

interface Press {
  /** Milliseconds from the press to the frame with the dialog. */
  readonly dialog: number;
  /** Milliseconds of the main thread's own work in that time. */
  readonly work: number;
}

const COLUMNS: readonly (readonly [name: string, conditions: Conditions])[] = [
  ['1×', {}],
  ['4× CPU', { cpu: 4 }],
  ['slow 4G', { slow4G: true }],
];

const pressAndWait = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const root = document.querySelector('data-connect-button')?.shadowRoot;
        const start = performance.now();
        const watch = () => {
          if (root?.querySelector('dialog[open]')) done(performance.now() - start);
          else requestAnimationFrame(watch);
        };
        root?.querySelector('button')?.click();
        requestAnimationFrame(watch);
      }),
  );

const pressCold = (browser: Browser, url: string, conditions: Conditions) =>
  withPage<Press>(browser, url, conditions, async (page, session) => {
    await idle(page);
    await page.waitForLoadState('networkidle');
    const before = await spent(session, 'TaskDuration');
    const dialog = await pressAndWait(page);
    return { dialog, work: (await spent(session, 'TaskDuration')) - before };
  });

const PAGES = [
  { page: 'widget.html', what: 'preloaded when idle' },
  { page: 'quiet.html', what: 'preload="none"' },
  { page: 'eager.html', what: 'preload="eager"' },
  { page: 'lite.html', what: 'lite, preloaded when idle' },
  { page: 'quiet-lite.html', what: 'lite, preload="none"' },
] as const;

/** Press → dialog without an approaching pointer. All pages take turns, so that a busy minute affects all of them. */
export const benchCold = async (browser: Browser, base: string): Promise<Table> => {
  const rows: Row[] = [];
  for (const [column, conditions] of COLUMNS) {
    const rounds = await inTurn(ROUNDS, async () => {
      const presses = new Map<string, Press>();
      for (const { page } of PAGES)
        presses.set(page, await pressCold(browser, `${base}/${page}`, conditions));
      return presses;
    });
    const figure = (page: string, of: keyof Press) =>
      figureOf(rounds.map((presses) => presses.get(page)?.[of] ?? Number.NaN));
    for (const { page, what } of PAGES)
      rows.push({ name: `${column}: ${what}`, unit: 'ms', widget: figure(page, 'dialog') });
    for (const { page, what } of PAGES)
      rows.push({
        name: `${column}: ${what}, work of the main thread`,
        unit: 'ms',
        widget: figure(page, 'work'),
      });
  }
  return {
    title: `From a press out of nowhere to the dialog: medians of ${ROUNDS} (smallest–largest)`,
    rows,
  };
};
