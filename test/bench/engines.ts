import {
  ENGINES,
  type Engine,
  type EngineName,
  type EngineWindow,
  type Point,
} from '../engines/support/engine.ts';
import { hostPagePath } from '../engines/support/host-page.ts';
import { launchEngine } from '../engines/support/launch.ts';
import { type Site, serveSite } from '../engines/support/site.ts';
import { type Figure, figureOf, type Table } from './report.ts';

const RUNS = 7;
const HOVER_MS = 300;

const BUTTON = "document.querySelector('data-connect-button')?.shadowRoot?.querySelector('button')";

/** Returns the middle of the button, once the page is idle and its script has run. */
const PLACE = `new Promise((done) => {
  const look = () => {
    const box = ${BUTTON}?.getBoundingClientRect();
    if (box && document.readyState === 'complete') setTimeout(done, 500, { x: box.left + box.width / 2, y: box.top + box.height / 2 });
    else requestAnimationFrame(look);
  };
  look();
})`;

/** Measures from the click to the frame with the dialog, like `bench clicks`. */
const WATCH = `void ${BUTTON}.addEventListener('click', ({ timeStamp }) => {
  const watch = () => {
    if (document.querySelector('data-connect-button').shadowRoot.querySelector('dialog[open]')) window.opening = performance.now() - timeStamp;
    else requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}, { once: true, capture: true })`;

const OPENING = `new Promise((done) => {
  const look = () => (window.opening === undefined ? setTimeout(look, 20) : done(window.opening));
  look();
})`;

/** Measures the cost of an unused button for the page: running the fetched script, and one element. */
const SCRIPT = `new Promise((done) => {
  const link = document.head.appendChild(document.createElement('link'));
  link.onload = () => {
    const start = performance.now();
    import('/widget/data-connect.js').then(() => done(performance.now() - start));
  };
  Object.assign(link, { rel: 'modulepreload', href: '/widget/data-connect.js' });
})`;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

const isPoint = (value: unknown): value is Point => typeof Reflect.get(Object(value), 'x') === 'number';

type Measure = (window: EngineWindow, site: Site) => Promise<unknown>;

const opening =
  (preload: 'auto' | 'none', hoverMs: number): Measure =>
  async (window, site) => {
    await window.goto(site.url + hostPagePath({ attributes: `preload="${preload}"` }));
    const place = await window.run(PLACE);
    if (!isPoint(place)) throw new Error('There is no button');
    await window.run(WATCH);
    if (hoverMs > 0) {
      await window.hoverAt(place);
      await wait(hoverMs);
    }
    await window.pressAt(place);
    return window.run(OPENING);
  };

const MEASURES: Readonly<Record<string, Measure>> = {
  'press to dialog, cold': opening('none', 0),
  [`press to dialog, after a hover of ${HOVER_MS} ms`]: opening('auto', HOVER_MS),
  'script before intent, one button': async (window, site) => {
    await window.goto(site.url + hostPagePath({ script: 'none' }));
    return window.run(SCRIPT);
  },
};

/** Medians of one engine, with a new profile for each run. */
const measureIn = async (engine: Engine, site: Site): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const measure of Object.values(MEASURES)) {
    const values: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const visit = await engine.visit();
      values.push(Number(await measure(await visit.open(), site)));
      await visit.close();
    }
    figures.push(figureOf(values));
  }
  return figures;
};

const benchEngine = async (name: EngineName, site: Site) => {
  const engine = await launchEngine(name);
  try {
    return { head: engine.version, figures: await measureIn(engine, site) };
  } finally {
    await engine.close();
  }
};

/** Time to the dialog in each engine. An engine that does not start has an empty column with a note. */
export const benchEngines = async (): Promise<Table> => {
  const site = await serveSite();
  const columns: { head: string; figures: readonly Figure[] }[] = [];
  for (const name of ENGINES) {
    const column = await benchEngine(name, site).catch(({ message }: Error) => ({
      head: `NOT RUN, ${message}`,
      figures: [],
    }));
    columns.push(column);
  }
  await site.close();
  const [firefox, webkit] = columns.map(({ figures }) => figures);
  return {
    title: 'Firefox and WebKit side by side: medians of seven runs (smallest–largest)',
    heads: columns.map(({ head }) => head),
    rows: Object.keys(MEASURES).map((name, row) => ({
      name,
      unit: 'ms',
      widget: firefox?.[row] ?? figureOf([]),
      plain: webkit?.[row],
    })),
    note: 'WebKit’s clock has steps of 1 ms. No GPU, and WebKit draws into a screen in memory.',
  };
};
