import { at, type ExportEntry, fieldsIn, type KnownFile, ofDate, textIn } from './kit/archive.ts';

/** `https://www.tiktok.com/tag/robotics` → "robotics"; an empty text for another address. */
const tagAt = (address: string): string => /\/tag\/([^/?#]+)/.exec(address)?.[1] ?? '';

/** The names of fields have other capitals in newer exports. */
const entryIn = (value: unknown): ExportEntry => {
  const fields = new Map(Object.entries(fieldsIn(value)).map(([key, own]) => [key.toLowerCase(), own]));
  const text = (key: string) => textIn(fields.get(key));
  const time = ofDate(fields.get('date'));
  if (fields.has('searchterm')) return { kind: 'searches', text: text('searchterm'), at: time };
  if (fields.has('username')) return { kind: 'follows', text: text('username'), at: time };
  return { kind: 'saves', text: text('hashtagname') || tagAt(text('link')), at: time };
};

/** Interests are in a list, or in one text. */
const interestsIn = (value: unknown): readonly ExportEntry[] =>
  (Array.isArray(value) ? value : textIn(value).split(/[|,]/)).map((each) => ({
    kind: 'profile',
    text: textIn(each),
  }));

/** A file of lines "Date: …", "UserName: …"; the words before the colon are in the person's language. */
const lines = (kind: KnownFile['kind'], names: string): KnownFile => ({
  kind,
  isAt: at(`TikTok[^/]*/[^/]+/(?:${names})\\.txt`),
  format: 'lines',
  pick: (line) => {
    const value = /^[^:]+: (.+)$/.exec(line)?.[1] ?? '';
    return { text: /^\d{4}-\d\d-\d\d /.test(value) ? '' : tagAt(value) || value };
  },
});

export const archive = (): readonly KnownFile[] => [
  {
    kind: 'saves',
    isAt: at('user_data(?:_tiktok)?\\.json'),
    format: 'json',
    paths: [
      '$.*.*.FavoriteHashtagList.*',
      '$.*.*.HashtagList.*',
      '$.*.*.Following.*',
      '$.*.*.SearchList.*',
      '$.*.*.AdInterestCategories',
      // Videos give no entries. Without their paths, the parser would keep them in memory.
      '$.*.*.VideoList.*',
      '$.*.*.ItemFavoriteList.*',
    ],
    pick: (value) =>
      typeof value === 'string' || Array.isArray(value) ? interestsIn(value) : entryIn(value),
  },
  lines('follows', 'Following|Volgend'),
  lines('saves', 'Favorite HashTags|Favoriete hashtags|Hashtag'),
  lines('searches', 'Searches|Zoekopdrachten'),
];
