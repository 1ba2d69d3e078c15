import type { Browser, Page } from 'playwright-core';
import { type Conditions, idle, spent, withPage } from './browser-metrics.ts';
import { atMost, figureOf, type Row, type Table } from './report.ts';

const ROUNDS = 9;

/** One page to press on: the widget's, or the control for comparison. */
interface Subject {
  readonly page: string;
  readonly tag: string;
}

interface Press {
  /** Milliseconds from the press to the frame with the dialog. */
  readonly dialog: number;
  /** Milliseconds of the main thread's own work in that time. */
  readonly work: number;
}

const COLUMNS: readonly (readonly [name: string, conditions: Conditions])[] = [
  ['1×', {}],
  ['4× CPU', { cpu: 4 }],
  ['slow 4G', { slow4G: true }],
];

const pressAndWait = (page: Page, tag: string) =>
  page.evaluate(
    (name) =>
      new Promise<number>((done) => {
        const root = document.querySelector(name)?.shadowRoot;
        const start = performance.now();
        const watch = () => {
          if (root?.querySelector('dialog[open]')) done(performance.now() - start);
          else requestAnimationFrame(watch);
        };
        root?.querySelector('button')?.click();
        requestAnimationFrame(watch);
      }),
    tag,
  );

const pressCold = (browser: Browser, base: string, { page: name, tag }: Subject, conditions: Conditions) =>
  withPage<Press>(browser, `${base}/${name}`, conditions, async (page, session) => {
    await idle(page);
    await page.waitForLoadState('networkidle');
    const before = await spent(session, 'TaskDuration');
    const dialog = await pressAndWait(page, tag);
    return { dialog, work: (await spent(session, 'TaskDuration')) - before };
  });

const WIDGET = 'data-connect-button';
const CONTROL = 'control-button';

const SUBJECTS = {
  widget: { page: 'widget.html', tag: WIDGET },
  quiet: { page: 'quiet.html', tag: WIDGET },
  eager: { page: 'eager.html', tag: WIDGET },
  react: { page: 'control-react.html', tag: CONTROL },
  lite: { page: 'lite.html', tag: WIDGET },
  quietLite: { page: 'quiet-lite.html', tag: WIDGET },
  preact: { page: 'control-preact.html', tag: CONTROL },
} as const satisfies Record<string, Subject>;

type Name = keyof typeof SUBJECTS;

/** Each comparison: the measured page, its control, and the maximum ratio of their times. */
const HELD: readonly (readonly [what: string, name: Name, control: Name, times: number])[] = [
  ['preloaded when idle', 'widget', 'react', 1.3],
  ['preload="none"', 'quiet', 'react', 1.3],
  ['preload="eager"', 'eager', 'react', 1.3],
  ['lite, preloaded when idle', 'lite', 'preact', 1.5],
  ['lite, preload="none"', 'quietLite', 'preact', 1.5],
];

const NAMES: readonly Name[] = ['widget', 'quiet', 'eager', 'react', 'lite', 'quietLite', 'preact'];

/** Presses all subjects in turn in each round, so that a busy minute affects all of them. */
const pressAll = async (browser: Browser, base: string, conditions: Conditions) => {
  const all: Record<Name, Press[]> = {
    widget: [],
    quiet: [],
    eager: [],
    react: [],
    lite: [],
    quietLite: [],
    preact: [],
  };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of NAMES) all[name].push(await pressCold(browser, base, SUBJECTS[name], conditions));
  return (name: Name, what: keyof Press) => figureOf(all[name].map((press) => press[what]));
};

/** Press → dialog without an approaching pointer, compared with a minimal dialog on the same libraries. */
export const benchCold = async (browser: Browser, base: string): Promise<Table> => {
  const rows: Row[] = [];
  for (const [column, conditions] of COLUMNS) {
    const figure = await pressAll(browser, base, conditions);
    for (const [what, name, control, times] of HELD) {
      const [widget, plain] = [figure(name, 'dialog'), figure(control, 'dialog')];
      const ratio = widget.median / plain.median;
      rows.push({
        name: `${column}: ${what}`,
        unit: 'ms',
        widget,
        plain,
        reach: atMost(ratio, times, `${times} × the control, is ${ratio.toFixed(2)}`),
      });
    }
    for (const [what, name, control] of HELD)
      rows.push({
        name: `${column}: ${what}, work of the main thread`,
        unit: 'ms',
        widget: figure(name, 'work'),
        plain: figure(control, 'work'),
      });
  }
  return {
    title: `From a press out of nowhere to the dialog: medians of ${ROUNDS} (smallest–largest)`,
    beside: 'control',
    rows,
    note: 'The control: a button, React or Preact, XState, one dialog with one field; fetched at the press.',
  };
};
