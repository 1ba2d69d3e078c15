import type { CDPSession, Page } from 'playwright-core';
import { countLive, mountAndUnmount, openAndClose } from '../e2e/support/leaks.ts';
import { launch } from '../support/browser.ts';
import { withPage } from './browser-metrics.ts';
import { figureOf, type Row, type Table, type Unit } from './report.ts';

const WARM_UP = 10;
const MOUNTS = 1000;
const OPENINGS = 200;
/** Openings between pauses. In one long run without pauses, tables of the engine would grow and keep their size. */
const BATCH = 50;

type Turns = (page: Page, times: number) => Promise<void>;

const growth = async (page: Page, session: CDPSession, turns: Turns, times: number, what: string) => {
  await turns(page, WARM_UP);
  const before = await countLive(session);
  let after = before;
  for (let done = 0; done < times; done += BATCH) {
    await turns(page, BATCH);
    // Objects that one collection marks for finalization are freed by a later one.
    after = await countLive(session);
  }
  const heapPercent = (100 * (after.heapBytes - before.heapBytes)) / before.heapBytes;
  const row = (name: string, unit: Unit, value: number): Row => ({ name, unit, widget: figureOf([value]) });
  return [
    row(`heap after ${times} ${what}, % more than after ${WARM_UP}`, '', heapPercent),
    row(`nodes more after ${times} ${what}`, '', after.nodes - before.nodes),
    row(`listeners more after ${times} ${what}`, '', after.listeners - before.listeners),
  ];
};

// Compiled code is in the heap too and grows for minutes. Without it, only the page's own objects grow.
const WITHOUT_COMPILED_CODE = ['--no-sandbox', '--js-flags=--jitless --no-lazy-feedback-allocation'];

/** Leaks of elements in a page: heap, nodes and listeners after garbage collection. */
export const benchLeaks = async (url: string): Promise<Table> => {
  const browser = await launch({ args: WITHOUT_COMPILED_CODE });
  try {
    return await withPage(browser, `${url}/many.html`, {}, async (page, session) => {
      await page.waitForFunction(() => customElements.get('data-connect-button'));
      // The flow's own code loads with the first opening.
      await openAndClose(page, 1);
      return {
        title: 'What elements leave behind',
        rows: [
          ...(await growth(page, session, mountAndUnmount, MOUNTS, 'mounts')),
          ...(await growth(page, session, openAndClose, OPENINGS, 'openings')),
        ],
      };
    });
  } finally {
    await browser.close();
  }
};
