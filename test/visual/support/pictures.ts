import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { type Comparison, openComparison } from './comparison.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const PICTURES = resolve(import.meta.dirname, '../pictures');
const MISMATCHES = resolve(ROOT, 'dist/visual');

/** `npm test -- pictures` sets it. */
const isAccepting = process.env.VISUAL === 'accept';

/** How long a page may take until it looks as expected. */
const SETTLE_MS = 8_000;

export const THEMES = ['light', 'dark'] as const;
export const SIZES = [
  { size: 'phone', viewport: { width: 390, height: 844 }, scale: 1 },
  { size: 'wide', viewport: { width: 1280, height: 860 }, scale: 0.5 },
] as const;

const write = (path: string, base64: string) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.from(base64, 'base64'));
};

const screenshot = (page: Page) => page.screenshot({ animations: 'disabled', caret: 'hide' });

/** Takes screenshots until two in a row are the same. */
const settled = async (page: Page): Promise<Buffer> => {
  let last = await screenshot(page);
  for (const started = performance.now(); performance.now() - started < SETTLE_MS; ) {
    const next = await screenshot(page);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`${page.url()} does not come to rest.`);
};

/** Writes what differs into dist/visual and says where. */
const mismatch = (name: string, { actual, different, difference }: Comparison, expected: Buffer | null) => {
  const base = resolve(MISMATCHES, name);
  write(`${base}.actual.webp`, actual);
  if (expected) write(`${base}.expected.webp`, expected.toString('base64'));
  if (difference) write(`${base}.difference.webp`, difference);
  const where = relative(ROOT, base);
  if (!expected) return `${name} is new: see ${where}.actual.webp, then npm test -- pictures`;
  return `${name} differs in ${different} places: see ${where}.{expected,actual,difference}.webp`;
};

/** Compares pages with the pictures of one folder below test/visual/pictures. */
export const openAlbum = async (context: BrowserContext, folder: string) => {
  const { compare, isAlike } = await openComparison(context);
  const shown = new Set<string>();

  return {
    /** What is wrong with how a page looks; `null` where it looks as its picture, or that was accepted. */
    check: async (page: Page, name: string, scale: number): Promise<string | null> => {
      const file = `${name}.webp`;
      shown.add(file);
      const path = resolve(PICTURES, folder, file);
      const expected = existsSync(path) ? readFileSync(path) : null;
      let result = await compare(await screenshot(page), scale, expected);
      for (const started = performance.now(); expected && !isAlike(result); ) {
        if (performance.now() - started > (isAccepting ? 0 : SETTLE_MS)) break;
        result = await compare(await screenshot(page), scale, expected);
      }
      if (expected && isAlike(result)) return null;
      if (!isAccepting) return mismatch(`${folder}/${name}`, result, expected);
      write(path, (await compare(await settled(page), scale, null)).actual);
      return null;
    },
    /** Pictures of nothing that is shown any more; accepting removes them. */
    left: (): string[] => {
      const stale = readdirSync(resolve(PICTURES, folder)).filter((file) => !shown.has(file));
      if (!isAccepting) return stale;
      for (const file of stale) rmSync(resolve(PICTURES, folder, file));
      return [];
    },
  };
};

export type Album = Awaited<ReturnType<typeof openAlbum>>;
