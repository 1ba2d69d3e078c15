import { rowsOf } from './data.ts';

/** The twenty topics, in the order of `facts/topics.ts`: a row of `data/topics.tsv` for each. */
export const TOPIC_TABLE = rowsOf('topics.tsv').map(([name = '', words = '', related = '', fine = '']) => ({
  topic: name.toLowerCase(),
  /** The topic's subject in words of the vectors. */
  words,
  /**
   * Topics that its people often care about, although their texts rarely mention them: a nurse's pages are about
   * healthcare, but a reader also expects education, social work, research and sports.
   */
  related: related.split(','),
  /** The provider's own fine topics as items of call 5. */
  fine: fine.split(',').map((text) => ({ text, category: name })),
}));
