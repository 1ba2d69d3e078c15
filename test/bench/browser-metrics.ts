import type { Browser, CDPSession, Page } from 'playwright-core';

export interface Conditions {
  /** Factor by which the processor is slower than this machine's. */
  readonly cpu?: number;
  /** 150 ms round trips, scaled like Lighthouse's slow 4G for request-level throttling. */
  readonly slow4G?: boolean;
}

export const SLOW: Conditions = { cpu: 4, slow4G: true };

const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

export const slowDown = async (page: Page, { cpu = 1, slow4G = false }: Conditions): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (slow4G) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  return session;
};

export const withPage = async <Result>(
  browser: Browser,
  url: string,
  conditions: Conditions,
  measure: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> => {
  // The elements are written as markup, which the content security policy of a served page forbids.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
  try {
    const page = await context.newPage();
    const session = await slowDown(page, conditions);
    // The main thread's own time, without the time of other programs.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url, { waitUntil: 'load' });
    return await measure(page, session);
  } finally {
    await context.close();
  }
};

export const scriptTime = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
};

export const heap = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage');
  // Objects freed by one collection may hold others.
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024;
};

/** `waitForFunction` is not used, because its script would be in the page's heap. */
export const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) done(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

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

export const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => done()))),
  );

export const inTurn = async <Result>(runs: number, measure: () => Promise<Result>): Promise<Result[]> => {
  const all: Result[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measure());
  return all;
};

/** Records when `selector` first appears for a person past the onboarding. Call before a page opens. */
export const watchContent = (page: Page, selector: string) =>
  page.addInitScript((wanted) => {
    localStorage.setItem('data-connect:jobs:onboarded', 'true');
    const observer = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      observer.disconnect();
      requestAnimationFrame(() => performance.mark('content'));
    });
    observer.observe(document, { childList: true, subtree: true });
  }, selector);

export const contentAt = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => performance.getEntriesByName('content').length > 0);
  return page.evaluate(() => performance.getEntriesByName('content')[0]?.startTime ?? Number.NaN);
};
