import type { Browser, Page } from 'playwright-core';
import { contentAt, inTurn, SLOW, slowDown, watchContent } from './browser-metrics.ts';
import { atMost, figureOf, type Row, type Table, type Unit } from './report.ts';

const SIZES = [20, 200, 2000, 10_000] as const;
const RUNS = 3;
const FRAMES = 90;
const PIXELS_PER_FRAME = 260;
/** At 60 frames a second. */
const FRAME_MS = 17;
const RETURNING_MS = 1200;
const CARD = 'li > a[href^="/job/"]';

interface BoardFigures {
  /** Milliseconds from the start of the navigation to the frame that shows a card. */
  readonly firstCard: number;
  /** Milliseconds between two frames while scrolling: the middle one, the slowest of twenty, the slowest. */
  readonly frame: { readonly median: number; readonly p95: number; readonly worst: number };
  /** The same with a processor four times slower. */
  readonly slowFrame: number;
  readonly cards: number;
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** Scrolls down frame by frame, from the top again at the end, and notes how long each frame took. */
const scrollFrames = (page: Page) =>
  page.evaluate(
    ({ frames, pixels }) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const end = document.documentElement.scrollHeight - window.innerHeight;
        const step = (last: number) => (now: number) => {
          if (times.push(now - last) > frames) return resolve(times.slice(1));
          window.scrollTo(0, end > 0 ? (times.length * pixels) % end : 0);
          requestAnimationFrame(step(now));
        };
        requestAnimationFrame(step(performance.now()));
      }),
    { frames: FRAMES, pixels: PIXELS_PER_FRAME },
  );

const measure = async (browser: Browser, base: string, size: number): Promise<BoardFigures> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  const page = await context.newPage();
  try {
    await watchContent(page, CARD);
    await page.goto(`${base}/?scale=${size}`);
    const shown = await contentAt(page);
    const frames = sorted(await scrollFrames(page));
    const cards = await page.locator(CARD).count();
    await slowDown(page, { ...SLOW, slow4G: false });
    const slowFrames = sorted(await scrollFrames(page));
    return {
      firstCard: shown,
      frame: { median: at(frames, 0.5), p95: at(frames, 0.95), worst: at(frames, 1) },
      slowFrame: at(slowFrames, 0.5),
      cards,
    };
  } finally {
    await context.close();
  }
};

/** Milliseconds to the first card of a person who comes back on slow 4G with a processor four times slower. */
const visitAgain = async (browser: Browser, base: string): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  try {
    await watchContent(page, CARD);
    await page.goto(base, { waitUntil: 'networkidle' });
    // A person comes from another page: leaving the board takes a slow CPU 50 to 130 ms, which the board does not cost.
    await page.goto('about:blank');
    await slowDown(page, SLOW);
    await page.goto(base);
    return await contentAt(page);
  } finally {
    await context.close();
  }
};

/** How the board of the showcase at `base` copes with 20 to 10,000 postings. */
export const benchBoard = async (browser: Browser, base: string): Promise<Table> => {
  const rows: Row[] = [];
  for (const size of SIZES) {
    const runs = await inTurn(RUNS, () => measure(browser, base, size));
    const row = (name: string, unit: Unit, pick: (figures: BoardFigures) => number): Row => ({
      name: `${size} postings: ${name}`,
      unit,
      widget: figureOf(runs.map(pick)),
    });
    rows.push(
      row('first card', 'ms', (run) => run.firstCard),
      row('scroll frame, middle', 'ms', (run) => run.frame.median),
      row('scroll frame, slowest of twenty', 'ms', (run) => run.frame.p95),
      row('scroll frame, slowest', 'ms', (run) => run.frame.worst),
      {
        ...row('scroll frame, middle, 4× CPU', 'ms', (run) => run.slowFrame),
        reach: atMost(figureOf(runs.map((run) => run.slowFrame)).median, FRAME_MS, '60 a second'),
      },
      row('cards in the page', '', (run) => run.cards),
    );
  }
  const again = figureOf(await inTurn(RUNS, () => visitAgain(browser, base)));
  rows.push({
    name: 'first card of a returning visitor, 4× CPU and slow 4G',
    unit: 'ms',
    widget: again,
    reach: atMost(again.median, RETURNING_MS, '1,200 ms'),
  });
  return { title: `The board: medians of ${RUNS} (smallest–largest)`, rows };
};
