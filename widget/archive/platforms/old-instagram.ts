import { fieldsOf, listOf, ofDate, textOf } from '../fields.ts';
import type { Entry, KnownFile } from '../known-file.ts';
import { mendedText } from './meta-values.ts';

/** Files of Instagram's export until 2021, which had one folder. */
const at = (name: string) => (path: string) => new RegExp(`(?:^|/)${name}\\.json$`, 'i').test(path);

const OLD = { platform: 'instagram', format: 'json' } as const;

/** `["2020-10-04T18:30:00+00:00", "ceramics.daily"]` */
const pair = (value: unknown): Entry => {
  const [time, account] = listOf(value);
  return { text: mendedText(account), at: ofDate(time) };
};

/** `{ "ceramics.daily": "2020-10-04T18:30:00+00:00" }` */
const keys = (value: unknown): readonly Entry[] =>
  Object.entries(fieldsOf(value)).map(([account, time]) => ({ text: mendedText(account), at: ofDate(time) }));

export const OLD_INSTAGRAM_FILES: readonly KnownFile[] = [
  // The same file has the followers, who are people; they are not read.
  {
    ...OLD,
    kind: 'follows',
    isAt: at('connections'),
    paths: ['$.following', '$.following_hashtags'],
    pick: keys,
  },
  { ...OLD, kind: 'likes', isAt: at('likes'), paths: ['$.media_likes.*'], pick: pair },
  {
    ...OLD,
    kind: 'saves',
    isAt: at('saved'),
    paths: ['$.saved_media.*', '$.saved_collections.*'],
    pick: (value: unknown) =>
      Array.isArray(value) ? pair(value) : { text: mendedText(fieldsOf(value).name) },
  },
  {
    ...OLD,
    kind: 'works-on',
    isAt: at('media(?:_\\d+)?'),
    paths: ['$.photos.*', '$.videos.*'],
    pick: (value: unknown) => {
      const { caption, taken_at } = fieldsOf(value);
      return { text: mendedText(caption), at: ofDate(textOf(taken_at)) };
    },
  },
];
