import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LANGUAGES } from '../../../common/languages.ts';
import { CONNECTOR_IDS } from '../../../common/platforms/ids.ts';
import { SIGNAL_KINDS } from '../../../common/platforms/kit/facts.ts';
import { KIND_WEIGHTS, type Signal } from '../../../provider/facts/signal.ts';

const FOLDER = resolve(import.meta.dirname, '../../../bench/interests');

export const HALVES = ['tuning', 'held-out'] as const;
export type Half = (typeof HALVES)[number];

/** A person with an ordinary account: signals of their subjects among everyday ones. */
export interface Account {
  readonly who: string;
  readonly language: string;
  readonly signals: readonly Signal[];
  /** Topics that the account is about; none for a person with everyday signals only. */
  readonly expected: readonly string[];
  /** Further topics that a reader would accept. */
  readonly neighbours: readonly string[];
  /** What the person would answer yes to, in their language and in English. */
  readonly questions: { readonly own: readonly string[]; readonly english: readonly string[] };
}

/** Deterministic numbers from 0 to 1 (mulberry32). */
export const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const some = <Value>(values: readonly Value[], count: number, random: () => number): readonly Value[] =>
  values
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ value }) => value);

/** `platform kind text; text`, and after a dash the platform's description. */
const signalsIn = (line: string): readonly Signal[] => {
  const [, place = '', word = '', texts = ''] = /^(\S+) (\S+) (.*)$/.exec(line) ?? [];
  const platform = CONNECTOR_IDS.find((id) => id === place);
  const kind = SIGNAL_KINDS.find((each) => each === word);
  if (platform === undefined || kind === undefined) throw new Error(`No signals: ${line}`);
  return texts.split('; ').map((entry) => {
    const [text = '', about] = entry.split(' — ');
    return { platform, kind, text, weight: KIND_WEIGHTS[kind], at: null, ...(about && { about }) };
  });
};

const listIn = (cell: string | undefined) => (cell ? cell.split(', ') : []);

const EVERYDAY_COUNTS = [35, 55] as const;
const EMPTY_PEOPLE_A_POOL = 3;

/** The people of a file with everyday signals of its pools: the first people with those of the first pool, and so on. */
const accountsIn = (file: string, language: string, seed: number): readonly Account[] => {
  const parts = readFileSync(resolve(FOLDER, file), 'utf8')
    .split(/^= /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.trim().split('\n');
      return { head, signals: lines.flatMap(signalsIn) };
    });
  const people = parts.filter(({ head }) => !head.startsWith('everyday'));
  const pools = parts.filter(({ head }) => head.startsWith('everyday'));
  const size = people.length / pools.length;
  return pools.flatMap(({ signals: pool }, place) => {
    const random = randomFrom((seed + place) * 7919 + language.length * 31 + language.charCodeAt(0));
    const [least, most] = EVERYDAY_COUNTS;
    const everyday = () => some(pool, least + Math.round(random() * (most - least)), random);
    const own = people.slice(place * size, (place + 1) * size).map(({ head, signals }): Account => {
      const [title = '', neighbours, ownQuestions, english] = head.split(' | ');
      const [who = '', expected] = title.split(': ');
      const mixed = some([...signals, ...everyday()], Number.POSITIVE_INFINITY, random);
      return {
        who,
        language,
        signals: mixed,
        expected: listIn(expected),
        neighbours: listIn(neighbours),
        questions: { own: listIn(ownQuestions), english: listIn(english) },
      };
    });
    const empty = Array.from(
      { length: EMPTY_PEOPLE_A_POOL },
      (_, number): Account => ({
        who: `nothing relevant ${number + 1}`,
        language,
        signals: some(pool, 40 + number * 15, random),
        expected: [],
        neighbours: [],
        questions: { own: [], english: [] },
      }),
    );
    return [...own, ...empty];
  });
};

/** Folder of each half's people, and the number that its random numbers begin with. */
const PEOPLE = { tuning: ['accounts', 0], 'held-out': ['accounts/held-out', 6] } as const;

const accountsOfLanguage = (half: Half, language: string) => {
  const [folder, seed] = PEOPLE[half];
  return accountsIn(`${folder}/${language}.txt`, language, seed);
};

export const accountsOf = (half: Half): readonly Account[] =>
  LANGUAGES.flatMap((language) => accountsOfLanguage(half, language));

/** The everyday signals of a half, by language. */
export const everydayOf = (half: Half): ReadonlyMap<string, readonly Signal[]> =>
  new Map(
    LANGUAGES.map((language) => [
      language,
      accountsOfLanguage(half, language).flatMap(({ expected, signals }) =>
        expected.length === 0 ? signals : [],
      ),
    ]),
  );

const partOf = (file: string, head: string): readonly string[] => {
  const text = readFileSync(resolve(FOLDER, file), 'utf8');
  const part = text.split(/^= /m).find((each) => each.startsWith(`${head}\n`));
  return part?.trim().split('\n').slice(1) ?? [];
};

/** Texts at the margins of what is withheld. */
export const marginsOf = (half: Half, kind: 'sensitive' | 'look-alikes' | 'jobs'): readonly string[] =>
  partOf('../withheld/margins.txt', `${kind}, ${half}`);

/** A posting without a category, and the topics that a reader would accept. */
interface Posting {
  readonly title: string;
  readonly text: string;
  readonly accepted: readonly string[];
}

export const postingsOf = (half: Half): readonly Posting[] =>
  partOf('postings.txt', half).map((line, place) => {
    const [language = '', title = '', accepted] = line.split('\t');
    const texts = partOf('postings.txt', `texts ${language}`);
    return { title, text: texts[place % texts.length] ?? '', accepted: listIn(accepted) };
  });
