import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules whose outcome a change of colours alone can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with a page as it stands, its frames included: a line for each element. */
export const violationsOn = async (page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> => {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
  const { violations }: AxeResults = await page.evaluate(
    (runOnly) => Reflect.get(window, 'axe').run({ resultTypes: ['violations'], ...runOnly }),
    rules === 'all' ? {} : { runOnly: COLOUR_RULES },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  );
};
