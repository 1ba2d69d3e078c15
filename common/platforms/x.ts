import { at, type ExportEntry, fieldsIn, type KnownFile, ofDate, textIn } from './kit/archive.ts';

/** A file `like.js` or `like-part1.js`: a script that sets a variable to a list. */
const script = (
  file: string,
  kind: KnownFile['kind'],
  pick: (fields: Readonly<Record<string, unknown>>) => ExportEntry | readonly ExportEntry[],
  path = '$.*',
): KnownFile => ({
  kind,
  isAt: at(`(?:${file})(?:-part\\d+)?\\.js`),
  format: 'json',
  paths: [path],
  pick: (value) => pick(fieldsIn(value)),
});

const TAG = /#[\p{L}\p{N}_]+/gu;

/** Texts of posts may name people, so only their tags are read. */
const tagsOf = (text: unknown, time: unknown = null): readonly ExportEntry[] =>
  (textIn(text).match(TAG) ?? []).map((tag) => ({ text: tag, at: ofDate(time) }));

/** Since 2020 a post is in `tweet`; until 2018 its text is in `text`. A repost is another person's. */
const ownTags = ({ tweet, ...old }: Readonly<Record<string, unknown>>) => {
  const { full_text, text = full_text, created_at, retweeted_status } = { ...old, ...fieldsIn(tweet) };
  const isRepost = retweeted_status !== undefined || textIn(text).startsWith('RT @');
  return isRepost ? [] : tagsOf(text, created_at);
};

/** `https://twitter.com/ada/lists/field-robotics` → "field robotics"; a number is no name. */
const listName = ({ userListInfo }: Readonly<Record<string, unknown>>): ExportEntry => {
  const [, name = ''] = /\/lists\/(?!\d+$)([\w-]+)$/.exec(textIn(fieldsIn(userListInfo).url)) ?? [];
  return { text: name.replaceAll('-', ' ') };
};

/** Followed accounts have numbers and no names, so they are not read. */
export const archive = (): readonly KnownFile[] => [
  script(
    'personalization',
    'profile',
    ({ name, isDisabled }) => ({ text: isDisabled === true ? '' : textIn(name) }),
    '$.*.p13nData.interests.interests.*',
  ),
  script('lists-(?:created|subscribed)', 'follows', listName),
  script('like', 'likes', ({ like }) => tagsOf(fieldsIn(like).fullText)),
  script('tweets?|data/js/tweets/\\d{4}_\\d\\d', 'works-on', ownTags),
  script('saved-search', 'searches', ({ savedSearch }) => ({ text: textIn(fieldsIn(savedSearch).query) })),
];
