import type { CDPSession, Page } from 'playwright-core';

/** What is alive in a page after its garbage was collected. */
export interface Live {
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
}

/** Counts after a collection, where `Performance` is enabled; detached nodes that something still holds count too. */
export const countLive = async (session: CDPSession): Promise<Live> => {
  // What one collection lets go of may hold more.
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    heapBytes: metric('JSHeapUsedSize'),
  };
};

/** Puts an element onto the page and takes it off, again and again. */
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

/** Opens the dialog and closes it, again and again, on one element that is then removed. */
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
