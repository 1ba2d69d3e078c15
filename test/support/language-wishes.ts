import cases from './language-wishes.json';

/** One language preference with its texts: regions, scripts, languages without texts, and malformed tags. */
export const TAG_CASES = cases.tags.map(({ tag, language }) => [tag, language] as const);

/** Lists of preferences, the best first. The twentieth is the last one that counts. */
export const WISHES_CASES = cases.wishes.map(({ wishes, language }) => [wishes, language] as const);
