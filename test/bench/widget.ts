import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import {
  type Conditions,
  clickToDialog,
  firstPaint,
  heap,
  layoutShift,
  scriptTime,
  withPage,
} from './browser-metrics.ts';
import { type Figure, figureOf, type Table } from './report.ts';

const RUNS = 9;

const brotliOf = (file: string) => brotliCompressSync(readFileSync(file)).length;

/** Bytes of the shell and of the whole flow, brotli 11. */
export const widgetBytes = (dist: string): Table => {
  const folder = resolve(dist, 'widget');
  const flow = readdirSync(folder).filter(
    (name) => /^data-connect\..+-.+\.js$/.test(name) && !/locale/.test(name),
  );
  const shell = brotliOf(resolve(folder, 'data-connect.js'));
  const lazy = flow.reduce((sum, name) => sum + brotliOf(resolve(folder, name)), 0);
  return {
    title: 'Bytes, brotli 11',
    figures: [
      figureOf('shell: all before intent', 'B', [shell]),
      figureOf('flow: fetched on intent', 'B', [lazy]),
      figureOf('whole flow', 'B', [shell + lazy]),
    ],
  };
};

const repeat = async (
  name: string,
  unit: Figure['unit'],
  measure: () => Promise<number>,
): Promise<Figure> => {
  const values: number[] = [];
  for (let run = 0; run < RUNS; run += 1) values.push(await measure());
  return figureOf(name, unit, values);
};

const SETTLE_MS = 300;

/** What the built widget costs a page beside a blank one and a plain custom element, medians of nine cold runs. */
export const benchWidget = async (browser: Browser, base: string): Promise<Table[]> => {
  const settled = <Result>(
    name: string,
    conditions: Conditions,
    measure: Parameters<typeof withPage<Result>>[3],
  ) =>
    withPage<Result>(browser, `${base}/${name}`, conditions, async (page, session, context) => {
      await page.waitForTimeout(SETTLE_MS);
      return measure(page, session, context);
    });
  const script = (name: string, conditions: Conditions = {}) =>
    settled(name, conditions, (_, session) => scriptTime(session));
  const memory = (name: string) => settled(name, {}, (_, session) => heap(session));
  const visible = (name: string, conditions: Conditions = {}) =>
    withPage(browser, `${base}/${name}`, conditions, firstPaint);
  const dialog = (hoverMs: number | null, page: string, conditions: Conditions = {}) =>
    settled(page, conditions, (opened) => clickToDialog(opened, hoverMs));
  const slow = { cpu: 4, slow4G: true };

  return [
    {
      title: 'Script time at load',
      figures: [
        await repeat('blank page', 'ms', () => script('blank.html')),
        await repeat('plain custom element', 'ms', () => script('plain.html')),
        await repeat('widget', 'ms', () => script('quiet.html')),
        await repeat('widget, 4× slower CPU', 'ms', () => script('quiet.html', { cpu: 4 })),
      ],
    },
    {
      title: 'Heap after a collection, before intent',
      figures: [
        await repeat('blank page', 'KB', () => memory('blank.html')),
        await repeat('plain custom element', 'KB', () => memory('plain.html')),
        await repeat('widget', 'KB', () => memory('quiet.html')),
      ],
    },
    {
      title: 'Trigger visible (first contentful paint)',
      figures: [
        await repeat('plain <button> with a script of the same size', 'ms', () => visible('button.html')),
        await repeat('widget', 'ms', () => visible('widget.html')),
        await repeat('plain <button>, slow 4G and 4× CPU', 'ms', () => visible('button.html', slow)),
        await repeat('widget, slow 4G and 4× CPU', 'ms', () => visible('widget.html', slow)),
        await repeat('layout shift up to the upgraded button', '', () =>
          withPage(browser, `${base}/widget.html`, {}, layoutShift),
        ),
      ],
    },
    {
      title: 'Click to dialog',
      figures: [
        await repeat('cold, no warning', 'ms', () => dialog(null, 'quiet.html')),
        await repeat('after a 300 ms hover', 'ms', () => dialog(300, 'quiet.html')),
        await repeat('after the idle preload', 'ms', () => dialog(0, 'widget.html')),
        await repeat('cold, slow 4G and 4× CPU', 'ms', () => dialog(null, 'quiet.html', slow)),
      ],
    },
  ];
};
