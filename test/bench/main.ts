import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { startServer } from '../../showcase/sandbox/serving/server.ts';
import { launch } from '../support/browser.ts';
import { builtPages } from '../support/pages.ts';
import { benchArchive } from './archive.ts';
import { benchAudits } from './audits.ts';
import { benchBoard } from './board.ts';
import { benchClicks } from './clicks.ts';
import { benchFrame } from './frame.ts';
import { benchInterests } from './interests.ts';
import { benchBytes, benchLoad } from './load.ts';
import { serveBenchPages } from './pages.ts';
import { PROVIDER_SECTIONS } from './provider/tables.ts';
import { print, type Table } from './report.ts';
import { benchSearches } from './searches.ts';
import { benchSteps } from './steps.ts';

interface Bench {
  readonly browser: Browser;
  readonly dist: string;
  readonly pages: string;
  readonly showcase: string;
  readonly routes: readonly string[];
}

interface ServerBench {
  readonly root: string;
  readonly signIns: number;
}

type Measure = (bench: Bench) => Table | Promise<Table> | AsyncIterable<Table>;

async function* tablesOf(measured: ReturnType<Measure>): AsyncGenerator<Table> {
  if (Symbol.asyncIterator in measured) yield* measured;
  else yield await measured;
}

const SECTIONS: Readonly<Record<string, Measure>> = {
  bytes: ({ dist }) => benchBytes(dist),
  load: ({ browser, pages }) => benchLoad(browser, pages),
  clicks: ({ browser, pages }) => benchClicks(browser, pages),
  frame: ({ browser, pages }) => benchFrame(browser, pages),
  steps: ({ browser, pages }) => benchSteps(browser, pages),
  routes: ({ showcase, routes }) => benchAudits(showcase, routes),
  board: ({ browser, showcase }) => benchBoard(browser, showcase),
  archive: ({ browser, showcase }) => benchArchive(browser, showcase),
};

const SERVER_SECTIONS: Readonly<Record<string, (bench: ServerBench) => Table | Promise<Table>>> = {
  interests: benchInterests,
  searches: ({ root }) => benchSearches(root),
  ...PROVIDER_SECTIONS,
};

const ALL = [...Object.keys(SECTIONS), ...Object.keys(SERVER_SECTIONS)];
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  widget: ['bytes', 'load', 'clicks', 'frame', 'steps'],
  provider: Object.keys(PROVIDER_SECTIONS),
  operator: ['operator-sqlite', 'operator-postgres'],
};

const isRoute = (word: string) => word.startsWith('/');

/** @throws Error for an unknown section */
export const chosenSections = (chosen: readonly string[]): readonly string[] => {
  const words = chosen.filter((word) => !isRoute(word));
  const unknown = words.find((word) => !(word in GROUPS) && !ALL.includes(word));
  if (unknown) {
    const known = [...Object.keys(GROUPS), ...ALL].join(', ');
    throw new Error(`There is no section "${unknown}". Sections: ${known}`);
  }
  return words.length > 0 ? words.flatMap((word) => GROUPS[word] ?? word) : ALL;
};

/** Data of the machine for the reader. Its load shows noisy neighbours. */
const machine = () => ({
  processors: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
  load: loadavg().map((value) => Number(value.toFixed(2))),
});

const measureInBrowser = async (
  dist: string,
  { names, chosen }: { readonly names: readonly string[]; readonly chosen: readonly string[] },
  done: (table: Table) => void,
) => {
  const measures = names.flatMap((name) => SECTIONS[name] ?? []);
  if (measures.length === 0) return;
  const routes = chosen.length > 0 ? chosen : builtPages().map(({ path }) => path);
  const browser = await launch();
  const pages = await serveBenchPages(dist);
  const showcase = await startServer({ distRoot: dist, port: 0 });
  console.log(`Chromium ${browser.version()}`);
  try {
    for (const measure of measures) {
      const measured = measure({ browser, dist, pages: pages.url, showcase: showcase.url, routes });
      for await (const table of tablesOf(measured)) done(table);
    }
  } finally {
    await browser.close();
    await Promise.all([pages.close(), showcase.close()]);
  }
};

interface BenchOptions {
  /** Sections, `widget` or `provider` for all of theirs, none for all; or addresses of pages, such as `/gigi`. */
  readonly chosen: readonly string[];
  readonly jsonFile: string | null;
  readonly signIns: number;
}

export const runBenchmarks = async (
  root: string,
  { chosen, jsonFile, signIns }: BenchOptions,
): Promise<void> => {
  const names = chosenSections(chosen);
  const before = machine();
  const tables: Table[] = [];
  const done = (table: Table) => {
    tables.push(table);
    print(table);
  };
  console.log(`${before.processors}, load ${before.load.join(' ')}`);
  await measureInBrowser(resolve(root, 'dist'), { names, chosen: chosen.filter(isRoute) }, done);
  for (const measure of names.flatMap((name) => SERVER_SECTIONS[name] ?? []))
    done(await measure({ root, signIns }));
  console.log(`\nload afterwards ${machine().load.join(' ')}`);
  if (jsonFile) writeFileSync(jsonFile, `${JSON.stringify({ before, after: machine(), tables }, null, 2)}\n`);
};
