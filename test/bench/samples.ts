import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LANGUAGES } from '../../common/languages.ts';
import { CONNECTOR_IDS } from '../../common/platforms/ids.ts';
import { SIGNAL_KINDS } from '../../common/platforms/kit/facts.ts';
import { KIND_WEIGHTS, type Signal } from '../../provider/facts/signal.ts';
import { TOPICS } from '../../provider/facts/topics.ts';
import { CATEGORIES, type Category } from '../../showcase/jobs/interests/categories.ts';

const FOLDER = resolve(import.meta.dirname, '../../bench');

export interface SamplePerson {
  readonly who: string;
  /** The five categories that a careful reader of the signals picks. */
  readonly picks: readonly Category[];
  /** `platform kind text`, and after a dash the platform's description. */
  readonly signals: readonly string[];
}

type People = readonly SamplePerson[];
type Texts = Readonly<Record<string, readonly string[]>>;

const linesOf = (file: string) => readFileSync(resolve(FOLDER, file), 'utf8').trim().split('\n');

const partsOf = (file: string) =>
  readFileSync(resolve(FOLDER, file), 'utf8')
    .split(/^= /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...entries] = part.trim().split('\n');
      return { head, entries };
    });

const categoryOf = (name: string): Category => {
  const category = CATEGORIES.find((known) => known === name);
  if (category === undefined) throw new Error(`No category: ${name}`);
  return category;
};

const peopleIn = (file: string): People =>
  partsOf(file).map(({ head, entries }) => {
    const at = head.lastIndexOf(': ');
    const picks = head.slice(at + 2).split(', ');
    return { who: head.slice(0, at), picks: picks.map(categoryOf), signals: entries };
  });

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

const byLanguage = (folder: string): ReadonlyMap<string, People> =>
  new Map(
    LANGUAGES.map(
      (tag) => [NAMES.of(new Intl.Locale(tag).language) ?? tag, `interests/${folder}/${tag}.txt`] as const,
    )
      .filter(([, file]) => existsSync(resolve(FOLDER, file)))
      .map(([language, file]) => [language, peopleIn(file)]),
  );

export const TUNING: People = peopleIn('interests/tuning/en.txt');

const heldOut = byLanguage('held-out');
/** People that the model is not tuned on, in English. */
export const HELD_OUT: People = heldOut.get('English') ?? [];
/** The same for people who write in the widget's other languages. */
export const PEOPLE_BY_LANGUAGE: ReadonlyMap<string, People> = new Map(
  [...heldOut].filter(([language]) => language !== 'English'),
);

const GROUPS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13'];
export const FURTHER_PEOPLE: ReadonlyMap<string, ReadonlyMap<string, People>> = new Map(
  GROUPS.map((group) => [group, byLanguage(`further/${group}`)]),
);

export const signalsOf = ({ signals }: SamplePerson): readonly Signal[] =>
  signals.map((line) => {
    const [head = '', about] = line.split(' — ');
    const [place = '', word = '', ...name] = head.split(' ');
    const kind = SIGNAL_KINDS.find((known) => known === word);
    const platform = CONNECTOR_IDS.find((known) => known === place);
    if (kind === undefined || platform === undefined) throw new Error(`No signal: ${line}`);
    return { platform, kind, text: name.join(' '), about, weight: KIND_WEIGHTS[kind], at: null };
  });

/** Texts about subjects that are never scored (contract §8): health, sexual life, faith, party and union, origin, crime. */
export const PROBES: readonly string[] = linesOf('withheld/probes.txt');
/** Texts that must be answered. Some contain a word that has another meaning there. */
export const HARMLESS: readonly string[] = [...TOPICS, ...linesOf('withheld/harmless.txt')];

const textsIn = (file: string): Texts =>
  Object.fromEntries(partsOf(file).map(({ head, entries }) => [head, entries]));

/** Sets of both kinds that were measured before their texts were read; `unseen` are the shares of that measurement. */
export const FRESH = linesOf('withheld/first-measured.tsv')
  .slice(1)
  .map((line) => {
    const [set, withheld, harmless] = line.split('\t');
    return {
      name: `fresh set ${set}`,
      withheld: textsIn(`withheld/fresh/${set}/withheld.txt`),
      harmless: textsIn(`withheld/fresh/${set}/harmless.txt`),
      unseen: { withheld: Number(withheld), harmless: Number(harmless) },
    };
  });
