import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

export interface Conditions {
  /** Times slower than this machine. */
  readonly cpu?: number;
  /** 150 ms round trips scaled as Lighthouse's slow 4G does for request-level throttling. */
  readonly slow4G?: boolean;
}

const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** Opens a page in a context of its own, cold, and closes it after use. */
export const withPage = async <Result>(
  browser: Browser,
  url: string,
  { cpu = 1, slow4G = false }: Conditions,
  measure: (page: Page, session: CDPSession, context: BrowserContext) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    if (slow4G) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_4G);
    }
    await page.goto(url, { waitUntil: 'load' });
    return await measure(page, session, context);
  } finally {
    await context.close();
  }
};

/** Milliseconds of script so far. */
export const scriptTime = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
};

/** KB of heap after a collection. */
export const heap = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024;
};

/** Milliseconds to the first contentful paint. */
export const firstPaint = async (page: Page): Promise<number> => {
  const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  await page.waitForFunction(paint);
  return (await page.evaluate(paint)) ?? Number.NaN;
};

export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
      }),
  );

/**
 * Milliseconds from a press on the trigger to the frame in which the dialog stands.
 * @param hoverMs how long the pointer rests on the trigger before the press; `null` for a press without a pointer
 */
export const clickToDialog = async (page: Page, hoverMs: number | null): Promise<number> => {
  await page.evaluate(() => {
    const host = document.querySelector('data-connect-button');
    const watch = (from: number) => {
      if (host?.shadowRoot?.querySelector('dialog[open]')) performance.measure('dialog', { start: from });
      else requestAnimationFrame(() => watch(from));
    };
    host?.addEventListener('click', ({ timeStamp }) => watch(timeStamp), { once: true, capture: true });
  });
  const button = page.locator('data-connect-button button');
  if (hoverMs === null) {
    // A press from nowhere: no pointer came near before.
    await button.evaluate((element: HTMLElement) => element.click());
  } else {
    await button.hover();
    await page.waitForTimeout(hoverMs);
    await page.mouse.down();
    await page.mouse.up();
  }
  await page.waitForFunction(() => performance.getEntriesByName('dialog').length > 0);
  return page.evaluate(() => performance.getEntriesByName('dialog')[0]?.duration ?? Number.NaN);
};
