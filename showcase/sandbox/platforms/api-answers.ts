import type { SamplePerson } from '../../../provider/interests/sample-people.ts';
import { PLATFORM_PAGE_SIZE } from '../limits.ts';
import { DAY, pageOf, type Thing, thingsOf } from './pages.ts';

/** A platform's API answer for a path; `null` for an unknown path. */
type Api = (
  person: SamplePerson,
  path: string,
  query: URLSearchParams,
  base: string,
) => object | Response | null;

const GOOGLE = { size: 'maxResults', cursor: 'pageToken' };
const REDDIT = { size: 'limit', cursor: 'after' };
const PINTEREST = { size: 'page_size', cursor: 'bookmark' };
const GRAPH = { size: 'limit', cursor: 'after' };
const LINKEDIN = { size: 'count', cursor: 'start' };

/**
 * Seen in the test data of sns-sdks/python-youtube: `testdata/apidata/subscriptions/subscriptions_by_mine_p1.json` and
 * `testdata/apidata/videos/videos_myrating_paged_1.json`.
 */
const youtube: Api = ({ youtube: [channels, videos] }, path, query) => {
  const things = thingsOf(path === 'subscriptions' ? channels : path === 'videos' ? videos : []);
  const { page, next } = pageOf(things, query, GOOGLE);
  const kind = `youtube#${path === 'subscriptions' ? 'subscription' : 'video'}`;
  return {
    kind: `${kind}ListResponse`,
    ...(next === null ? {} : { nextPageToken: next }),
    pageInfo: { totalResults: things.length, resultsPerPage: PLATFORM_PAGE_SIZE },
    items: page.map(({ id, text, about }) => ({
      kind,
      id,
      snippet: { title: text, description: about, publishedAt: DAY },
    })),
  };
};

/**
 * Seen in LinkedIn's description of the call, with all fields of a profile's row:
 * https://learn.microsoft.com/linkedin/dma/member-data-portability/shared/member-snapshot-api. The fields of the other
 * rows are the columns of the files in a LinkedIn download.
 */
const profileRow = (Headline: string, Industry = '') => ({
  'First Name': 'Sample',
  'Last Name': 'Person',
  'Maiden Name': '',
  Address: '',
  'Birth Date': '',
  Headline,
  Summary: '',
  Industry,
  'Zip Code': '',
  'Geo Location': '',
  'Twitter Handles': '',
  Websites: '',
  'Instant Messengers': '',
});

const linkedin: Api = ({ linkedin: [profile, skills, companies] }, path, query) => {
  const [headline, industry] = profile ?? [];
  const domains: Record<string, readonly object[]> = {
    PROFILE: headline === undefined ? [] : [profileRow(headline, industry)],
    SKILLS: (skills ?? []).map((Name) => ({ Name })),
    COMPANY_FOLLOWS: (companies ?? []).map((Organization) => ({
      Organization,
      'Followed On': 'Sun Mar 01 10:00:00 UTC 2026',
    })),
  };
  const domain = query.get('domain') ?? '';
  const { page, next } = pageOf(domains[domain] ?? [], query, LINKEDIN);
  // A domain without data is unknown, once the snapshot is collected. A member without any has an empty profile.
  if (page.length === 0 && (domain !== 'PROFILE' || headline !== undefined)) return null;
  const href = `/rest/${path}?count=10&domain=${domain}&q=criteria&start=${next}`;
  return {
    paging: {
      start: Number(query.get('start') ?? 0),
      count: 10,
      links: next === null ? [] : [{ type: 'application/json', rel: 'next', href }],
      total: page.length,
    },
    elements: [{ snapshotData: page, snapshotDomain: domain }],
  };
};

/**
 * `t5` is a community, `t3` a post. Seen in the recordings of praw-dev/praw: `tests/integration/cassettes/`
 * `TestUser.test_subreddits.json` and `TestRedditorListings.test_saved.json`. They are of 2016, and have no
 * `display_name_prefixed` and no `dist` yet; clients of today read the first one.
 */
const listing = (
  kind: 't3' | 't5',
  things: readonly Thing[],
  query: URLSearchParams,
  dataOf: (thing: Thing) => object,
) => {
  const { page, next } = pageOf(things, query, REDDIT);
  const children = page.map((thing) => ({ kind, data: dataOf(thing) }));
  return { kind: 'Listing', data: { after: next, before: null, dist: page.length, children } };
};

const reddit: Api = ({ id, reddit: [communities, saved] }, path, query) => {
  if (path === 'api/v1/me') return { name: id, id };
  if (path === 'subreddits/mine/subscriber') {
    return listing('t5', thingsOf(communities), query, ({ text, about }) => ({
      display_name_prefixed: text,
      title: about,
      public_description: '',
    }));
  }
  if (path !== `user/${id}/saved`) return null;
  return listing('t3', thingsOf(saved), query, ({ text }) => ({
    title: text,
    created_utc: Date.parse(DAY) / 1000,
  }));
};

/** Seen in Pinterest's own description of its API: `v5/openapi.yaml` of pinterest/api-description. */
const pinterest: Api = ({ pinterest: [boards, pins] }, path, query) => {
  const { page, next } = pageOf(thingsOf(path === 'boards' ? boards : pins), query, PINTEREST);
  const itemOf = ({ id, text, about }: Thing) =>
    path === 'boards' ? { id, name: text, description: about } : { id, title: text, description: about };
  return { items: page.map((thing) => ({ ...itemOf(thing), created_at: DAY })), bookmark: next };
};

/** Meta writes no colon in the offset: seen in the test data below. */
const GRAPH_DAY = DAY.replace('Z', '+0000');

/**
 * Seen in Meta's description of paged results, https://developers.facebook.com/docs/graph-api/results, and in the test
 * data of restfb/restfb: `json/connection-p1.json`, `json/connection-nodata.json`.
 */
const graph = (
  things: readonly Thing[],
  query: URLSearchParams,
  base: string,
  itemOf: (thing: Thing) => object,
) => {
  const { page, next } = pageOf(things, query, GRAPH);
  // The last page has cursors, but no `next`. An empty list has neither.
  if (page.length === 0) return { data: [] };
  const cursors = { before: query.get('after') ?? '0', after: next ?? 'end' };
  return {
    data: page.map(itemOf),
    paging: { cursors, ...(next === null ? {} : { next: `${base}?after=${next}` }) },
  };
};

/**
 * The fields that the call asks for: https://developers.facebook.com/docs/graph-api/reference/user/likes. The id comes
 * without being asked for.
 */
const facebook: Api = ({ facebook: [pages] }, _path, query, base) =>
  graph(thingsOf(pages), query, base, ({ id, text, about }) => ({
    id,
    name: text,
    category: about,
    created_time: GRAPH_DAY,
  }));

/** Seen in the test data of sns-sdks/python-facebook: `testdata/instagram/apidata/users/medias_p2.json`. */
const instagram: Api = ({ instagram: [posts] }, _path, query, base) =>
  graph(thingsOf(posts), query, base, ({ id, text }) => ({ id, caption: text, timestamp: GRAPH_DAY }));

/**
 * Pages are counted from 1; the `Link` header names the next one. Seen in GitHub's description of the calls:
 * https://docs.github.com/rest/activity/starring. Its media type `application/vnd.github.star+json` puts the
 * repository in `repo`, beside `starred_at`.
 */
const github: Api = ({ github: [repositories, stars] }, path, query, base) => {
  const repositoryOf = ({ id, text, about }: Thing) => ({
    id,
    name: text,
    description: about,
    fork: false,
    pushed_at: DAY,
  });
  const isOwn = path === 'user/repos';
  const things = thingsOf(isOwn ? repositories : stars);
  const number = Number(query.get('page') ?? 1);
  const page = things.slice((number - 1) * PLATFORM_PAGE_SIZE, number * PLATFORM_PAGE_SIZE);
  const isMore = number * PLATFORM_PAGE_SIZE < things.length;
  const items = page.map((thing) =>
    isOwn ? repositoryOf(thing) : { starred_at: DAY, repo: repositoryOf(thing) },
  );
  const headers: Record<string, string> = isMore ? { Link: `<${base}?page=${number + 1}>; rel="next"` } : {};
  return Response.json(items, { headers });
};

/**
 * Seen in Google's description of the list, whose messages have no more than two ids:
 * https://googleapis.dev/dotnet/Google.Apis.Gmail.v1/latest/api/Google.Apis.Gmail.v1.Data.ListMessagesResponse.html.
 * A message with metadata only: https://developers.google.com/workspace/gmail/api/reference/rest/v1/users.messages, and
 * public tests of clients. Its header `List-ID` is written as its sender wrote it.
 */
const gmail: Api = ({ gmail: [newsletters] }, path, query) => {
  const things = thingsOf(newsletters);
  if (path === 'messages') {
    const { page, next } = pageOf(things, query, GOOGLE);
    const messages = page.map(({ id }) => ({ id, threadId: id }));
    return { messages, resultSizeEstimate: things.length, ...(next === null ? {} : { nextPageToken: next }) };
  }
  const thing = things.find(({ id }) => path === `messages/${id}`);
  if (thing === undefined) return null;
  const headers = [
    { name: 'From', value: `"${thing.text}" <news@example.org>` },
    { name: 'List-ID', value: `"${thing.text}" <news.example.org>` },
  ];
  return {
    id: thing.id,
    threadId: thing.id,
    labelIds: ['CATEGORY_PROMOTIONS', 'UNREAD', 'INBOX'],
    snippet: '',
    payload: { mimeType: 'multipart/alternative', headers },
    sizeEstimate: 52_276,
    historyId: '1893924',
    internalDate: `${Date.parse(DAY)}`,
  };
};

/** The read calls of the stand-in platforms, in the platforms' own formats. */
export const API_ANSWERS = {
  youtube,
  linkedin,
  reddit,
  pinterest,
  instagram,
  github,
  facebook,
  gmail,
} as const satisfies Record<string, Api>;
