import type { Browser, Page } from 'playwright-core';
import { idle, inTurn, withPage } from './browser-metrics.ts';
import { atMost, boundedRow, type Figure, figureOf, type Row, type Table } from './report.ts';

const RUNS = 9;
const CACHED_TIMES = 2;
const COLD_MS = 400;
/** A press counts after half a second without a change (`SEEN_MS` of the frame). */
const FIRST_PRESS_MS = 700;
const HOVER_MS = 300;

const hoverAndPress = async (page: Page): Promise<number> => {
  await idle(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const host = document.querySelector('data-connect-button');
    host?.addEventListener('pointerenter', ({ timeStamp }) => {
      // The event fires in both modes once the step is visible.
      const show = () =>
        requestAnimationFrame(() =>
          performance.measure('field', { start: timeStamp, end: performance.now() }),
        );
      host.addEventListener('stepchange', show, { once: true });
    });
  });
  await page.locator('data-connect-button button').hover();
  await page.waitForTimeout(HOVER_MS);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => performance.getEntriesByName('field').length > 0);
  return page.evaluate(() => performance.getEntriesByName('field')[0]?.duration ?? Number.NaN);
};

const ownLoad = async (page: Page): Promise<number> => {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    Math.max(
      ...performance
        .getEntries()
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0)),
    ),
  );
};

const firstPress = async (page: Page): Promise<number> => {
  const widget = page.locator('data-connect-button');
  const dialog = widget.frameLocator('iframe').locator('body > div').getByRole('dialog');
  const trigger = widget.getByRole('button').first();
  await trigger.click();
  await dialog.getByRole('textbox').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const measured = page
    .frames()
    .at(-1)
    ?.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const root = document.querySelector('body > div')?.shadowRoot;
          let cameUp = 0;
          const press = () => {
            const button = root?.querySelector<HTMLButtonElement>('.primary');
            if (button && !cameUp && button.getBoundingClientRect().width > 0) cameUp = performance.now();
            // Once a press counts, the dialog refuses an empty address with a note.
            if (cameUp) button?.click();
            if (root?.querySelector('[aria-invalid=true]')) return resolve(performance.now() - cameUp);
            setTimeout(press, 10);
          };
          press();
        }),
    );
  await trigger.click();
  return (await measured) ?? Number.NaN;
};

export const benchFrame = async (browser: Browser, base: string): Promise<Table> => {
  const openCached = (url: string) =>
    withPage(browser, url, {}, async (page) => {
      await hoverAndPress(page);
      await page.mouse.move(0, 0);
      await page.reload({ waitUntil: 'load' });
      return hoverAndPress(page);
    });
  /** Alternating, so that a busy minute affects both. */
  const both = async (name: string, inPage: () => Promise<number>, inFrame: () => Promise<number>) => {
    const runs = await inTurn(RUNS, async () => [await inPage(), await inFrame()] as const);
    const plain = figureOf(runs.map(([page]) => page));
    const widget = figureOf(runs.map(([, frame]) => frame));
    return { name, unit: 'ms', plain, widget } as const;
  };
  // The page is on another site than the provider, so that the provider's frame runs in a separate process.
  const elsewhere = base.replace('localhost', '127.0.0.1');
  const cached = await both(
    'files cached, frame of another site',
    () => openCached(`${base}/widget.html`),
    () => openCached(`${elsewhere}/frame.html`),
  );
  const slow4G = { slow4G: true };
  const cold = await both(
    'cold, slow 4G, beside the load of the provider’s page alone',
    () => withPage(browser, `${base}/frame?key=sandbox-demo-key`, slow4G, ownLoad),
    () => withPage(browser, `${base}/frame.html`, slow4G, hoverAndPress),
  );
  const pressed = figureOf(
    await inTurn(RUNS, () => withPage(browser, `${elsewhere}/frame.html`, {}, firstPress)),
  );
  const afterPress = ({ median }: Figure) => median - HOVER_MS;
  const times = afterPress(cached.widget) / afterPress(cached.plain);
  const more = cold.widget.median - cold.plain.median;
  const rows: Row[] = [
    {
      ...cached,
      reach: atMost(
        times,
        CACHED_TIMES,
        `${CACHED_TIMES} × in the page, from the press; is ${times.toFixed(2)} ×`,
      ),
    },
    { ...cold, reach: atMost(more, COLD_MS, `${COLD_MS} ms beyond it; is ${Math.round(more)} ms`) },
    boundedRow('dialog up → first press that counts', 'ms', pressed, FIRST_PRESS_MS),
  ];
  return {
    title: `From hover to the first field, pressed after ${HOVER_MS} ms: medians of ${RUNS} (smallest–largest)`,
    subject: 'in a frame',
    beside: 'beside it',
    rows,
    note: 'The page preloads its dialog when idle; a frame asks the provider for nothing before the pointer comes, and its page names the chunk in a link. Slow 4G holds for one process, so there the frame is of the page’s own site.',
  };
};
