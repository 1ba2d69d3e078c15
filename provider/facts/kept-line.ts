/** Control characters, but not the two joiners: Persian, Hindi and families of emoji need these. */
const CONTROL = /(?:(?![\u200c\u200d])[\p{C}\s])+/gu;
const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns as many whole pieces as the limit allows. The segmenter gets only the necessary part of an external text. */
const cut = (line: string, limit: number, segmenter: Intl.Segmenter): string => {
  let end = 0;
  for (const { index, segment } of segmenter.segment(line.slice(0, limit * 2))) {
    if (index + segment.length > limit) break;
    end = index + segment.length;
  }
  return line.slice(0, end).trim();
};

/** One line without control characters, cut between words, or between characters if a word is longer than the limit. */
export const keptLine = (text: string, limit: number): string => {
  const line = text.replace(CONTROL, ' ').trim();
  return line.length <= limit ? line : cut(line, limit, words) || cut(line, limit, characters);
};
