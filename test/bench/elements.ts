import type { Browser } from 'playwright-core';
import { heap, idle, inTurn, spent, withPage } from './browser-metrics.ts';
import { atMost, figureOf, type Row, type Table } from './report.ts';

const COUNTS = [1, 10, 100, 1000] as const;
const RUNS = 9;
const TIMES_PLAIN = 3;
const LINEAR = 1.2;

interface Cost {
  /** Microseconds of the main thread for each element: script, style, layout and paint. */
  readonly time: number;
  /** Bytes of heap for each element, after garbage collection. */
  readonly bytes: number;
  readonly flows: number;
}

const costOf = (browser: Browser, url: string, tag: string, count: number) =>
  withPage<Cost>(browser, url, {}, async (page, session) => {
    await page.waitForFunction((name) => customElements.get(name), tag);
    await idle(page);
    const heapBefore = await heap(session);
    const timeBefore = await spent(session, 'TaskDuration');
    await page.evaluate(
      ({ markup, times }) => {
        document.body.innerHTML = markup.repeat(times);
      },
      { markup: `<${tag} api-key="sandbox-demo-key"></${tag}>`, times: count },
    );
    await idle(page);
    const time = ((await spent(session, 'TaskDuration')) - timeBefore) * 1000;
    const bytes = ((await heap(session)) - heapBefore) * 1024;
    const flows = await page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('.flow-')).length,
    );
    return { time: time / count, bytes: bytes / count, flows };
  });

/** Cost of one element on a page with many, compared with a plain custom element with a button in an open root. */
export const benchElements = async (browser: Browser, base: string): Promise<Table> => {
  const rows: Row[] = [];
  const times: number[] = [];
  let flows = 0;
  for (const count of COUNTS) {
    // In parallel, so that a busy moment of the machine affects both.
    const runs = await inTurn(RUNS, async () => ({
      plain: await costOf(browser, `${base}/many-plain.html`, 'plain-button', count),
      widget: await costOf(browser, `${base}/many.html`, 'data-connect-button', count),
    }));
    const plain = (what: keyof Cost) => figureOf(runs.map((run) => run.plain[what]));
    const widget = (what: keyof Cost) => figureOf(runs.map((run) => run.widget[what]));
    times.push(widget('time').median);
    flows = Math.max(flows, widget('flows').max);
    rows.push({
      name: `time of one of ${count}`,
      unit: 'µs',
      widget: widget('time'),
      plain: plain('time'),
      reach: atMost(widget('time').median / plain('time').median, TIMES_PLAIN, `${TIMES_PLAIN} × plain`),
    });
    rows.push({ name: `heap of one of ${count}`, unit: 'B', widget: widget('bytes'), plain: plain('bytes') });
  }
  const [, , hundred = Number.NaN, thousand = Number.NaN] = times;
  const growth = figureOf([thousand / hundred]);
  return {
    title: 'One element of many: medians of nine (smallest–largest)',
    rows: [
      ...rows,
      {
        name: 'time of one of 1000 beside one of 100',
        unit: '×',
        widget: growth,
        reach: atMost(growth.median, LINEAR, `${LINEAR}: linear`),
      },
      {
        name: 'fetches of the flow, 1000 elements in view',
        unit: '',
        widget: figureOf([flows]),
        reach: atMost(flows, 1, '1'),
      },
    ],
  };
};
