import type { SamplePerson } from '../sample-person.ts';
import { ARABIC } from './arabic.ts';
import { CHINESE } from './chinese.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { HINDI } from './hindi.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE } from './japanese.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

/** People who write in the widget's other languages, by language. */
export const PEOPLE_BY_LANGUAGE: ReadonlyMap<string, readonly SamplePerson[]> = new Map<
  string,
  readonly SamplePerson[]
>([
  ['Arabic', ARABIC],
  ['German', GERMAN],
  ['Spanish', SPANISH],
  ['French', FRENCH],
  ['Hindi', HINDI],
  ['Italian', ITALIAN],
  ['Japanese', JAPANESE],
  ['Portuguese', PORTUGUESE],
  ['Chinese', CHINESE],
]);
