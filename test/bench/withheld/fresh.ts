import { HARMLESS_1 } from './fresh/harmless-1.ts';
import { HARMLESS_2 } from './fresh/harmless-2.ts';
import { HARMLESS_3 } from './fresh/harmless-3.ts';
import { HARMLESS_4 } from './fresh/harmless-4.ts';
import { HARMLESS_5 } from './fresh/harmless-5.ts';
import { HARMLESS_6 } from './fresh/harmless-6.ts';
import { HARMLESS_7 } from './fresh/harmless-7.ts';
import { HARMLESS_8 } from './fresh/harmless-8.ts';
import { HARMLESS_9 } from './fresh/harmless-9.ts';
import { HARMLESS_10 } from './fresh/harmless-10.ts';
import { WITHHELD_1 } from './fresh/withheld-1.ts';
import { WITHHELD_2 } from './fresh/withheld-2.ts';
import { WITHHELD_3 } from './fresh/withheld-3.ts';
import { WITHHELD_4 } from './fresh/withheld-4.ts';
import { WITHHELD_5 } from './fresh/withheld-5.ts';
import { WITHHELD_6 } from './fresh/withheld-6.ts';
import { WITHHELD_7 } from './fresh/withheld-7.ts';
import { WITHHELD_8 } from './fresh/withheld-8.ts';
import { WITHHELD_9 } from './fresh/withheld-9.ts';
import { WITHHELD_10 } from './fresh/withheld-10.ts';

/** Texts by language, written like the entries of real accounts. */
type Texts = Readonly<Record<string, readonly string[]>>;

interface FreshSet {
  readonly name: string;
  readonly withheld: Texts;
  readonly harmless: Texts;
  /** Share of each kind that was withheld at the first measurement, before its texts were read. */
  readonly unseen: { readonly withheld: number; readonly harmless: number };
}

/** Sets by a writer who never saw the provider's words. After its measurement, each helped to mend the words. */
export const FRESH: readonly FreshSet[] = [
  {
    name: 'fresh set 1',
    withheld: WITHHELD_1,
    harmless: HARMLESS_1,
    unseen: { withheld: 0.755, harmless: 0.05 },
  },
  {
    name: 'fresh set 2',
    withheld: WITHHELD_2,
    harmless: HARMLESS_2,
    unseen: { withheld: 0.925, harmless: 0.0225 },
  },
  {
    name: 'fresh set 3',
    withheld: WITHHELD_3,
    harmless: HARMLESS_3,
    unseen: { withheld: 0.8525, harmless: 0.0225 },
  },
  {
    // 0.848 and 0.043 after more words, still before it was read.
    name: 'fresh set 4',
    withheld: WITHHELD_4,
    harmless: HARMLESS_4,
    unseen: { withheld: 0.803, harmless: 0.05 },
  },
  {
    // Sets 5 and following: titles and searches, by a second writer.
    name: 'fresh set 5',
    withheld: WITHHELD_5,
    harmless: HARMLESS_5,
    unseen: { withheld: 0.98, harmless: 0.03 },
  },
  {
    name: 'fresh set 6',
    withheld: WITHHELD_6,
    harmless: HARMLESS_6,
    unseen: { withheld: 0.95, harmless: 0.013 },
  },
  {
    name: 'fresh set 7',
    withheld: WITHHELD_7,
    harmless: HARMLESS_7,
    unseen: { withheld: 0.95, harmless: 0.013 },
  },
  {
    // Sets 8 and following: by a third writer, at the margins of each subject.
    name: 'fresh set 8',
    withheld: WITHHELD_8,
    harmless: HARMLESS_8,
    unseen: { withheld: 0.973, harmless: 0.01 },
  },
  {
    name: 'fresh set 9',
    withheld: WITHHELD_9,
    harmless: HARMLESS_9,
    unseen: { withheld: 0.943, harmless: 0.02 },
  },
  {
    name: 'fresh set 10',
    withheld: WITHHELD_10,
    harmless: HARMLESS_10,
    unseen: { withheld: 0.933, harmless: 0.01 },
  },
];
