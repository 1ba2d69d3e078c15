import lighthouse, { type Result } from 'lighthouse';
import { launchShell } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';

/** Lighthouse's result for one page: scores out of 100, times in ms. */
export interface Audit {
  readonly performance: number;
  /** The lowest of accessibility, best practices and search engines. */
  readonly others: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly requests: number;
}

const auditOf = ({ categories, audits }: Result): Audit => {
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
      return auditOf(run.lhr);
    },
    close: () => browser.close(),
  };
};
