import type { Ask } from './ask.ts';
import { type Fields, fieldsOf, listOf, textOf, timeOf } from './json.ts';
import { ReadError } from './read-error.ts';
import { type Entry, type ReadPage, readerOf } from './reader.ts';

/** A listing: https://www.reddit.com/dev/api#listings */
const readListing = async (
  ask: Ask,
  path: string,
  cursor: string | null,
  entryOf: (data: Fields) => Entry,
) => {
  const after = cursor === null ? '' : `&after=${encodeURIComponent(cursor)}`;
  const { body } = await ask(`${path}?limit=100&raw_json=1${after}`);
  const { children, after: next } = fieldsOf(fieldsOf(body).data);
  return {
    entries: listOf(children).map(({ data }) => entryOf(fieldsOf(data))),
    next: textOf(next),
    total: null,
  };
};

const subscribed: ReadPage = (ask, cursor) =>
  readListing(
    ask,
    'subreddits/mine/subscriber',
    cursor,
    ({ display_name_prefixed, title, public_description }) => ({
      text: display_name_prefixed,
      about: `${textOf(title) ?? ''} ${textOf(public_description) ?? ''}`,
    }),
  );

/** Saved posts hang on the account's name. Comments that were saved have no title and are left out. */
const saved: ReadPage = async (ask, cursor) => {
  const { body } = await ask('api/v1/me');
  const name = textOf(fieldsOf(body).name);
  if (name === null) throw new ReadError('nonsense');
  const path = `user/${encodeURIComponent(name)}/saved`;
  return readListing(ask, path, cursor, ({ title, subreddit_name_prefixed, created_utc }) => ({
    text: title,
    about: subreddit_name_prefixed,
    at: timeOf(created_utc),
  }));
};

export const reddit = readerOf('reddit', {
  communities: subscribed,
  'saved posts': saved,
});
