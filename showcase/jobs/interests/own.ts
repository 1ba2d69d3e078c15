import { type Answers, TERM_LENGTH } from '../answers/answers.ts';
import { categoryArt } from './catalogue.ts';
import words from './common-words.json';
import type { Inference, Interest, OwnTerm } from './interest.ts';
import { phraseIn } from './phrase.ts';

/** Maximum number of own skills in a search, which takes a text of bounded length. */
const SKILLS = 3;
const SKILL_LENGTH = 2 * TERM_LENGTH;

type Origin = OwnTerm['origin'];
type Own = Interest & { readonly own: OwnTerm };

const ownInterest = (text: string, origin: Origin): Own => {
  const phrase = phraseIn(text);
  const name = `${origin}:${phrase.trim()}`;
  return {
    text,
    category: text,
    img_url: categoryArt(text),
    name,
    score: null,
    reasons: [],
    own: { origin, phrase },
  };
};

/** Writes names such as `ux` and `r` in capitals: in small letters, they are other words of a posting. */
const asName = (text: string) => {
  const name = text.replace(/\s+/g, ' ').trim();
  return /^\p{L}{1,2}$/u.test(name) ? name.toUpperCase() : name;
};

/** Words that do not describe a skill. The long list of `stop-words.json` loads only with the reading of a CV. */
const COMMON = new Set(['', ...words.ofSkills.split(' ')]);

const isTelling = (text: string) =>
  phraseIn(text)
    .split(' ')
    .some((word) => !COMMON.has(word.toLowerCase()));

const partsOfSkill = (skill: string) => skill.split(/[,;\n]/).map(asName);

const skillsIn = (skill: string): readonly string[] =>
  partsOfSkill(skill)
    .filter((text) => text.length <= SKILL_LENGTH && isTelling(text))
    .slice(0, SKILLS);

export const ownInterests = ({ skill, cv }: Pick<Answers, 'skill' | 'cv'>): readonly Own[] => {
  const own = [
    ...skillsIn(skill).map((text) => ownInterest(text, 'skill')),
    ...(cv?.terms ?? []).filter(isTelling).map((text) => ownInterest(text, 'cv')),
  ];
  const byPhrase = new Map<string, Own>();
  for (const interest of own) {
    if (!byPhrase.has(interest.own.phrase)) byPhrase.set(interest.own.phrase, interest);
  }
  return [...byPhrase.values()];
};

/** Puts the typed skill first, then the shared interests, then the CV. */
export const withOwn = (shared: Inference | null, own: readonly Own[]): Inference | null => {
  if (own.length === 0) return shared;
  const known = new Set(shared?.interests.map(({ text }) => phraseIn(text)));
  const of = (origin: Origin) => own.filter((interest) => interest.own.origin === origin);
  const fromCv = of('cv').filter(({ own: { phrase } }) => !known.has(phrase));
  return {
    interests: [...of('skill'), ...(shared?.interests ?? []), ...fromCv],
    personality: shared?.personality ?? null,
    subject: shared?.subject ?? null,
    // Without shared interests there are no reasons to ask for.
    isExplained: shared?.isExplained ?? true,
  };
};

export const withoutOwn = (answers: Answers, { origin, phrase }: OwnTerm): Answers => {
  const isOther = (text: string) => phraseIn(text) !== phrase;
  if (origin === 'cv') {
    return { ...answers, cv: answers.cv && { ...answers.cv, terms: answers.cv.terms.filter(isOther) } };
  }
  return { ...answers, skill: partsOfSkill(answers.skill).filter(isOther).join(', ') };
};

export const ORIGIN_TEXT: Readonly<Record<Origin, string>> = { skill: 'Your skill', cv: 'From your CV' };
