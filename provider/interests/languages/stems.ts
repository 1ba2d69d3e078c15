/**
 * Hindi and Arabic as many people write them on a keyboard with Latin letters. Their lexicons have common words only.
 */
export const ROMANISED = ['hi-Latn', 'ar-Latn'] as const;
/** Languages in Latin letters that the model reads, besides English. If a word is in several, the first counts. */
export const LATIN_LANGUAGES = ['de', 'es', 'fr', 'it', 'pt-BR', ...ROMANISED] as const;
/** The languages of the widget, besides English. */
export const LANGUAGES = ['de', 'es', 'fr', 'it', 'pt-BR', 'ar', 'hi', 'ja', 'zh-Hans'] as const;
export type Language = (typeof LANGUAGES | typeof ROMANISED)[number];

/** Chinese and Japanese put no space between words. */
export const isEastern = (language: Language): boolean => language === 'ja' || language === 'zh-Hans';

/** Endings that a stem loses, longest first, and the minimum number of letters of a stem. */
interface Endings {
  readonly endings: readonly string[];
  readonly least: number;
  /** Number of endings to remove: "Lehrerinnen" has two. */
  readonly times: number;
}

const endingsOf = (words: string, least: number, times = 1): Endings => ({
  endings: words.split(' '),
  least,
  times,
});

/**
 * Endings of plural, gender and case, without accents, because words are folded. The result may differ from a
 * dictionary's stem.
 */
const ENDINGS: Readonly<Partial<Record<Language, Endings>>> = {
  de: endingsOf('innen en er es em in e n s', 4, 2),
  es: endingsOf('es as os s a o e', 4),
  fr: endingsOf('euses euse ees ee es e s x', 4),
  it: endingsOf('he hi i e a o', 4),
  'pt-BR': endingsOf('es as os s a o e', 4),
  ar: endingsOf('ات ون ين ان ها يه ه ي', 3, 2),
  hi: endingsOf('ियों ियां ाओं ाएं ाएँ ों ें ीं ां ो े ी ा ि', 2),
};

/** "and", "the" and "for the", written together with the word. */
const ARABIC_PREFIXES = ['وال', 'بال', 'كال', 'فال', 'ال', 'لل', 'و'] as const;

const foldLatin = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe');

/** Removes vowel signs and the stretching line, and unifies letters that are often confused. */
const foldArabic = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u064b-\u0652\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه');

/** The dot below a letter is often left out, and the two marks of a nasal vowel are interchangeable. */
const foldHindi = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\u093c/g, '')
    .replaceAll('\u0901', '\u0902');

/** Returns the text in the form for look-ups. */
export const foldText = (language: Language, text: string): string => {
  if (language === 'ar') return foldArabic(text);
  if (language === 'hi') return foldHindi(text);
  if (isEastern(language)) return text.normalize('NFKC').toLowerCase();
  return foldLatin(text);
};

const withoutPrefix = (word: string, least: number): string => {
  const prefix = ARABIC_PREFIXES.find(
    (start) => word.startsWith(start) && word.length - start.length >= least,
  );
  return prefix === undefined ? word : word.slice(prefix.length);
};

/** Returns the stem of a folded word. Different words may share a stem, so an exact match has priority. */
export const stemOf = (language: Language, word: string): string => {
  const known = ENDINGS[language];
  if (known === undefined) return word;
  const { endings, least, times } = known;
  let stem = language === 'ar' ? withoutPrefix(word, least) : word;
  for (let time = 0; time < times; time += 1) {
    const ending = endings.find((end) => stem.endsWith(end) && stem.length - end.length >= least);
    if (ending === undefined) break;
    stem = stem.slice(0, -ending.length);
  }
  return stem;
};
