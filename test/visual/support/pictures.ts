import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { type Comparison, openComparison } from './comparison.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const PICTURES = resolve(import.meta.dirname, '../pictures');
const MISMATCHES = resolve(ROOT, 'dist/visual');

/** `npm run test:night -- pictures` sets it. */
const isAccepting = process.env.VISUAL === 'accept';

/** Time limit for a page to match its picture. */
const SETTLE_MS = 8_000;

/** Each size and each theme once: a theme changes only colours. */
export const LOOKS = [
  { look: 'phone-light', viewport: { width: 390, height: 844 }, scale: 1, colorScheme: 'light' },
  { look: 'wide-dark', viewport: { width: 1280, height: 860 }, scale: 0.5, colorScheme: 'dark' },
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

/** Writes the differences into dist/visual and returns a message with their location. */
const mismatch = (name: string, { actual, different, difference }: Comparison, expected: Buffer | null) => {
  const base = resolve(MISMATCHES, name);
  write(`${base}.actual.webp`, actual);
  if (expected) write(`${base}.expected.webp`, expected.toString('base64'));
  if (difference) write(`${base}.difference.webp`, difference);
  const where = relative(ROOT, base);
  if (!expected) return `${name} is new: see ${where}.actual.webp, then npm run test:night -- pictures`;
  return `${name} differs in ${different} places: see ${where}.{expected,actual,difference}.webp`;
};

/** Compares pages with the pictures of one folder below test/visual/pictures. */
export const openAlbum = async (context: BrowserContext, folder: string) => {
  const { compare, isAlike } = await openComparison(context);
  const shown = new Set<string>();

  return {
    /** Returns the error of a page's appearance; `null` if it matches its picture or was accepted. */
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
    /** Pictures without a page; accepting removes them. */
    left: (): string[] => {
      const stale = readdirSync(resolve(PICTURES, folder)).filter((file) => !shown.has(file));
      if (!isAccepting) return stale;
      for (const file of stale) rmSync(resolve(PICTURES, folder, file));
      return [];
    },
  };
};

export type Album = Awaited<ReturnType<typeof openAlbum>>;
