import type { CSSProperties } from 'react';

const BLOCK = /<(?:p|li|dt|dd|h3|h4)\b/g;
const SAMPLE = /<pre\b.*?<\/pre>/gs;
const TAG = /<[^>]*>/g;

/** The custom properties that `docs.css` reads. */
export type ChapterHeight = CSSProperties & Readonly<Record<'--narrow-height' | '--wide-height', string>>;

/**
 * Upper limits in pixels for the parts of a chapter. They fit the real heights at widths of 320, 412, 768 and 1,280
 * pixels.
 */
const NARROW = { character: 0.87, line: 27, block: 24, frame: 200 };
const WIDE = { character: 0.46, line: 30, block: 18, frame: 200 };

const countOf = (text: string, part: RegExp) => text.match(part)?.length ?? 0;

/**
 * Estimates the height of a chapter in rem before layout, from its HTML, for `docs.css`. If the estimate were below the
 * real height, a layout check would find the last controls covered by the next chapter.
 */
export const chapterHeight = (html: string): ChapterHeight => {
  const samples = html.match(SAMPLE) ?? [];
  const lines = countOf(samples.join('\n'), /\n/g) + 1;
  const characters = html.replace(SAMPLE, '').replace(TAG, '').length;
  const blocks = countOf(html, BLOCK);
  const rem = ({ character, line, block, frame }: typeof NARROW) =>
    `${Math.ceil((characters * character + lines * line + blocks * block + frame) / 16)}rem`;
  return { '--narrow-height': rem(NARROW), '--wide-height': rem(WIDE) };
};
