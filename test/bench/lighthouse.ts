import lighthouse, { type Result } from 'lighthouse';
import { launchShell } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';

/** Lighthouse's figures for one page: scores out of 100, times in ms. */
export interface AuditFigures {
  readonly performance: number;
  /** The lowest of accessibility, best practices and search engines. */
  readonly others: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly requests: number;
}

/** Lighthouse's result for one page. */
export interface Audit {
  readonly figures: AuditFigures;
  /** Names of the audits that lose points. */
  readonly lost: readonly string[];
}

const lostIn = ({ categories, audits }: Result): readonly string[] =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

const figuresOf = ({ categories, audits }: Result): AuditFigures => {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const items = audits['network-requests']?.details;
  return {
    performance: score('performance'),
    others: Math.min(score('accessibility'), score('best-practices'), score('seo')),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    requests:
      items?.type === 'table'
        ? items.items.filter(({ url }) => !`${url}`.startsWith('data:')).length
        : Number.NaN,
  };
};

/**
 * Lighthouse with its default settings for phones, in a separate headless shell. On few cores, the full browser's own
 * window work would count as the page's. The caller closes it.
 */
export const openLighthouse = async () => {
  const port = await freePort();
  const browser = await launchShell({
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  return {
    audit: async (url: string): Promise<Audit> => {
      const run = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
      if (!run) throw new Error(`Lighthouse gave nothing for ${url}`);
      return { figures: figuresOf(run.lhr), lost: lostIn(run.lhr) };
    },
    close: () => browser.close(),
  };
};
