import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, Result } from 'axe-core';
import type { Page } from 'playwright-core';
import { PAGE_TIMEOUT_MS } from '../../support/browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules whose outcome a change of colours alone can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** WCAG 2.2 AA with all it builds on; by its tag `target-size` comes in, which is off by default. */
const AA_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Off by default; Lighthouse asks for it. */
const WITH_TARGET_SIZE = { 'target-size': { enabled: true } };

/** A frame of another origin answers too. */
const ALL_ORIGINS = "axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })";

interface RunOptions {
  readonly runOnly?: readonly string[];
  readonly rules?: Readonly<Record<string, { readonly enabled: boolean }>>;
  readonly resultTypes: readonly string[];
}

const runAxe = async (page: Page, options: RunOptions, part?: string): Promise<AxeResults> => {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(`(setTimeout => {${AXE}})(window.runningTimeout ?? setTimeout); ${ALL_ORIGINS}`);
  }
  // A frame that answers later than this is left out, and what it still does disturbs the next run.
  const patient = { ...options, pingWaitTime: PAGE_TIMEOUT_MS };
  return page.evaluate(([selector, given]) => Reflect.get(window, 'axe').run(selector ?? document, given), [
    part,
    patient,
  ] as const);
};

const linesOf = (results: readonly Result[]) =>
  results.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  );

/** What axe finds wrong with a page as it stands, or with a part of it, frames included: a line for each element. */
export const violationsOn = async (
  page: Page,
  rules: 'all' | 'colours' = 'all',
  part?: string,
): Promise<string[]> => {
  const chosen = rules === 'all' ? { rules: WITH_TARGET_SIZE } : { runOnly: COLOUR_RULES };
  const { violations } = await runAxe(page, { resultTypes: ['violations'], ...chosen }, part);
  return linesOf(violations);
};

/** The same by every rule of WCAG 2.2 AA, and what axe leaves to a person to judge. */
export const auditOn = async (page: Page, rules: 'all' | 'colours') => {
  const { violations, incomplete } = await runAxe(page, {
    runOnly: rules === 'all' ? AA_TAGS : COLOUR_RULES,
    resultTypes: ['violations', 'incomplete'],
  });
  return { violations: linesOf(violations), undecided: linesOf(incomplete) };
};
