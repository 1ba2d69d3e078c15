import { once, remember } from '../remember.ts';
import { createEasternReader, createMixedReader } from './eastern.ts';
import { createEvidence } from './evidence.ts';
import { type Meaning, readLexicon } from './lexicon.ts';
import { createSpacedReader, type SpacedReader } from './spaced.ts';
import { foldText, LATIN_LANGUAGES, type Language } from './stems.ts';

type IndexOf = (word: string) => number | undefined;

/** Runs of words in one script. Text in any other script is ignored, because the model has no lexicon for it. */
const RUNS =
  /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\p{Z}]*|\p{Script=Arabic}[\p{Script=Arabic}\p{M}\p{P}\p{Z}]*|\p{Script=Devanagari}[\p{Script=Devanagari}\p{M}\p{P}\p{Z}\u200c\u200d]*|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LATIN = /[a-z]/i;
const ARABIC = /\p{Script=Arabic}/u;
/** Letters of Persian and Urdu. Arabic shares many words with them, some in another sense. */
const PERSIAN = /[\u0679\u0688\u0691\u0698\u06a9\u06ba\u06cc\u06d2]/;
const DEVANAGARI = /\p{Script=Devanagari}/u;
/** Most texts are ASCII: the expressions for all scripts take three times as long. */
const ASCII = /^[\x20-\x7e]*$/;
const ASCII_WORDS = /[a-zA-Z0-9]+/g;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** "MIT" between words in small letters is not the German "mit". */
const isAllCapitals = (word: string) => word.length > 1 && word === word.toUpperCase();

/** "MachineLearning" is two English words, though "machine" is also French. */
const isCamelCase = (word: string) => /[a-z][A-Z]/.test(word);

/**
 * Returns the meanings of the words at each position. `elsewhere` gives the meaning of a word that the reader lacks.
 */
const readWith = (
  words: readonly string[],
  reader: SpacedReader | undefined,
  elsewhere: (at: number) => readonly string[],
): readonly string[] => {
  const pieces: string[] = [];
  for (let at = 0; at < words.length; ) {
    const match = reader?.matchAt(words, at) ?? null;
    pieces.push(...(match?.meaning ?? elsewhere(at)));
    at += match?.words ?? 1;
  }
  return pieces;
};

/**
 * Makes a translator for texts in the ten languages of the widget. The table of words is English, so a word of another
 * language is replaced by the English words of its lexicon.
 */
export const createTranslator = (indexOf: IndexOf, isAlias: (word: string) => boolean) => {
  const lexicons = LATIN_LANGUAGES.map(readLexicon);
  const isKnown = (word: string) => indexOf(word) !== undefined;
  const latin = new Map(lexicons.map((lexicon) => [lexicon, createSpacedReader(lexicon, isKnown)]));
  const functionWords = new Set(lexicons.flatMap((lexicon) => [...lexicon.functionWords]));
  const lexiconOf = createEvidence(indexOf, lexicons);
  // Most people write in Latin letters only, so the other lexicons load with the first text that needs them.
  const arabic = once(() => createSpacedReader(readLexicon('ar'), isKnown));
  const hindi = once(() => createSpacedReader(readLexicon('hi'), isKnown));
  const eastern = (language: Language) => {
    const lexicon = readLexicon(language);
    return { read: createEasternReader(lexicon), mixed: createMixedReader(lexicon) };
  };
  const japanese = once(() => eastern('ja'));
  const chinese = once(() => eastern('zh-Hans'));

  /**
   * Returns the meaning of a foreign word in an English text; `null` for an English or an unknown word. Its language is
   * not known, so an ending says nothing.
   */
  const nonEnglishWord = remember((word: string): Meaning | null => {
    if (isKnown(word)) return null;
    const readers = [...latin.values()];
    for (const read of [
      ...readers.map(({ exactMeaning }) => exactMeaning),
      ...readers.map(({ looseMeaning }) => looseMeaning),
    ]) {
      const meaning = read(word);
      if (meaning !== undefined) return meaning;
    }
    return null;
  });

  /** Removes abbreviations that are spelled like a function word of any language. */
  const withoutAbbreviations = (words: readonly string[], written: readonly string[]) =>
    written.every(isAllCapitals)
      ? words
      : words.map((word, at) => (isAllCapitals(written[at] ?? '') && functionWords.has(word) ? '' : word));

  const readLatin = (written: readonly string[], isAscii: boolean): readonly string[] => {
    const folded = written.map((word) => (isAscii ? word.toLowerCase() : foldText('de', word)));
    if (lexiconOf(folded) === null)
      return written.flatMap((word, at) =>
        isCamelCase(word) ? word : (nonEnglishWord(folded[at] ?? '') ?? word),
      );
    const words = withoutAbbreviations(folded, written);
    const lexicon = lexiconOf(words);
    const reader = lexicon === null ? undefined : latin.get(lexicon);
    const isEnglish = (word: string) => reader === undefined || indexOf(word) !== undefined || isAlias(word);
    return readWith(words, reader, (at) => {
      const word = folded[at] ?? '';
      return isEnglish(word) ? [written[at] ?? ''] : [];
    });
  };

  const readSpaced = (language: Language, reader: SpacedReader, written: readonly string[]) =>
    readWith(
      written.map((word) => foldText(language, word)),
      reader,
      () => [],
    );

  /** A text with Japanese syllables is Japanese; otherwise the language with more matches in its lexicon counts. */
  const readEastern = (run: string, isJapanese: boolean): readonly string[] => {
    const found = japanese().read(run);
    if (isJapanese) return found.meanings.flat();
    const other = chinese().read(run);
    return (found.covered > other.covered ? found : other).meanings.flat();
  };

  /** Takes the entries in two scripts out of a text, such as 生成AI. */
  const withoutMixed = (text: string, isJapanese: boolean): { rest: string; meanings: readonly string[] } => {
    if (!EASTERN.test(text) || !LATIN.test(text)) return { rest: text, meanings: [] };
    let rest = text;
    const meanings: string[] = [];
    for (const { mixed } of isJapanese ? [japanese()] : [chinese(), japanese()]) {
      const found = mixed(rest);
      rest = found.rest;
      meanings.push(...found.meanings.flat());
    }
    return { rest, meanings };
  };

  /** Returns words that the table may have for a text. A text in plain English is returned unchanged. */
  return (text: string): readonly string[] => {
    if (ASCII.test(text)) return readLatin(text.match(ASCII_WORDS) ?? [], true);
    const isJapanese = KANA.test(text);
    const { rest, meanings } = withoutMixed(text, isJapanese);
    const words = (rest.match(RUNS) ?? []).flatMap((run) => {
      if (EASTERN.test(run)) return readEastern(run, isJapanese);
      const written = run.match(WORDS) ?? [];
      if (ARABIC.test(run)) return PERSIAN.test(run) ? [] : readSpaced('ar', arabic(), written);
      return DEVANAGARI.test(run) ? readSpaced('hi', hindi(), written) : readLatin(written, false);
    });
    return [...meanings, ...words];
  };
};
