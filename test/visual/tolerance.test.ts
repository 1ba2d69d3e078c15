import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { useChromium } from '../e2e/support/chromium.ts';
import { openComparison } from './support/comparison.ts';

const LINES = Array.from(
  { length: 12 },
  (_, line) => `<p>Line ${line}: what a person may read on a page.</p>`,
);

const PAGE = `<!doctype html><title>Page</title><style>
body { font: 16px/1.4 sans-serif; margin: 16px; width: 340px }
button { position: relative; font: inherit; padding: 10px 24px; border: 0; border-radius: 8px }
.primary { background: #1f4fd8; color: #fff } .quiet { background: #fff; border: 1px solid #9aa3b5 }
</style><h1>A page</h1>${LINES.join('')}<p><button class="primary">Continue</button> <button class="quiet">Skip</button></p>`;

/** Changes of a page through an update of the fonts or of the browser. */
const SAME = {
  'other hinting of the letters': 'body { text-rendering: geometricPrecision }',
  'letters that lie half a pixel lower': 'h1, p { transform: translateY(0.5px) }',
  'letters drawn a little heavier': 'body { -webkit-text-stroke: 0.15px }',
} as const;

/** Changes that a person would see. */
const CHANGED = {
  'a button moved by 8 px': '.primary { left: 8px }',
  'a quiet button moved by 16 px': '.quiet { left: 16px }',
  'a button moved down by 8 px': '.primary { top: 8px }',
  'a button that is gone': '.quiet { visibility: hidden }',
  'a button of another colour': '.primary { background: #0a7a4b }',
  'a line that is gone': 'p:nth-of-type(3) { visibility: hidden }',
  'text that is cut off': 'p { white-space: nowrap; overflow: hidden; width: 240px }',
} as const;

const chromium = useChromium();
let page: Page;
let comparison: Awaited<ReturnType<typeof openComparison>>;
/** The expected picture of the page, by its scale. */
const expected = new Map<number, Buffer>();

const pictureWith = async (style: string) => {
  await page.setContent(PAGE);
  await page.addStyleTag({ content: style });
  return page.screenshot();
};

beforeAll(async () => {
  const context = await chromium.open({ viewport: { width: 390, height: 844 } });
  page = await context.newPage();
  comparison = await openComparison(context);
  for (const scale of [1, 0.5]) {
    const { actual } = await comparison.compare(await pictureWith('html {}'), scale, null);
    expected.set(scale, Buffer.from(actual, 'base64'));
  }
});

const isAlike = async (style: string, scale: number) =>
  comparison.isAlike(await comparison.compare(await pictureWith(style), scale, expected.get(scale) ?? null));

it.each([1, 0.5])(
  'a picture kept at scale %d matches a page that a person sees as the same',
  async (scale) => {
    for (const [name, style] of Object.entries(SAME))
      expect([name, await isAlike(style, scale)]).toEqual([name, true]);
  },
);

it.each([1, 0.5])(
  'a picture kept at scale %d differs from a page with a change that a person sees',
  async (scale) => {
    for (const [name, style] of Object.entries(CHANGED))
      expect([name, await isAlike(style, scale)]).toEqual([name, false]);
  },
);
