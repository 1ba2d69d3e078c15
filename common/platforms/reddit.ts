import { orUndefined } from '../or-undefined.ts';
import { at, type ExportEntry, type KnownFile, ofDate, type Row } from './kit/archive.ts';
import type { Lists } from './kit/facts.ts';
import { type Fields, fieldsOf, listOf, textOf, timeOf } from './kit/json.ts';
import { type Connector, PLAIN } from './kit/oauth.ts';
import { ReadError } from './kit/read-error.ts';
import type { Ask, Entry, PlatformReader, ReadPage } from './kit/reading.ts';
import { DAY, pageOf, type StandIn, type Thing, thingsOf } from './kit/stand-in.ts';
import { standIn as answers, codes } from './reddit.json';

export const lists = {
  communities: { kind: 'follows', atMost: 350 },
  'saved posts': { kind: 'saves', atMost: 150 },
} as const satisfies Lists;

const REDDIT_REVOCATION = { how: 'as-client', url: 'https://www.reddit.com/api/v1/revoke_token' } as const;

// https://github.com/reddit-archive/reddit/wiki/OAuth2
export const oauth = (): Connector => ({
  ...PLAIN,
  authorize: 'https://www.reddit.com/api/v1/authorize',
  token: 'https://www.reddit.com/api/v1/access_token',
  tokenCodes: { operator: [401] },
  revocation: REDDIT_REVOCATION,
  replacedRevocation: REDDIT_REVOCATION,
  api: 'https://oauth.reddit.com',
  scopes: ['identity', 'mysubreddits', 'history'],
  parameters: { duration: 'permanent' },
  authentication: 'basic',
});

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

export const reader = (): PlatformReader<typeof lists> => ({
  pages: {
    communities: subscribed,
    'saved posts': saved,
  },
  // `reason` of a refusal, or the first entry of an error in `json.errors`; seen in PRAW's cassettes and prawcore's
  // tests. A community or an account that is closed to the person has no list; the others are read.
  codes,
  // A permanent refusal for legal reasons (RFC 7725).
  statuses: { 451: 'absent' },
});

/** Letters of other scripts are percent-encoded in addresses. */
const decoded = (part: string): string => orUndefined(() => decodeURIComponent(part)) ?? part;

/** `/r/Breadit/comments/1abc2d/my_first_sourdough/` → "my first sourdough"; `comment` may replace the title. */
const titleOf = (permalink: string): string =>
  decoded(/\/comments\/[^/]+\/(?!comment\/\w)([^/?#]+)/.exec(permalink)?.[1] ?? '')
    .replaceAll('_', ' ')
    .trim();

/** Returns an empty text for a person's own page, which Reddit lists as a community `u_name`. */
const communityNamed = (given: string): string => {
  const name = given
    .trim()
    .replace(/^\/?r\//i, '')
    .replace(/\/$/, '');
  return name === '' || /^\/?(?:u[_/]|user\/)/i.test(name) ? '' : `r/${name}`;
};

const communityOf = (permalink: string): string =>
  communityNamed(/\/(?:r|user|u)\/[^/?#]+/.exec(permalink)?.[0].replace(/^\/(?=u)/, '') ?? '');

/** A post's title; its community where the address has no title. A post on a person's page is left out. */
const ofPermalink =
  (pick: (row: Row) => boolean = () => true) =>
  (row: Row): ExportEntry | null => {
    const permalink = row.cell(/^permalink$/i);
    const community = communityOf(permalink);
    if (community === '' || !pick(row)) return null;
    const title = titleOf(permalink);
    return title === '' ? { text: community } : { text: title, about: community };
  };

/** Posts that the platform marks as adult are never read. */
const isAdultRow = ({ cell }: Row): boolean =>
  /^(?:true|1|yes)$/i.test(cell(/^(?:over_?18|nsfw|quarantined?)$/i));

const table = (
  file: string,
  kind: KnownFile['kind'],
  header: RegExp,
  pick: (row: Row) => ExportEntry | readonly ExportEntry[] | null,
): KnownFile => ({
  kind,
  isAt: at(`${file}(?: ?\\(\\d+\\))?\\.csv`),
  format: 'csv',
  header,
  pick: (row) => (isAdultRow(row) ? null : pick(row)),
});

export const archive = (): readonly KnownFile[] => [
  table('subscribed_subreddits', 'follows', /^subreddit$/i, ({ cell }) => ({
    text: communityNamed(cell(/^subreddit$/i)),
  })),
  table('moderated_subreddits', 'follows', /^subreddit$/i, ({ cell }) => ({
    text: communityNamed(cell(/^subreddit$/i)),
  })),
  table('multireddits', 'follows', /^subreddits$/i, ({ cell }) =>
    cell(/^subreddits$/i)
      .split(/[,+\s]+/)
      .map((name) => ({ text: communityNamed(name) })),
  ),
  // For a saved comment, the title of its post is read, not the comment.
  table('saved_(?:posts|comments)', 'saves', /^permalink$/i, ofPermalink()),
  table(
    'post_votes',
    'likes',
    /^permalink$/i,
    ofPermalink(({ cell }) => /^up$/i.test(cell(/^direction$/i).trim())),
  ),
  table('posts', 'works-on', /^title$/i, ({ cell }) => ({
    text: cell(/^title$/i),
    about: communityNamed(cell(/^subreddit$/i)),
    at: ofDate(cell(/^date$/i)),
  })),
];

/**
 * `t5` is a community, `t3` a post. Seen in praw-dev/praw, `tests/integration/cassettes/`:
 * `TestUser.test_subreddits.json` and `TestRedditorListings.test_saved.json`, of 2016. Answers of today also have
 * `display_name_prefixed` and `dist`.
 */
const listingOf = (
  kind: 't3' | 't5',
  things: readonly Thing[],
  query: URLSearchParams,
  dataOf: (thing: Thing) => object,
) => {
  const { page, next } = pageOf(things, query, { size: 'limit', cursor: 'after' });
  const children = page.map((thing) => ({ kind, data: dataOf(thing) }));
  return { kind: 'Listing', data: { after: next, before: null, dist: page.length, children } };
};

export const standIn = (): StandIn => ({
  // Seen in praw-dev/prawcore, `TestAuthorizer.*`. A refused code has the status of a success.
  ...answers,
  // https://github.com/reddit-archive/reddit/wiki/API
  limit: (retryS) => ({
    status: 429,
    body: { message: 'Too Many Requests', error: 429 },
    headers: {
      'X-RateLimit-Remaining': '0.0',
      ...(retryS === undefined ? {} : { 'X-RateLimit-Reset': `${retryS}` }),
    },
  }),
  answer: ([communities, saved], { path, query, account }) => {
    if (path === 'api/v1/me') return { name: account, id: account };
    if (path === 'subreddits/mine/subscriber') {
      return listingOf('t5', thingsOf(communities), query, ({ text, about }) => ({
        display_name_prefixed: text,
        title: about,
        public_description: '',
      }));
    }
    if (path !== `user/${account}/saved`) return null;
    return listingOf('t3', thingsOf(saved), query, ({ text }) => ({
      title: text,
      created_utc: Date.parse(DAY) / 1000,
    }));
  },
});
