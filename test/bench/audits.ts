import lighthouse, { type Result } from 'lighthouse';
import { launchShell } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';
import { inTurn } from './browser-metrics.ts';
import { atLeast, boundedRow, figureOf, type Row, type Table } from './report.ts';

const RUNS = 3;

interface AuditFigures {
  readonly performance: number;
  /** The lowest of accessibility, best practices and search engines. */
  readonly others: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly requests: number;
  /** KB, with the widget’s shell and its preloaded flow. */
  readonly bytes: number;
}

interface Audit {
  readonly figures: AuditFigures;
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
    bytes: value('total-byte-weight') / 1024,
    requests:
      items?.type === 'table'
        ? items.items.filter(({ url }) => !`${url}`.startsWith('data:')).length
        : Number.NaN,
  };
};

/** Lighthouse for phones in a headless shell: the full browser's window work would count as the page's. */
const openLighthouse = async () => {
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

const medianOf = (audits: readonly Audit[], name: keyof AuditFigures) =>
  figureOf(audits.map(({ figures }) => figures[name]));

const noteOf = (audits: readonly Audit[]) => {
  const lost = [...new Set(audits.flatMap((audit) => audit.lost))];
  return lost.length === 0 ? 'No audit loses points.' : `Audits that lose points: ${lost.join(', ')}.`;
};

const rowsOf = (page: readonly Audit[]): Row[] => {
  const figure = (name: keyof AuditFigures) => medianOf(page, name);
  const performance = figure('performance');
  const others = figure('others');
  return [
    {
      name: 'performance',
      unit: '',
      widget: performance,
      reach: atLeast(performance.median, 98, '98'),
    },
    {
      name: 'the lowest of the other three',
      unit: '',
      widget: others,
      reach: atLeast(others.median, 100, '100'),
    },
    boundedRow('largest paint', 'ms', figure('largestPaint'), 1500),
    { name: 'first paint', unit: 'ms', widget: figure('firstPaint') },
    boundedRow('blocking', 'ms', figure('blocking'), 50),
    boundedRow('shift', '', figure('shift'), 0.001),
    { name: 'requests', unit: '', widget: figure('requests') },
    { name: 'all it fetches', unit: 'KB', widget: figure('bytes') },
  ];
};

export async function* benchAudits(base: string, routes: readonly string[]): AsyncGenerator<Table> {
  const { audit, close } = await openLighthouse();
  try {
    for (const path of routes) {
      const pages = await inTurn(RUNS, () => audit(base + path));
      yield {
        title: `${path} by Lighthouse, as a phone on slow 4G: medians of ${RUNS} (smallest–largest)`,
        subject: 'page',
        rows: rowsOf(pages),
        note: noteOf(pages),
      };
    }
  } finally {
    await close();
  }
}
