import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startServer } from '../../showcase/sandbox/node.ts';
import { launch } from '../support/browser.ts';
import { benchBoard } from './board.ts';
import { benchLeaks } from './leaks.ts';
import { serveBenchPages } from './pages.ts';
import { print, type Table } from './report.ts';
import { benchWidget, widgetBytes } from './widget.ts';

/**
 * Measures the built files in Chromium and prints one table for each subject; `jsonFile` takes the same figures.
 * Times are printed, never tested.
 */
export const runBenchmarks = async (root: string, jsonFile: string | null): Promise<void> => {
  const dist = resolve(root, 'dist');
  const browser = await launch();
  const pages = await serveBenchPages(dist);
  const showcase = await startServer({ distRoot: dist, port: 0 });
  const tables: Table[] = [];
  try {
    tables.push(widgetBytes(dist));
    tables.push(...(await benchWidget(browser, pages.url)));
    tables.push(await benchLeaks(pages.url));
    for (const table of tables) print(table);
    await benchBoard(browser, showcase.url);
  } finally {
    await browser.close();
    await Promise.all([pages.close(), showcase.close()]);
  }
  if (jsonFile) writeFileSync(jsonFile, `${JSON.stringify(tables, null, 2)}\n`);
};
