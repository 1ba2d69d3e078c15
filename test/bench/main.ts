import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { startServer } from '../../showcase/sandbox/serving/server.ts';
import { launch } from '../support/browser.ts';
import { benchBoard } from './board.ts';
import { benchClicks } from './clicks.ts';
import { benchElements } from './elements.ts';
import { benchInterests } from './interests.ts';
import { benchLeaks } from './leaks.ts';
import { benchBytes, benchLoad } from './load.ts';
import { serveBenchPages } from './pages.ts';
import { printPeers } from './peers.ts';
import { print, type Table } from './report.ts';
import { benchRoutes } from './routes.ts';
import { benchSteps } from './steps.ts';

interface Bench {
  readonly browser: Browser;
  readonly dist: string;
  readonly root: string;
  /** Where the bench's own pages are. */
  readonly pages: string;
  readonly showcase: string;
}

type Measure = (bench: Bench) => Table | Promise<Table>;

const SECTIONS: Readonly<Record<string, Measure>> = {
  bytes: ({ dist }) => benchBytes(dist),
  load: ({ browser, pages }) => benchLoad(browser, pages),
  clicks: ({ browser, pages }) => benchClicks(browser, pages),
  elements: ({ browser, pages }) => benchElements(browser, pages),
  steps: ({ browser, pages }) => benchSteps(browser, pages),
  leaks: ({ pages }) => benchLeaks(pages),
  routes: ({ browser, showcase }) => benchRoutes(browser, showcase),
  board: ({ browser, showcase }) => benchBoard(browser, showcase),
  interests: ({ root }) => benchInterests(root),
};

const ALL = Object.keys(SECTIONS);
const WIDGET = ['bytes', 'load', 'clicks', 'elements', 'steps'];

const chosenSections = (words: readonly string[]) => {
  const unknown = words.find((word) => word !== 'widget' && !ALL.includes(word));
  if (unknown) throw new Error(`There is no section "${unknown}". Sections: widget, ${ALL.join(', ')}`);
  return words.length > 0 ? words.flatMap((word) => (word === 'widget' ? WIDGET : word)) : ALL;
};

/** What a reader has to know of the machine: a noisy neighbour shows in its load. */
const machine = (browser: Browser) => ({
  chromium: browser.version(),
  processors: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
  load: loadavg().map((value) => Number(value.toFixed(2))),
});

/**
 * Measures the built files in Chromium and prints one table for each subject; `jsonFile` takes the same figures.
 * Times are printed, never tested.
 * @param chosen names of sections, or `widget` for those of the widget; none for all
 * @throws Error where there is no such section
 */
export const runBenchmarks = async (
  root: string,
  jsonFile: string | null,
  chosen: readonly string[],
): Promise<void> => {
  const names = chosenSections(chosen);
  const dist = resolve(root, 'dist');
  const browser = await launch();
  const pages = await serveBenchPages(dist);
  const showcase = await startServer({ distRoot: dist, port: 0 });
  const before = machine(browser);
  const tables: Table[] = [];
  console.log(`Chromium ${before.chromium}, ${before.processors}, load ${before.load.join(' ')}`);
  try {
    for (const measure of names.flatMap((name) => SECTIONS[name] ?? [])) {
      const table = await measure({ browser, dist, root, pages: pages.url, showcase: showcase.url });
      tables.push(table);
      print(table);
    }
    if (names.includes('load')) printPeers();
    console.log(`\nload afterwards ${machine(browser).load.join(' ')}`);
    if (jsonFile)
      writeFileSync(jsonFile, `${JSON.stringify({ before, after: machine(browser), tables }, null, 2)}\n`);
  } finally {
    await browser.close();
    await Promise.all([pages.close(), showcase.close()]);
  }
};
