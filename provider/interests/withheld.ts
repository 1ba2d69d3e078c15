import { isAccident } from './accidents.ts';
import { createCompanions } from './companions.ts';
import { once } from './once.ts';
import { createOtherMeanings } from './other-meanings.ts';
import { withOwnMarks } from './own-marks.ts';
import { createParts, withoutRanges } from './parts.ts';
import { createPhrases, type Fit, placesOf, type SeedList, type Span } from './phrases.ts';
import { createTogether, type Halves } from './together.ts';
import { ARTS_AND_STUDIES } from './withheld/arts-and-studies.ts';
import { INJURED_PARTS } from './withheld/bodies.ts';
import { FOLLOWING_COMPANIONS } from './withheld/care.ts';
import { CHARGES } from './withheld/charges.ts';
import { CIRCLE_COMPANIONS } from './withheld/circles.ts';
import { COUPLES } from './withheld/couples.ts';
import { DEED_COMPANIONS, DEEDS } from './withheld/deeds.ts';
import { DIASPORA_COMPANIONS, THINGS_OF_A_PEOPLE } from './withheld/diasporas.ts';
import { HOME_COMPANIONS, HOMES } from './withheld/homes.ts';
import { LIFE_STORY_COMPANIONS } from './withheld/life-stories.ts';
import { LOCAL_GROUP_COMPANIONS } from './withheld/local-groups.ts';
import { LOOK_ALIKES, OTHER_PHRASES, OTHER_WORD_PARTS } from './withheld/look-alikes.ts';
import { MEMBERSHIP_COMPANIONS } from './withheld/memberships.ts';
import { AMBIGUOUS_NAMES } from './withheld/names/ambiguous.ts';
import { HARMLESS_NAME_PARTS, HARMLESS_NAMES } from './withheld/names/harmless.ts';
import { ORDINARY_CONTEXTS, ORDINARY_PARTS, ORDINARY_WORDS } from './withheld/ordinary-words.ts';
import { OTHER_CONTEXTS } from './withheld/other-contexts.ts';
import { OTHER_PARTS, OTHER_SENSES } from './withheld/other-senses.ts';
import { OWING_AND_BELIEVING_COMPANIONS } from './withheld/owing.ts';
import { PEOPLE_COMPANIONS } from './withheld/peoples.ts';
import { PLIGHT_COMPANIONS, PLIGHTS } from './withheld/plights.ts';
import { PRISON_COMPANIONS } from './withheld/prisons.ts';
import { PURSUITS } from './withheld/pursuits.ts';
import { REGISTER_COMPANIONS } from './withheld/registers.ts';
import { SELVES } from './withheld/selves.ts';
import { createTagReader, tagsIn } from './withheld/tags.ts';
import { TIES } from './withheld/ties.ts';
import { SIMPLIFIED, TRADITIONAL } from './withheld/traditional.ts';
import { VISITS } from './withheld/visits.ts';
import { WORDS } from './withheld/words.ts';
import { EXCEPTIONS, HARMLESS_PARTS } from './withheld-exceptions.ts';

/** Result of comparing a text with the lists. An excused text has a word of the lists in a harmless context. */
export type Finding = 'nothing' | 'excused' | 'sensitive';

export const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

/**
 * Accents, Arabic vowels and hamza, the Devanagari nukta, invisible characters, and signs around or over a letter. The
 * model reads a word without them. The two sound marks of Japanese make other letters.
 */
const MARKS = /\p{Script=Inherited}(?<![\u3099\u309a])|[\u0640\u093c\u0483-\u0487]|\p{Me}|\p{Cf}/gu;
/** The model reads a Latin letter without the marks of any script. */
const MARKED_LATIN = /(?<=\p{Script=Latin})\p{M}+/gu;
/**
 * Letters that people write in place of one another: alef maqsura and yeh, teh marbuta and heh, chandrabindu, two
 * alefs.
 */
const SAME_LETTERS: Readonly<Record<string, string>> = { ى: 'ي', ة: 'ه', '\u0901': '\u0902', ٱ: 'ا' };
/** Other scripts often have no space beside Latin letters: "HIV陽性", "PCODवाली". */
const SCRIPT_CHANGE = /[a-z0-9](?=[\u0600-\u0dff\u3040-\u9fff])|[\u0600-\u0dff\u3040-\u9fff](?=[a-z0-9])/g;

const withSpaces = (text: string) =>
  /[a-z0-9]/.test(text) && /[\u0600-\u9fff]/.test(text) ? text.replace(SCRIPT_CHANGE, '$& ') : text;

const unmarked = (text: string) =>
  isAscii(text) ? text : text.normalize('NFKD').replace(MARKS, '').replace(MARKED_LATIN, '').normalize('NFC');

/**
 * The form in which seeds and texts without marks are compared: lower case, one spelling of each letter, simplified
 * characters.
 */
const folded = (text: string) =>
  isAscii(text)
    ? text.toLowerCase()
    : withSpaces(
        text
          .toLowerCase()
          .replaceAll('ß', 'ss')
          .replaceAll('œ', 'oe')
          .replaceAll('æ', 'ae')
          .replace(/[ىةٱ\u0901]/g, (letter) => SAME_LETTERS[letter] ?? letter)
          .replace(TRADITIONAL, (character) => SIMPLIFIED.get(character) ?? character),
      );

const plain = (text: string) => folded(unmarked(text));

/**
 * Minimum length of a word in which "ae", "oe" or "ue" is read as an umlaut: not "true", "value", "queen". "Huertos"
 * are gardens.
 */
const SHORTEST_WITH_UMLAUT = 7;
/**
 * Returns "fluchtlinge" for "fluechtlinge", because seeds are compared without marks. Only for ASCII texts: a text with
 * accents, such as "ladrões", would write the umlaut.
 */
const withUmlauts = (text: string, words: readonly string[]): readonly string[] =>
  (isAscii(text) ? words : [])
    .filter((word) => word.length >= SHORTEST_WITH_UMLAUT && /^(?!huert).*[aou]e/.test(word))
    .map((word) => word.replace(/([aou])e/g, '$1'));

/** "PrEP" is a medicine against HIV; "prep" is preparation. */
const CASED_NAMES = /\bPrEP\b/;
const CASE_CHANGE = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u;
const CASED_WORDS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\d+/gu;

/**
 * Digits before a word, as in "2depression": the model reads the word. A checksum has digits between its letters too.
 */
const NUMBERED = /^\d+(?!x+$)(?=\p{L}{3,}$)/u;

const wordsIn = (text: string): readonly string[] =>
  (isAscii(text) ? text.match(/[a-z0-9]+/g) : text.match(/[\p{L}\p{M}\p{N}]+/gu)) ?? [];

/** `*krebs*` matches anywhere in a word or, in scripts without spaces, in the text; `*a*b*` matches a before b. */
const isPart = (seed: string) => seed.startsWith('*') && /^\*.+\*$/.test(seed) && !/\w\* |\* ?\*/.test(seed);
/** Arabic writes "for" and the article as one pair of letters: "المعمودية", "للمعمودية". */
const withArabicFor = (part: string) => (part.startsWith('ال') ? [part, part.replace('ال', 'لل')] : [part]);
/** Returns the seeds as two texts with commas: arrays of strings take far more memory. */
const readSeeds = () => {
  const parts: string[] = [];
  const phrases: string[] = [];
  for (const line of WORDS) {
    const seeds = plain(line)
      .split(',')
      .map((seed) => seed.trim());
    phrases.push(seeds.filter((seed) => !isPart(seed)).join(','));
    parts.push(
      seeds
        .filter(isPart)
        .flatMap((seed) => withArabicFor(seed.slice(1, -1)))
        .join(','),
    );
  }
  return { PARTS: parts.join(','), PHRASES: phrases.join(',') };
};
const { PARTS, PHRASES } = readSeeds();
const passedOver = createParts([
  plain([HARMLESS_PARTS, OTHER_PARTS, OTHER_WORD_PARTS, ORDINARY_PARTS, HARMLESS_NAME_PARTS].join(',')),
]);

const lists: SeedList[] = [];
const add = (line: string, fit: Fit) => lists.push({ seeds: line, fit }) - 1;
const addPlain = (line: string, fit: Fit) => add(plain(line), fit);
const SENSITIVE = add(PHRASES, 'inflected');
const HARMLESS = addPlain(
  [...EXCEPTIONS, ...OTHER_SENSES, ...OTHER_PHRASES, ...ORDINARY_WORDS, ...HARMLESS_NAMES].join(','),
  'plural',
);
const THINGS = addPlain(THINGS_OF_A_PEOPLE, 'plural');
const parts = createParts([PARTS]);
/** Built with the first text, not at import. */
const tagReader = once(() => createTagReader([PHRASES, PARTS]));
const accompaniedIn = createCompanions(
  [
    ...LOCAL_GROUP_COMPANIONS,
    ...LIFE_STORY_COMPANIONS,
    ...OWING_AND_BELIEVING_COMPANIONS,
    ...PRISON_COMPANIONS,
    ...TIES,
    ...INJURED_PARTS,
    ...DIASPORA_COMPANIONS,
    ...CIRCLE_COMPANIONS,
    ...FOLLOWING_COMPANIONS,
    ...MEMBERSHIP_COMPANIONS,
    ...PEOPLE_COMPANIONS,
    ...REGISTER_COMPANIONS,
    ...PLIGHT_COMPANIONS,
    ...DEED_COMPANIONS,
    ...HOME_COMPANIONS,
    ...AMBIGUOUS_NAMES,
  ],
  addPlain,
);
const togetherIn = createTogether(
  [...COUPLES, ...VISITS, ...CHARGES, ...SELVES, ...PURSUITS, ...PLIGHTS, ...DEEDS, ...HOMES],
  addPlain,
);
const removeOtherMeanings = createOtherMeanings(
  [...OTHER_CONTEXTS, ...ARTS_AND_STUDIES, ...LOOK_ALIKES, ...ORDINARY_CONTEXTS],
  plain,
  add,
);
const phrasesIn = createPhrases(lists);

const hasPart = (line: string): boolean => {
  if (!parts.isIn(line)) return false;
  const rest = withoutRanges(line, passedOver.matchesIn(line));
  return parts.find(rest, (match) => !isAccident(rest, match));
};

/** Maximum length of a word that is excused together with the word before it: "de" in "grève de". */
const SHORT_WORD = 2;

const findingIn = (words: readonly string[]): Finding => {
  const found = phrasesIn(words);
  const accompanied = accompaniedIn(found);
  const together = togetherIn(found);
  const spans = found(SENSITIVE);
  const isAny = accompanied.length + together.length + spans.length > 0 || hasPart(words.join(' '));
  if (!isAny) return 'nothing';
  const harmless = placesOf(found(HARMLESS));
  const isMeant = (place: number) => !harmless.has(place);
  const rest = removeOtherMeanings(words, found);
  const hasOtherMeaning = (place: number) => rest[place] === '';
  const endsOfThings = new Set(found(THINGS).map(({ to }) => to));
  const isOfThing = (place: number) => hasOtherMeaning(place) && endsOfThings.has(place);
  // Every longer word of the phrase must be excused: a film excuses only the first word of "criminal record".
  const isExcused = ({ from, to }: Span) =>
    hasOtherMeaning(from) && rest.slice(from, to).every((word) => word.length <= SHORT_WORD);
  const counts = ({ ones, others }: Halves) => {
    const meant = ones.filter(({ from }) => isMeant(from));
    return meant.length > 0 && !(meant.every(isExcused) && others.every(isExcused));
  };
  const isSensitiveLine =
    accompanied.some((place) => isMeant(place) && !isOfThing(place)) ||
    together.some(counts) ||
    spans.some((span) => isMeant(span.from) && !isExcused(span) && !isOfThing(span.from)) ||
    hasPart(rest.filter((word, place) => word !== '' && isMeant(place)).join(' '));
  return isSensitiveLine ? 'sensitive' : 'excused';
};

/** Compares a text with the lists for the subjects of `excluded-subjects.ts`. */
export const findingOf = (text: string): Finding => {
  if (text === '') return 'nothing';
  const cased = unmarked(withOwnMarks(text));
  if (CASED_NAMES.test(cased)) return 'sensitive';
  const words = wordsIn(folded(cased));
  if (words.some((word) => tagReader().isJoined(word))) return 'sensitive';
  if (tagsIn(cased).some((tag) => tagReader().isTag(folded(tag)))) return 'sensitive';
  const unnumbered = words.some((word) => NUMBERED.test(word))
    ? [words.map((word) => word.replace(NUMBERED, ''))]
    : [];
  const found = [words, ...unnumbered, ...withUmlauts(text, words).map((word) => [word])].map(findingIn);
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
