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
import { HARMLESS_11 } from './fresh/harmless-11.ts';
import { HARMLESS_12 } from './fresh/harmless-12.ts';
import { HARMLESS_13 } from './fresh/harmless-13.ts';
import { HARMLESS_14 } from './fresh/harmless-14.ts';
import { HARMLESS_15 } from './fresh/harmless-15.ts';
import { HARMLESS_16 } from './fresh/harmless-16.ts';
import { HARMLESS_17 } from './fresh/harmless-17.ts';
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
import { WITHHELD_11 } from './fresh/withheld-11.ts';
import { WITHHELD_12 } from './fresh/withheld-12.ts';
import { WITHHELD_13 } from './fresh/withheld-13.ts';
import { WITHHELD_14 } from './fresh/withheld-14.ts';
import { WITHHELD_15 } from './fresh/withheld-15.ts';
import { WITHHELD_16 } from './fresh/withheld-16.ts';
import { WITHHELD_17 } from './fresh/withheld-17.ts';

/** Texts by language, written like the entries of real accounts. */
type Texts = Readonly<Record<string, readonly string[]>>;

interface FreshSet {
  readonly name: string;
  readonly withheld: Texts;
  readonly harmless: Texts;
  /** Share of each kind that was withheld at the first measurement, before its texts were read. */
  readonly unseen: { readonly withheld: number; readonly harmless: number };
}

const SETS: readonly (readonly [
  withheld: Texts,
  harmless: Texts,
  unseenWithheld: number,
  unseenHarmless: number,
])[] = [
  [WITHHELD_1, HARMLESS_1, 0.755, 0.05],
  [WITHHELD_2, HARMLESS_2, 0.925, 0.0225],
  [WITHHELD_3, HARMLESS_3, 0.8525, 0.0225],
  // 0.848 and 0.043 after more words were added, still before the set was read.
  [WITHHELD_4, HARMLESS_4, 0.803, 0.05],
  // Sets 5 and following: titles and searches, by a second writer.
  [WITHHELD_5, HARMLESS_5, 0.98, 0.03],
  [WITHHELD_6, HARMLESS_6, 0.95, 0.013],
  [WITHHELD_7, HARMLESS_7, 0.95, 0.013],
  // Sets 8 and following: by a third writer, at the margins of each subject.
  [WITHHELD_8, HARMLESS_8, 0.973, 0.01],
  [WITHHELD_9, HARMLESS_9, 0.943, 0.02],
  [WITHHELD_10, HARMLESS_10, 0.933, 0.01],
  // Sets 11 and following: by a fourth writer, who also mended the words; set 12 and following are not blind.
  [WITHHELD_11, HARMLESS_11, 0.951, 0.111],
  [WITHHELD_12, HARMLESS_12, 0.877, 0.091],
  [WITHHELD_13, HARMLESS_13, 0.805, 0.01],
  [WITHHELD_14, HARMLESS_14, 0.756, 0.026],
  [WITHHELD_15, HARMLESS_15, 0.813, 0.047],
  // By a fifth writer: 0.969 and 0.115 after an inventory of names, still before the set was read.
  [WITHHELD_16, HARMLESS_16, 0.959, 0.115],
  // By a sixth writer: 14 of its 99 look-alikes were wrongly withheld, and none of its 200 everyday texts.
  [WITHHELD_17, HARMLESS_17, 0.987, 0.047],
];

/**
 * Sets 1 to 11 are by writers who had not seen the words. At first sight, 1 to 11 % of the harmless texts of a set were
 * wrongly withheld. After its measurement, each set helped to mend the words.
 */
export const FRESH: readonly FreshSet[] = SETS.map(
  ([withheld, harmless, unseenWithheld, unseenHarmless], place) => ({
    name: `fresh set ${place + 1}`,
    withheld,
    harmless,
    unseen: { withheld: unseenWithheld, harmless: unseenHarmless },
  }),
);
