import type { Browser, Page, ViewportSize } from 'playwright-core';
import { postShare } from '../e2e/support/share-message.ts';
import { contentAt, idle, inTurn, layoutShift, SLOW, slowDown, watchContent } from './browser-metrics.ts';
import { atMost, figureOf, type Row, type Table, type Unit } from './report.ts';

const SIZES = [20, 200, 400] as const;
const RUNS = 3;
const FRAMES = 90;
/**
 * Pixels a frame: a fling by Android has up to 8,000 a second, and a fast wheel gives 30 notches of 120.
 * https://developer.android.com/reference/android/view/ViewConfiguration#getMaximumFlingVelocity()
 */
const WAYS = [
  { name: 'flung on a phone', viewport: { width: 390, height: 844 }, pixels: 8000 / 60 },
  { name: 'by a wheel on a wide window', viewport: { width: 1280, height: 860 }, pixels: 3600 / 60 },
] as const;
/** At 60 frames a second. */
const FRAME_MS = 17;
const RETURNING_MS = 1200;
const SHIFT = 0.05;
const SHIFT_WIDTHS = [390, 768, 1280] as const;
const CARD = 'li > a[href^="/job/"]';

type Way = (typeof WAYS)[number];

/** Milliseconds between two frames: the median, and the slowest of twenty. */
interface Frames {
  readonly median: number;
  readonly p95: number;
}

interface BoardFigures {
  readonly firstCard: number;
  readonly frames: Frames;
  readonly slowFrames: Frames;
  readonly cards: number;
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);

const scrollFrames = async (page: Page, pixels: number): Promise<Frames> => {
  const times = await page.evaluate(
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
    { frames: FRAMES, pixels },
  );
  const inOrder = sorted(times);
  return { median: at(inOrder, 0.5), p95: at(inOrder, 0.95) };
};

const onBoard = async <Result>(
  browser: Browser,
  viewport: ViewportSize,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await watchContent(page, CARD);
    return await measure(page);
  } finally {
    await context.close();
  }
};

const measure = (browser: Browser, address: string, { viewport, pixels }: Way) =>
  onBoard<BoardFigures>(browser, viewport, async (page) => {
    await page.goto(address);
    const firstCard = await contentAt(page);
    const frames = await scrollFrames(page, pixels);
    const cards = await page.locator(CARD).count();
    await slowDown(page, { ...SLOW, slow4G: false });
    return { firstCard, frames, slowFrames: await scrollFrames(page, pixels), cards };
  });

const visitAgain = (browser: Browser, base: string) =>
  onBoard(browser, { width: 390, height: 844 }, async (page) => {
    await page.goto(base, { waitUntil: 'networkidle' });
    // From another page, because leaving the board takes a slow CPU up to 130 ms.
    await page.goto('about:blank');
    await slowDown(page, SLOW);
    await page.goto(base);
    return contentAt(page);
  });

/** From a share to the settled list. Shifts soon after an input count too, because the person sees them. */
const shiftOfPersonalising = (browser: Browser, base: string, width: number) =>
  onBoard(browser, { width, height: 844 }, async (page) => {
    await page.goto(base, { waitUntil: 'networkidle' });
    await contentAt(page);
    const before = await layoutShift(page);
    await postShare(page);
    await page.getByText('fit you').waitFor();
    await page.locator('[aria-label="Internships"][aria-busy="false"]').waitFor();
    await page.waitForLoadState('networkidle');
    await idle(page);
    return (await layoutShift(page)) - before;
  });

const rowsOf = ({ name: way }: Way, runs: readonly BoardFigures[]): Row[] => {
  const row = (name: string, unit: Unit, pick: (figures: BoardFigures) => number): Row => ({
    name: `${way}: ${name}`,
    unit,
    widget: figureOf(runs.map(pick)),
  });
  const slow = row('frame, middle, 4× CPU', 'ms', (run) => run.slowFrames.median);
  return [
    row('first card', 'ms', (run) => run.firstCard),
    row('frame, middle', 'ms', (run) => run.frames.median),
    row('frame, slowest of twenty', 'ms', (run) => run.frames.p95),
    { ...slow, reach: atMost(slow.widget.median, FRAME_MS, '60 a second') },
    row('frame, slowest of twenty, 4× CPU', 'ms', (run) => run.slowFrames.p95),
    row('cards in the page', '', (run) => run.cards),
  ];
};

export async function* benchBoard(browser: Browser, base: string): AsyncGenerator<Table> {
  const again = figureOf(await inTurn(RUNS, () => visitAgain(browser, base)));
  yield {
    title: `The board of a returning visitor: medians of ${RUNS} (smallest–largest)`,
    rows: [
      {
        name: 'first card, 4× CPU and slow 4G',
        unit: 'ms',
        widget: again,
        reach: atMost(again.median, RETURNING_MS, '1,200 ms'),
      },
    ],
  };
  const shifts: Row[] = [];
  for (const width of SHIFT_WIDTHS) {
    const shift = figureOf(await inTurn(RUNS, () => shiftOfPersonalising(browser, base, width)));
    shifts.push({
      name: `${width} px: layout shift`,
      unit: '',
      widget: shift,
      reach: atMost(shift.max, SHIFT, `${SHIFT}`),
    });
  }
  yield {
    title: `From a share to the list in the person's order: medians of ${RUNS} (smallest–largest)`,
    rows: shifts,
  };
  for (const size of SIZES) {
    const rows: Row[] = [];
    for (const way of WAYS)
      rows.push(...rowsOf(way, await inTurn(RUNS, () => measure(browser, `${base}/?scale=${size}`, way))));
    yield { title: `The board with ${size} postings: medians of ${RUNS} (smallest–largest)`, rows };
  }
}
