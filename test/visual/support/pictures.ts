import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

const PIXELMATCH = readFileSync(createRequire(import.meta.url).resolve('pixelmatch'), 'utf8');

/**
 * Pictures are compared at an eighth of their size. As measured, text that is half a pixel lower differs there in one
 * pixel, and a button moved by 8 px in nineteen. At a quarter of the size, the text differed more than the button.
 */
const REDUCTION = 8;
/** Maximum difference of a colour, from 0 to 1: pixelmatch's default. */
const THRESHOLD = 0.1;
/** Number of pixels of the reduced picture that may differ. */
const TOLERANCE = 3;

type Base64 = string;

interface Comparison {
  /** A small WebP as it is stored; empty without a difference, because writing takes as long as comparing. */
  readonly actual: Base64;
  /** Number of differing pixels in the reduced picture; all of them if the sizes differ. */
  readonly different: number;
  /** The expected picture with the differing pixels in red. */
  readonly difference: Base64;
}

const install = ({ reduction, threshold }: { reduction: number; threshold: number }) => {
  const decode = async (picture: Base64, type: string) =>
    createImageBitmap(await (await fetch(`data:image/${type};base64,${picture}`)).blob());
  const draw = (image: CanvasImageSource, width: number, height: number, isSmooth = true) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser draws no pictures.');
    Object.assign(context, { imageSmoothingEnabled: isSmooth, imageSmoothingQuality: 'high' });
    context.drawImage(image, 0, 0, width, height);
    return { canvas, pixels: () => context.getImageData(0, 0, width, height), context };
  };
  const encode = async (canvas: OffscreenCanvas): Promise<Base64> => {
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  };
  const compare = async (png: Base64, scale: number, expected: Base64 | null) => {
    const shot = await decode(png, 'png');
    const width = Math.round(shot.width * scale);
    const height = Math.round(shot.height * scale);
    const kept = draw(shot, width, height).canvas;
    const known = expected === null ? null : await decode(expected, 'webp');
    if (known?.width !== width || known.height !== height) {
      return { actual: await encode(kept), different: width * height, difference: '' };
    }
    const size = [Math.round(shot.width / reduction), Math.round(shot.height / reduction)] as const;
    const one = draw(known, ...size).pixels();
    const other = draw(kept, ...size).pixels();
    const result = draw(known, ...size);
    const marked = result.pixels();
    const different: number = Reflect.get(window, 'pixelmatch')(
      one.data,
      other.data,
      marked.data,
      ...size,
      // Remaining antialiasing in a reduced picture counts as a difference.
      { threshold, includeAA: true },
    );
    if (different === 0) return { actual: '', different, difference: '' };
    result.context.putImageData(marked, 0, 0);
    const difference = await encode(draw(result.canvas, width, height, false).canvas);
    return { actual: await encode(kept), different, difference };
  };
  Object.assign(window, { compare });
};

const openComparison = async (context: BrowserContext) => {
  const page: Page = await context.newPage();
  await page.addScriptTag({
    type: 'module',
    content: `${PIXELMATCH.replace('export default function pixelmatch', 'window.pixelmatch = function pixelmatch')}`,
  });
  await page.waitForFunction(() => 'pixelmatch' in window);
  await page.evaluate(install, { reduction: REDUCTION, threshold: THRESHOLD });
  return {
    compare: (png: Buffer, scale: number, expected: Buffer | null): Promise<Comparison> =>
      page.evaluate(([shot, by, known]) => Reflect.get(window, 'compare')(shot, by, known), [
        png.toString('base64'),
        scale,
        expected?.toString('base64') ?? null,
      ] as const),
    isAlike: ({ different }: Comparison) => different <= TOLERANCE,
  };
};

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

const settled = async (page: Page): Promise<Buffer> => {
  let last = await screenshot(page);
  for (const started = performance.now(); performance.now() - started < SETTLE_MS; ) {
    const next = await screenshot(page);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`${page.url()} does not come to rest.`);
};

const mismatch = (name: string, { actual, different, difference }: Comparison, expected: Buffer | null) => {
  const base = resolve(MISMATCHES, name);
  write(`${base}.actual.webp`, actual);
  if (expected) write(`${base}.expected.webp`, expected.toString('base64'));
  if (difference) write(`${base}.difference.webp`, difference);
  const where = relative(ROOT, base);
  if (!expected) return `${name} is new: see ${where}.actual.webp, then npm run test:night -- pictures`;
  return `${name} differs in ${different} places: see ${where}.{expected,actual,difference}.webp`;
};

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
