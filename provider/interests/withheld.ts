import { createCompanions } from './companions.ts';
import { createOtherMeanings } from './other-meanings.ts';
import { addTo, createPhrases, type Span } from './phrases.ts';
import { createTogether } from './together.ts';
import { ARTS_AND_STUDIES } from './withheld/arts-and-studies.ts';
import { INJURED_PARTS } from './withheld/bodies.ts';
import { FOLLOWING_COMPANIONS } from './withheld/care.ts';
import { CHARGES } from './withheld/charges.ts';
import { CIRCLE_COMPANIONS } from './withheld/circles.ts';
import { COUPLES } from './withheld/couples.ts';
import { DIASPORA_COMPANIONS, THINGS_OF_A_PEOPLE } from './withheld/diasporas.ts';
import { LIFE_STORY_COMPANIONS } from './withheld/life-stories.ts';
import { LOCAL_GROUP_COMPANIONS } from './withheld/local-groups.ts';
import { MEMBERSHIP_COMPANIONS } from './withheld/memberships.ts';
import { OTHER_CONTEXTS } from './withheld/other-contexts.ts';
import { OTHER_PARTS, OTHER_SENSES } from './withheld/other-senses.ts';
import { OWING_AND_BELIEVING_COMPANIONS } from './withheld/owing.ts';
import { PEOPLE_COMPANIONS } from './withheld/peoples.ts';
import { PRISON_COMPANIONS } from './withheld/prisons.ts';
import { SELVES } from './withheld/selves.ts';
import { createTagReader, tagsIn } from './withheld/tags.ts';
import { TIES } from './withheld/ties.ts';
import { SIMPLIFIED } from './withheld/traditional.ts';
import { VISITS } from './withheld/visits.ts';
import { WORDS } from './withheld/words.ts';
import { EXCEPTIONS, HARMLESS_PARTS } from './withheld-exceptions.ts';

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

/** Accents, Arabic vowels and hamza, the Devanagari nukta, invisible characters. */
const MARKS = /[\u0300-\u036f\u064b-\u0655\u0640\u093c]|\p{Cf}/gu;
/** Letters that people write in place of one another: alef maqsura and yeh, teh marbuta and heh, chandrabindu. */
const SAME_LETTERS: Readonly<Record<string, string>> = { ى: 'ي', ة: 'ه', '\u0901': '\u0902' };
/** Other scripts often have no space beside Latin letters: "HIV陽性", "PCODवाली". */
const SCRIPT_CHANGE =
  /(?<=[a-z0-9])(?=[\u0600-\u0dff\u3040-\u9fff])|(?<=[\u0600-\u0dff\u3040-\u9fff])(?=[a-z0-9])/g;

const withSpaces = (text: string) =>
  /[a-z0-9]/.test(text) && /[\u0600-\u9fff]/.test(text) ? text.replace(SCRIPT_CHANGE, ' ') : text;

/**
 * The form in which seeds and texts are compared: lower case, no accents, one spelling of each letter, simplified
 * characters.
 */
const plain = (text: string) =>
  isAscii(text)
    ? text.toLowerCase()
    : withSpaces(
        text
          .normalize('NFKD')
          .replace(MARKS, '')
          .toLowerCase()
          .normalize('NFC')
          .replaceAll('ß', 'ss')
          .replace(/[ىة\u0901]/g, (letter) => SAME_LETTERS[letter] ?? letter)
          .replace(/[\u4e00-\u9fff]/g, (character) => SIMPLIFIED.get(character) ?? character),
      );

/** A shorter word with these letters is seldom German: "true", "value", "queen". */
const SHORTEST_WITH_UMLAUT = 7;
/** The words that become others with the umlaut of "Fluechtlinge". A text with accents has its umlauts too: "ladrões". */
const withUmlauts = (text: string, words: readonly string[]): readonly string[] =>
  (isAscii(text) ? words : [])
    .filter((word) => word.length >= SHORTEST_WITH_UMLAUT && /[aou]e/.test(word))
    .map((word) => word.replace(/([aou])e/g, '$1'));

/** The medicine against HIV; "prep" in small letters is preparation. */
const CASED_NAMES = /\bPrEP\b/;
const CASE_CHANGE = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u;
const CASED_WORDS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\d+/gu;

const wordsIn = (text: string): readonly string[] =>
  (isAscii(text) ? text.match(/[a-z0-9]+/g) : text.match(/[\p{L}\p{M}\p{N}]+/gu)) ?? [];

const seeds = WORDS.flatMap((line) => plain(line).split(',')).map((seed) => seed.trim());
/** `*krebs*` matches anywhere in a word or, in scripts without spaces, in the text; `*a*b*` matches a before b. */
const isPart = (seed: string) => /^\*.+\*$/.test(seed) && !/\w\* |\* ?\*/.test(seed);
/** "for the" and the article are one letter pair in Arabic: "المعمودية", "للمعمودية". */
const withArabicFor = (part: string) => (part.startsWith('ال') ? [part, part.replace('ال', 'لل')] : [part]);
const parts = [...new Set(seeds.filter(isPart).flatMap((seed) => withArabicFor(seed.slice(1, -1))))];

type Part = readonly [first: string, ...others: string[]];

/** The first two characters of a part, or its only one, as a number: reading no text is faster. */
const keyAt = (text: string, at: number, length: number) =>
  length > 1 ? text.charCodeAt(at) * 0x10000 + text.charCodeAt(at + 1) : text.charCodeAt(at);

const stands = (text: string, at: number, [first, ...others]: Part): boolean => {
  if (!text.startsWith(first, at)) return false;
  if (others.length === 0) return true;
  let from = at + first.length;
  return others.every((other) => {
    const place = text.indexOf(other, from);
    from = place + other.length;
    return place >= 0;
  });
};

/** Makes a function that says whether a text has any of the parts. Their number hardly counts: they are indexed. */
const createPartFinder = (wanted: readonly string[]) => {
  const byBeginning = new Map<number, Part[]>();
  for (const part of wanted) {
    const [first = '', ...others] = part.split('*');
    addTo(byBeginning, keyAt(first, 0, first.length), [first, ...others]);
  }
  const standsAt = (text: string, at: number, found: readonly Part[] | undefined): boolean => {
    if (found === undefined) return false;
    for (const part of found) if (stands(text, at, part)) return true;
    return false;
  };
  return (text: string): boolean => {
    for (let at = 0; at < text.length; at += 1) {
      if (standsAt(text, at, byBeginning.get(keyAt(text, at, text.length - at)))) return true;
      if (standsAt(text, at, byBeginning.get(text.charCodeAt(at)))) return true;
    }
    return false;
  };
};
const hasLatinPart = createPartFinder(parts.filter(isAscii));
const hasAnyPart = createPartFinder(parts);
const PASSED_OVER = [...HARMLESS_PARTS, ...OTHER_PARTS].map(plain);

const phrases = createPhrases(seeds.filter((seed) => !isPart(seed)));
const exceptions = createPhrases([...EXCEPTIONS, ...OTHER_SENSES].map(plain), true);
const isSensitiveTag = createTagReader(seeds);
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
  ],
  plain,
);
const things = createPhrases(THINGS_OF_A_PEOPLE, true);
const togetherIn = createTogether([...COUPLES, ...VISITS, ...CHARGES, ...SELVES], plain);
const removeOtherMeanings = createOtherMeanings([...OTHER_CONTEXTS, ...ARTS_AND_STUDIES], plain);

const hasPart = (line: string): boolean => {
  const includesAny = isAscii(line) ? hasLatinPart : hasAnyPart;
  return (
    includesAny(line) && includesAny(PASSED_OVER.reduce((rest, part) => rest.replaceAll(part, ' '), line))
  );
};

/** Words of at most so many letters belong to the others: "grève de". */
const SHORT_WORD = 2;

const isSensitiveLine = (words: readonly string[]): boolean => {
  const accompanied = accompaniedIn(words);
  const together = togetherIn(words);
  const spans = phrases.spansIn(words);
  const isAny = accompanied.length + together.length + spans.length > 0 || hasPart(words.join(' '));
  if (!isAny) return false;
  const harmless = exceptions.placesIn(words);
  const isMeant = (place: number) => !harmless.has(place);
  const rest = removeOtherMeanings(words);
  const hasOtherMeaning = (place: number) => rest[place] === '';
  const isOfThing = (place: number) =>
    hasOtherMeaning(place) && things.placesIn(words.slice(0, place)).has(place - 1);
  // Of "criminal record", a film excuses the first word only.
  const isExcused = ({ from, to }: Span) =>
    hasOtherMeaning(from) && rest.slice(from, to).every((word) => word.length <= SHORT_WORD);
  return (
    accompanied.some((place) => isMeant(place) && !isOfThing(place)) ||
    together.some((place) => isMeant(place) && !hasOtherMeaning(place)) ||
    spans.some((span) => isMeant(span.from) && !isExcused(span) && !isOfThing(span.from)) ||
    hasPart(rest.filter((word, place) => word !== '' && isMeant(place)).join(' '))
  );
};

/**
 * Whether a text is about one of the subjects of `excluded-subjects.ts` (GDPR Art. 9 and 10, and beyond them debts and
 * violence suffered).
 */
export const isSensitive = (text: string): boolean => {
  if (text === '') return false;
  if (CASED_NAMES.test(text)) return true;
  const words = wordsIn(plain(text));
  if (isSensitiveLine(words) || withUmlauts(text, words).some((word) => isSensitiveLine([word]))) return true;
  if (tagsIn(text).some((tag) => isSensitiveTag(plain(tag)))) return true;
  // The model splits "DatingForGayMen" and "ReformUKKent" into their words, so these are compared too.
  return (
    CASE_CHANGE.test(text) && isSensitiveLine((text.normalize('NFC').match(CASED_WORDS) ?? []).map(plain))
  );
};

interface Asked {
  readonly text: string;
  readonly category?: string | undefined;
}

/** Returns the indices of the items that are never scored, whatever was approved. */
export const withheldAmong = (items: readonly Asked[]): readonly number[] =>
  items.flatMap(({ text, category = '' }, place) =>
    isSensitive(text) || isSensitive(category) ? [place] : [],
  );
