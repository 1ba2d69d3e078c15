import type { Ask } from './ask.ts';
import { type Fields, fieldsOf, listOf, textOf, timeOf } from './json.ts';
import { ReadError } from './read-error.ts';
import { type Entry, type ReadPage, readerOf } from './reader.ts';

const HIDDEN_TYPES = ['private', 'user', 'gold_only', 'employees_only'];

const lower = (value: unknown) => (textOf(value) ?? '').toLowerCase();
const isMarked = (value: unknown) => value === true || value === 1 || value === 'true';

/** Reddit marks adult content by several fields: flags, the kinds of advertisements, a picture's stand-in. */
const isAdult = ({ over18, over_18, quarantine, whitelist_status, wls, thumbnail }: Fields) =>
  [over18, over_18, quarantine].some(isMarked) ||
  lower(whitelist_status).startsWith('promo_adult') ||
  wls === 3 ||
  thumbnail === 'nsfw';

const isPersonal = ({ display_name, display_name_prefixed, subreddit, subreddit_type }: Fields) =>
  HIDDEN_TYPES.includes(lower(subreddit_type)) ||
  [display_name, subreddit].some((name) => lower(name).startsWith('u_')) ||
  lower(display_name_prefixed).startsWith('u/');

const isDeleted = ({ title, author, removed_by_category }: Fields) =>
  /^\s*\[\s*(deleted|removed)\b[^\]]*\]\s*$/i.test(textOf(title) ?? '') ||
  author === '[deleted]' ||
  textOf(removed_by_category) !== null;

/**
 * Skips deleted posts, and communities that Reddit marks as adult, quarantined, private or a person's own page.
 * https://www.reddit.com/dev/api#GET_subreddits_mine_{where}
 */
const isReadable = (data: Fields) => !isAdult(data) && !isPersonal(data) && !isDeleted(data);

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
    entries: listOf(children)
      .map(({ data }) => fieldsOf(data))
      .filter(isReadable)
      .map(entryOf),
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

/** The address of saved posts contains the account's name. Saved comments have no title and are left out. */
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
