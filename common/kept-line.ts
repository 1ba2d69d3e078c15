/** Control characters, but not the joiners that Persian, Hindi and emoji need, nor the tags in flags like Scotland's. */
const CONTROL = /(?:(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{C}\s])+/gu;
/** Hidden hyphens, and marks of direction and of no break, which occur within words. */
const WITHIN_WORDS = /[\u00ad\u2060-\u2064\ufeff\p{Bidi_Control}]/gu;
/** A visible character: not a format character, a filler, a variation selector or the empty Braille cell. */
const VISIBLE = /[^\p{C}\s\p{Default_Ignorable_Code_Point}\u2800]/u;
const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The segmenter gets only the necessary part of an external text. */
const cut = (line: string, limit: number, segmenter: Intl.Segmenter): string => {
  let end = 0;
  for (const { index, segment } of segmenter.segment(line.slice(0, limit * 2))) {
    if (index + segment.length > limit) break;
    end = index + segment.length;
  }
  return line.slice(0, end).trim();
};

export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/** One line without control characters, cut between words, or between characters if a word is longer than the limit. */
export const keptLine = (text: string, limit: number): string => {
  if (isBlank(text)) return '';
  const line = text.replace(WITHIN_WORDS, '').replace(CONTROL, ' ').trim();
  return line.length <= limit ? line : cut(line, limit, words) || cut(line, limit, characters);
};
