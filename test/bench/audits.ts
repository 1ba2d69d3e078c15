import { type Audit, type AuditFigures, openLighthouse } from './lighthouse.ts';
import { atLeast, atMost, figureOf, type Row, type Table } from './report.ts';
import { serveStaticControl } from './static-control.ts';

const RUNS = 3;
const RATIO = 1.3;

const medianOf = (audits: readonly Audit[], name: keyof AuditFigures) =>
  figureOf(audits.map(({ figures }) => figures[name]));

const noteOf = (audits: readonly Audit[]) => {
  const lost = [...new Set(audits.flatMap((audit) => audit.lost))];
  return lost.length === 0 ? 'No audit loses points.' : `Audits that lose points: ${lost.join(', ')}.`;
};

const rowsOf = (page: readonly Audit[], control: readonly Audit[]): Row[] => {
  const figure = (name: keyof AuditFigures) => medianOf(page, name);
  const ratio = (name: 'firstPaint' | 'largestPaint') =>
    figureOf([medianOf(page, name).median / medianOf(control, name).median]);
  const performance = figure('performance');
  const others = figure('others');
  const largest = figure('largestPaint');
  const blocking = figure('blocking');
  const shift = figure('shift');
  const first = ratio('firstPaint');
  const largestRatio = ratio('largestPaint');
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
    {
      name: 'largest paint',
      unit: 'ms',
      widget: largest,
      plain: medianOf(control, 'largestPaint'),
      reach: atMost(largest.median, 1500, '1,500 ms'),
    },
    {
      name: 'blocking',
      unit: 'ms',
      widget: blocking,
      plain: medianOf(control, 'blocking'),
      reach: atMost(blocking.median, 50, '50 ms'),
    },
    { name: 'shift', unit: '', widget: shift, reach: atMost(shift.median, 0.001, '0.001') },
    {
      name: 'first paint by the control’s',
      unit: '×',
      widget: first,
      reach: atMost(first.median, RATIO, '1.3'),
    },
    {
      name: 'largest paint by the control’s',
      unit: '×',
      widget: largestRatio,
      reach: atMost(largestRatio.median, RATIO, '1.3'),
    },
    { name: 'requests', unit: '', widget: figure('requests') },
  ];
};

/**
 * Runs Lighthouse on addresses of the showcase at `base`, alternating with the same page without scripts. Yields a
 * table for each as soon as it is measured.
 */
export async function* benchAudits(base: string, routes: readonly string[]): AsyncGenerator<Table> {
  const { audit, close } = await openLighthouse();
  const control = await serveStaticControl(base);
  try {
    for (const path of routes) {
      const pages: Audit[] = [];
      const controls: Audit[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        pages.push(await audit(base + path));
        controls.push(await audit(control.url + path));
      }
      yield {
        title: `${path} by Lighthouse, as a phone on slow 4G: medians of ${RUNS} (smallest–largest)`,
        subject: 'page',
        beside: 'without scripts',
        rows: rowsOf(pages, controls),
        note: noteOf(pages),
      };
    }
  } finally {
    await Promise.all([close(), control.close()]);
  }
}
