import type { CDPSession, Page } from 'playwright-core';

/** Counts of live objects in a page after garbage collection. */
export interface Live {
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
}

/** Counts after garbage collection, if `Performance` is enabled. Detached nodes with references count too. */
export const countLive = async (session: CDPSession): Promise<Live> => {
  // Objects freed by one collection may hold others.
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    heapBytes: metric('JSHeapUsedSize'),
  };
};

/** Adds an element to the page and removes it, repeatedly. */
export const mountAndUnmount = (page: Page, times: number): Promise<void> =>
  page.evaluate(async (count) => {
    for (let turn = 0; turn < count; turn += 1) {
      const element = document.createElement('data-connect-button');
      document.body.append(element);
      await new Promise((done) => requestAnimationFrame(done));
      element.remove();
      await Promise.resolve();
    }
  }, times);

/** Opens and closes the dialog repeatedly, on one element that is then removed. */
export const openAndClose = (page: Page, times: number): Promise<void> =>
  page.evaluate(async (count) => {
    const element = document.createElement('data-connect-button');
    document.body.append(element);
    for (let turn = 0; turn < count; turn += 1) {
      await element.open();
      await element.close();
    }
    element.remove();
    await new Promise((done) => requestAnimationFrame(done));
  }, times);
