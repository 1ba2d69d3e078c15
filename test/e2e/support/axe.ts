import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, FrameContext, Result } from 'axe-core';
import type { Frame, Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** WCAG 2.2 AA with all earlier versions. Its tag includes `target-size`, which is off by default. */
const AA_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Off by default; Lighthouse uses it. */
const WITH_TARGET_SIZE = { 'target-size': { enabled: true } };

interface RunOptions {
  readonly runOnly?: readonly string[];
  readonly rules?: Readonly<Record<string, { readonly enabled: boolean }>>;
  readonly resultTypes: readonly string[];
}

/** Runs axe in one frame. Its timers must run even while the page's own clock is stopped. */
const runIn = async (frame: Frame, context: unknown, options: RunOptions) => {
  if (!(await frame.evaluate(() => 'axe' in window)))
    await frame.evaluate(`(setTimeout => {${AXE}})(window.runningTimeout ?? setTimeout)`);
  const run = await frame.evaluateHandle(
    async ([given, chosen]) => {
      const axe = Reflect.get(window, 'axe');
      const around = given ?? document;
      return { contexts: axe.utils.getFrameContexts(around), part: await axe.runPartial(around, chosen) };
    },
    [context, options] as const,
  );
  const contexts: readonly FrameContext[] = await run.evaluate((ran) => ran.contexts);
  return { contexts, part: await run.getProperty('part') };
};

/** Axe results of the frames at these places and of their nested frames; none for a removed frame. */
const partsOf = async (
  frame: Frame,
  contexts: readonly FrameContext[],
  options: RunOptions,
): Promise<unknown[]> => {
  const parts: unknown[] = [];
  for (const { frameSelector, frameContext } of contexts) {
    const found = await frame.evaluateHandle(
      (selector) => Reflect.get(window, 'axe').utils.shadowSelect(selector),
      frameSelector,
    );
    const inner = await found.asElement()?.contentFrame();
    const ran = inner && (await runIn(inner, frameContext, options));
    parts.push((await ran?.part.jsonValue()) ?? null);
    if (inner && ran) parts.push(...(await partsOf(inner, ran.contexts, options)));
  }
  return parts;
};

/** Runs in the page, because sending all results takes as long as a run. */
const finishIn = async ([own, others, chosen]: readonly [unknown, readonly unknown[], RunOptions]) => {
  const { violations, incomplete }: AxeResults = await Reflect.get(window, 'axe').finishRun(
    [own, ...others],
    chosen,
  );
  const linesOf = (results: readonly Result[]) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
    );
  return { violations: linesOf(violations), undecided: linesOf(incomplete) };
};

/** If axe queries the frames itself, by messages, the late answer of a busy one disturbs the next run. */
const runAxe = async (page: Page, options: RunOptions, part?: string) => {
  const main = page.mainFrame();
  const ran = await runIn(main, part, options);
  const inner = await partsOf(main, ran.contexts, options);
  return page.evaluate(finishIn, [ran.part, inner, options] as const);
};

const WITHOUT_COLOURS = Object.fromEntries(COLOUR_RULES.map((id) => [id, { enabled: false }]));

const CHOSEN = {
  all: { rules: WITH_TARGET_SIZE },
  colours: { runOnly: COLOUR_RULES },
  'all but colours': {
    rules: { ...WITH_TARGET_SIZE, ...WITHOUT_COLOURS },
  },
} as const;

export type Rules = keyof typeof CHOSEN;

/** Axe violations of the current page, or of a part of it, including frames: one line for each element. */
export const violationsOn = async (page: Page, rules: Rules = 'all', part?: string): Promise<string[]> => {
  const { violations } = await runAxe(page, { resultTypes: ['violations'], ...CHOSEN[rules] }, part);
  return violations;
};

/** Like `violationsOn`, with every rule of WCAG 2.2 AA and the results that axe leaves to a person's review. */
export const auditOn = (page: Page, rules: Rules) =>
  runAxe(page, {
    runOnly: rules === 'colours' ? COLOUR_RULES : AA_TAGS,
    ...(rules === 'all but colours' && { rules: WITHOUT_COLOURS }),
    resultTypes: ['violations', 'incomplete'],
  });

/** In the widget, `measure` covers the code over its cells and the tip; another element covers the trigger. */
export const KNOWN_UNDECIDED =
  /^color-contrast data-connect-button,(#dc-code|#dc-basic-|a\[href\$="privacy#basic"\]|(button(\[part="button"\])?|\.pill|\.icon) .*overlapped)/s;
