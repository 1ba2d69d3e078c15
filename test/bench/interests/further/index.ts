import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CATEGORIES, type Category } from '../../../../showcase/jobs/interests/categories.ts';
import type { SamplePerson } from '../sample-person.ts';

/**
 * Further people of eight writers (`README.md`). The first four writers saw neither the model nor the other groups. The
 * model was tuned on the first three groups after a first measurement. Later, one parameter was chosen with the fourth
 * group, and two with all groups except the last three. The last three did not influence any parameter.
 */
const GROUPS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13'] as const;

/** The widget's languages by the names of their files. */
const LANGUAGES = new Map([
  ['en', 'English'],
  ['ar', 'Arabic'],
  ['de', 'German'],
  ['es', 'Spanish'],
  ['fr', 'French'],
  ['hi', 'Hindi'],
  ['it', 'Italian'],
  ['ja', 'Japanese'],
  ['pt-BR', 'Portuguese'],
  ['zh-Hans', 'Chinese'],
]);

const categoryOf = (name: string | undefined): Category => {
  const category = CATEGORIES.find((known) => known === name);
  if (category === undefined) throw new Error(`No category: ${name}`);
  return category;
};

/** Parses people: a line `= who: five categories`, then a line for each signal. */
const parsePeople = (text: string): readonly SamplePerson[] =>
  text
    .split(/^= /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...signals] = part.trim().split('\n');
      const at = head.lastIndexOf(': ');
      const [first, second, third, fourth, fifth] = head.slice(at + 2).split(', ');
      return {
        who: head.slice(0, at),
        picks: [
          categoryOf(first),
          categoryOf(second),
          categoryOf(third),
          categoryOf(fourth),
          categoryOf(fifth),
        ],
        signals,
      };
    });

const fileOf = (group: string, file: string) => resolve(import.meta.dirname, `${group}/${file}.txt`);

/** The people of each group, by language. The newest group has four languages. */
export const FURTHER_PEOPLE: ReadonlyMap<string, ReadonlyMap<string, readonly SamplePerson[]>> = new Map(
  GROUPS.map((group) => [
    group,
    new Map(
      [...LANGUAGES]
        .filter(([file]) => existsSync(fileOf(group, file)))
        .map(([file, language]) => [language, parsePeople(readFileSync(fileOf(group, file), 'utf8'))]),
    ),
  ]),
);
