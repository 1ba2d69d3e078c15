import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { returning } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { openHostPage } from '../support/host-page.ts';

interface Live {
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
}

/** Counts after garbage collection, if `Performance` is enabled. Detached nodes with references count too. */
const countLive = async (session: CDPSession): Promise<Live> => {
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

const mountAndUnmount = (page: Page, times: number): Promise<void> =>
  page.evaluate(async (count) => {
    for (let turn = 0; turn < count; turn += 1) {
      const element = document.createElement('data-connect-button');
      document.body.append(element);
      await new Promise((done) => requestAnimationFrame(done));
      element.remove();
      await Promise.resolve();
    }
  }, times);

const openAndClose = (page: Page, times: number): Promise<void> =>
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

const chromium = useChromium();
const WARM_UP = 10;
/** Allowed growth of the page itself. One leak in each turn would add ten times as much. */
const SLACK = 2;

const hostPage = async () => {
  const context = await chromium.visit({ user: returning });
  const page = await openHostPage(context, '', { body: '' });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return { page, session };
};

const growthOf = async (
  page: Page,
  session: CDPSession,
  run: (page: Page, times: number) => Promise<void>,
  times: number,
) => {
  await run(page, WARM_UP);
  const before = await countLive(session);
  await run(page, times);
  const after = await countLive(session);
  return { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners };
};

it('an element leaves no node and no listener behind over 100 mounts and unmounts', async () => {
  const { page, session } = await hostPage();
  const { nodes, listeners } = await growthOf(page, session, mountAndUnmount, 100);
  expect(nodes).toBeLessThanOrEqual(SLACK);
  expect(listeners).toBeLessThanOrEqual(SLACK);
});

it('the dialog leaves no node and no listener behind over 20 openings and closings', async () => {
  const { page, session } = await hostPage();
  const { nodes, listeners } = await growthOf(page, session, openAndClose, 20);
  expect(nodes).toBeLessThanOrEqual(SLACK);
  expect(listeners).toBeLessThanOrEqual(SLACK);
});
