import type { CSSProperties } from 'react';

const BLOCK = /<(?:p|li|dt|dd|h3|h4)\b/g;
const SAMPLE = /<pre\b.*?<\/pre>/gs;
const TAG = /<[^>]*>/g;

/** Where `docs.css` finds the estimates. */
export type ChapterHeight = CSSProperties & Readonly<Record<'--narrow-height' | '--wide-height', string>>;

/** Pixels that a chapter's parts take at most. Fitted to the real heights at 320 and 412, and at 768 and 1,280 pixels. */
const NARROW = { character: 0.87, line: 27, block: 24, frame: 200 };
const WIDE = { character: 0.46, line: 30, block: 18, frame: 200 };

const countOf = (text: string, part: RegExp) => text.match(part)?.length ?? 0;

/**
 * How tall a chapter of this HTML is before the browser has laid it out, in rem, for `docs.css`. An estimate below the real
 * height would have the controls at its end measured as covered by the next chapter.
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
