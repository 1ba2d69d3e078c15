import type { PartMatch } from './parts.ts';
import { once } from './remember.ts';

/** Maximum length of a part that is checked. A longer part seldom occurs inside an unrelated word. */
const LONGEST_SHORT_PART = 4;

const CHINESE = /^[\u3400-\u9fff]+$/;
const LONGEST_CHINESE = 3;
const segmenter = once(() => new Intl.Segmenter('zh', { granularity: 'word' }));

/**
 * Whether a part begins inside one word and ends inside the next: 学运, "student movement", in 数学运算, "arithmetic". Both
 * ends are checked, because the segmenter's dictionary lacks some words.
 */
const isAcrossWords = (text: string, from: number, to: number): boolean => {
  const segments = segmenter().segment(text);
  const [first, last] = [segments.containing(from), segments.containing(to - 1)];
  return (
    first !== undefined &&
    last !== undefined &&
    first.index !== last.index &&
    first.index < from &&
    last.index + last.segment.length > to
  );
};

const ARABIC = /^[\u0620-\u06ff]+$/;
/** The article, also after "for". */
const ARTICLE = /^(?:ال|لل)/;
/** "and", "in", "as", "for" and the article, or the letter of a verb's person. */
const ARABIC_START = /^(?:[وف]?(?:[بكل]?(?:ال)?|لل)|[وف]?[يتنا])$/;
const START_BEFORE_ARTICLE = /^[وف]?[بكل]?$/;
/** Endings of possessive, number, gender and person. No ending follows a part that has the feminine one. */
const ARABIC_END =
  /^(?:ه|ها|هم|هن|ك|كم|نا|ي|يه|يو|ين|ون|و|ات|ان|ا|وا|يات|يون|يين|ته|تها|تي|تهم|تنا|اء|تين|تان)?$/;
const ARABIC_END_OF_VERB = /^تم?$/;
const FEMININE = /ه$/;

const isOtherArabicWord = (part: string, before: string, after: string): boolean => {
  const isDefinite = ARTICLE.test(part);
  const isEnd = FEMININE.test(part)
    ? after === ''
    : ARABIC_END.test(after) || (!isDefinite && ARABIC_END_OF_VERB.test(after));
  return !isEnd || !(isDefinite ? START_BEFORE_ARTICLE : ARABIC_START).test(before);
};

const HINDI = /^[\u0900-\u097f]+$/;

/** Whether a short part occurs inside other words by accident: سكري, "diabetic", in عسكري, "military". */
export const isAccident = (text: string, { from, to }: PartMatch): boolean => {
  const part = text.slice(from, to);
  if (CHINESE.test(part)) return part.length <= LONGEST_CHINESE && isAcrossWords(text, from, to);
  const before = text.slice(text.lastIndexOf(' ', from) + 1, from);
  if (HINDI.test(part)) return part.length <= LONGEST_SHORT_PART && before !== '';
  if (!ARABIC.test(part) || part.replace(ARTICLE, '').length > LONGEST_SHORT_PART) return false;
  const [after = ''] = text.slice(to).split(' ', 1);
  return isOtherArabicWord(part, before, after);
};
