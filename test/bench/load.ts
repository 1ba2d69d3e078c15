import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { BUDGETS } from '../support/budgets.ts';
import {
  type Conditions,
  firstPaint,
  heap,
  inTurn,
  layoutShift,
  SLOW,
  scriptTime,
  withPage,
} from './browser-metrics.ts';
import { atMost, figureOf, type Row, type Table } from './report.ts';

const RUNS = 9;
const SCRIPT_MS = 2;
const HEAP_KB = 130;
// Chromium keeps the compiled flow. Compiling it on arrival takes 680 KB more heap and makes a first press at a quarter
// of the CPU's speed 113 ms faster (scripts/compile-early.ts); `preload="none"` costs nothing.
const PRELOADED_HEAP_KB = 1024;

const brotliOf = (file: string) => brotliCompressSync(readFileSync(file)).length;

export const benchBytes = (dist: string): Table => {
  const folder = resolve(dist, 'widget');
  const bytesOf = (pattern: RegExp) =>
    readdirSync(folder)
      .filter((name) => pattern.test(name))
      .reduce((sum, name) => sum + brotliOf(resolve(folder, name)), 0);
  const row = (name: string, bytes: number, limit: number, text: string): Row => ({
    name,
    unit: 'B',
    widget: figureOf([bytes]),
    reach: atMost(bytes, limit, text),
  });
  return {
    title: 'Bytes, brotli 11',
    rows: [
      row('shell: all before intent', bytesOf(/^data-connect\.js$/), BUDGETS.shell, '4.5 KB'),
      row('flow: fetched on intent', bytesOf(/^data-connect\.flow-.+\.js$/), BUDGETS.flow, '104 KB'),
      row('flow of the lite script', bytesOf(/^data-connect\.lite\.flow-.+\.js$/), BUDGETS.liteFlow, '56 KB'),
    ],
  };
};

interface Visit {
  readonly script: number;
  readonly memory: number;
  readonly visible: number;
  readonly shift: number;
}

const visit = (browser: Browser, url: string, conditions: Conditions, hasContent: boolean) =>
  withPage<Visit>(browser, url, conditions, async (page, session) => {
    await page.waitForLoadState('networkidle');
    // Measured first, because the other measurements run scripts in the page.
    const script = await scriptTime(session);
    const memory = await heap(session);
    const visible = hasContent ? await firstPaint(page) : 0;
    return { script, memory, visible, shift: await layoutShift(page) };
  });

export const benchLoad = async (browser: Browser, base: string): Promise<Table> => {
  // Requests the page once, so that the first measured run does not wait for the server's compression.
  await visit(browser, `${base}/widget.html`, {}, true);

  const visits = async (name: string, conditions: Conditions) => {
    const url = `${base}/${name}.html`;
    const all = await inTurn(RUNS, () => visit(browser, url, conditions, name !== 'blank'));
    return (what: keyof Visit) => figureOf(all.map((one) => one[what]));
  };

  const rowsUnder = async (conditions: Conditions, suffix: string): Promise<Row[]> => {
    const blank = await visits('blank', conditions);
    const widget = await visits('widget', conditions);
    const quiet = await visits('quiet', conditions);
    const over = (what: keyof Visit, visited = widget) => visited(what).median - blank(what).median;
    const beside = (what: keyof Visit) => ({ widget: widget(what), plain: blank(what) });
    const isUnthrottled = suffix === '';
    return [
      {
        name: `script time at load${suffix}`,
        unit: 'ms',
        ...beside('script'),
        reach: isUnthrottled ? atMost(over('script'), SCRIPT_MS, `${SCRIPT_MS} ms over blank`) : undefined,
      },
      { name: `the same without the idle preload${suffix}`, unit: 'ms', widget: quiet('script') },
      ...(isUnthrottled
        ? [
            {
              name: 'heap before intent, without the idle preload',
              unit: 'KB' as const,
              widget: quiet('memory'),
              reach: atMost(over('memory', quiet), HEAP_KB, `${HEAP_KB} KB over blank`),
            },
            {
              name: 'heap before intent, idle preload done',
              unit: 'KB' as const,
              ...beside('memory'),
              reach: atMost(over('memory'), PRELOADED_HEAP_KB, `${PRELOADED_HEAP_KB} KB over blank`),
            },
          ]
        : []),
      { name: `trigger visible${suffix}`, unit: 'ms', widget: widget('visible') },
      {
        name: `layout shift up to the upgraded button${suffix}`,
        unit: '',
        widget: widget('shift'),
        reach: atMost(widget('shift').max, 0, '0'),
      },
    ];
  };

  return {
    title: 'Before intent: medians of nine cold visits (smallest–largest)',
    beside: 'blank page',
    rows: [...(await rowsUnder({}, '')), ...(await rowsUnder(SLOW, ', 4× CPU and slow 4G'))],
    note: 'Script time is the main thread’s own; the idle preload has fetched the flow and run none of it.',
  };
};
