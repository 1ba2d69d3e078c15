import { isAccident } from './accidents.ts';
import { createParts, withoutRanges } from './parts.ts';
import { createPhrases, type Fit, placesOf, type SeedList, type Span } from './phrases.ts';
import { once } from './remember.ts';
import { type Row, readRows, seedLines } from './withheld-rows.ts';
import { createCompanions, createOtherMeanings, createTogether, type Halves } from './withheld-rules.ts';
import { createTagReader, tagsIn } from './withheld-tags.ts';
import { byScript, folded, plain, unmarked, withOwnMarks, withUmlauts, wordsIn } from './withheld-text.ts';

/** Result of comparing a text with the lists. An excused text has a word of the lists in a harmless context. */
export type Finding = 'nothing' | 'excused' | 'sensitive';

/** "PrEP" is a medicine against HIV; "prep" is preparation. Signs of a faith, an orientation or an illness. */
const CASED_NAMES = /\bPrEP\b|[☪✝✡🕉☸☦☨🛐🔯🕎🕋🕌🕍⛪🛕📿🌈⚧⚢⚣⚤🎗♿🦽🦼]/u;
const CASE_CHANGE = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u;
const CASED_WORDS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\d+/gu;

/**
 * Digits before a word, as in "2depression": the model reads the word. A checksum has digits between its letters too.
 */
const NUMBERED = /^\d+(?!x+$)(?=\p{L}{3,}$)/u;

/** `*krebs*` matches anywhere in a word or, in scripts without spaces, in the text; `*a*b*` matches a before b. */
const isPart = (seed: string) => seed.startsWith('*') && /^\*.+\*$/.test(seed) && !/\w\* |\* ?\*/.test(seed);
/** Arabic writes "for" and the article as one pair of letters: "المعمودية", "للمعمودية". */
const withArabicFor = (part: string) => (part.startsWith('ال') ? [part, part.replace('ال', 'لل')] : [part]);

/** Returns the seeds as texts with commas: arrays of strings take far more memory. */
const readSeeds = (lines: readonly string[]) => {
  const seeds = lines.flatMap((line) => plain(line).split(',')).map((seed) => seed.trim());
  return {
    parts: byScript(seeds.filter(isPart).flatMap((seed) => withArabicFor(seed.slice(1, -1)))),
    phrases: byScript(seeds.filter((seed) => !isPart(seed))),
  };
};

const phrasesOf = (rows: readonly Row[] = []): string => plain(rows.map(({ phrases }) => phrases).join(','));

/** Makes the readers of all rows. The rows themselves are freed when it returns. */
const createReaders = () => {
  const rows = readRows();
  const lists: SeedList[] = [];
  const add = (line: string, fit: Fit) => lists.push({ seeds: line, fit }) - 1;
  const addPlain = (line: string, fit: Fit) => add(plain(line), fit);
  const seeds = readSeeds(seedLines(rows));
  return {
    sensitive: seeds.phrases.map((line) => add(line, 'inflected')),
    harmless: add(phrasesOf(rows.get('harmless')), 'plural'),
    parts: createParts(seeds.parts),
    passedOver: createParts([phrasesOf(rows.get('harmless part'))]),
    /** Built with the first text, not at import. */
    tagReader: once(() => createTagReader([...seeds.phrases, ...seeds.parts])),
    accompaniedIn: createCompanions(rows.get('beside') ?? [], addPlain),
    ofOneSenseIn: createCompanions(rows.get('beside in its sense') ?? [], addPlain),
    togetherIn: createTogether(rows.get('together') ?? [], addPlain),
    removeOtherMeanings: createOtherMeanings(rows.get('harmless with') ?? [], plain, add),
    // Made last, because the other readers add their lists first.
    phrasesIn: createPhrases(lists),
  };
};
/** Created with the first text, because the main thread needs no readers if a second thread reads the texts. */
const readers = once(createReaders);

const hasPart = (line: string): boolean => {
  const { parts, passedOver } = readers();
  if (!parts.isIn(line)) return false;
  const rest = withoutRanges(line, passedOver.matchesIn(line));
  return parts.find(rest, (match) => !isAccident(rest, match));
};

/** Maximum length of a word that is excused together with the word before it: "de" in "grève de". */
const SHORT_WORD = 2;

const findingIn = (words: readonly string[]): Finding => {
  const lists = readers();
  const found = lists.phrasesIn(words);
  const [accompanied, ofOneSense] = [lists.accompaniedIn(found), lists.ofOneSenseIn(found)];
  const together = lists.togetherIn(found);
  const spans = lists.sensitive.flatMap(found);
  const all = [accompanied, ofOneSense, together, spans];
  if (all.every(({ length }) => length === 0) && !hasPart(words.join(' '))) return 'nothing';
  const harmless = placesOf(found(lists.harmless));
  const isMeant = (place: number) => !harmless.has(place);
  const rest = lists.removeOtherMeanings(words, found);
  const hasOtherMeaning = (place: number) => rest[place] === '';
  // Every longer word of the phrase must be excused: a film excuses only the first word of "criminal record".
  const isExcused = ({ from, to }: Span) =>
    hasOtherMeaning(from) && rest.slice(from, to).every((word) => word.length <= SHORT_WORD);
  const counts = ({ ones, others }: Halves) => {
    const meant = ones.filter(({ from }) => isMeant(from));
    return meant.length > 0 && !(meant.every(isExcused) && others.every(isExcused));
  };
  const isSensitiveLine =
    accompanied.some(isMeant) ||
    ofOneSense.some((place) => isMeant(place) && !hasOtherMeaning(place)) ||
    together.some(counts) ||
    spans.some((span) => isMeant(span.from) && !isExcused(span)) ||
    hasPart(rest.filter((word, place) => word !== '' && isMeant(place)).join(' '));
  return isSensitiveLine ? 'sensitive' : 'excused';
};

/** Compares a text with the lists for the subjects of `excluded-subjects.ts`. */
export const findingOf = (text: string): Finding => {
  const cased = unmarked(withOwnMarks(text));
  if (CASED_NAMES.test(cased)) return 'sensitive';
  const words = wordsIn(folded(cased));
  const { isJoined, isTag } = readers().tagReader();
  if (words.some(isJoined) || tagsIn(cased).some((tag) => isTag(folded(tag)))) return 'sensitive';
  const unnumbered = words.some((word) => NUMBERED.test(word))
    ? [words.map((word) => word.replace(NUMBERED, ''))]
    : [];
  // The other spelling of a word keeps the words beside it, which may make it harmless.
  const found = [[...words, ...withUmlauts(text, words)], ...unnumbered].map(findingIn);
  if (found.includes('sensitive')) return 'sensitive';
  // The model splits "DatingForGayMen" and "ReformUKKent" into their words, so these are compared too.
  if (CASE_CHANGE.test(cased)) found.push(findingIn((cased.match(CASED_WORDS) ?? []).map(folded)));
  return found.find((each) => each === 'sensitive') ?? found.find((each) => each === 'excused') ?? 'nothing';
};

/**
 * Whether a text is about one of the subjects of `excluded-subjects.ts` (GDPR Art. 9 and 10, and beyond them debts and
 * violence suffered).
 */
export const isSensitive = (text: string): boolean => findingOf(text) === 'sensitive';
