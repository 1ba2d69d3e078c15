import type { SamplePerson } from '../../../provider/interests/sample-people/sample-person.ts';
import { DAY, pageOf, type Thing, thingsOf } from './pages.ts';

/** What a platform's API answers to a path; `null` where there is nothing. */
type Api = (person: SamplePerson, path: string, query: URLSearchParams, base: string) => object | null;

const GOOGLE = { size: 'maxResults', cursor: 'pageToken' };
const REDDIT = { size: 'limit', cursor: 'after' };
const PINTEREST = { size: 'page_size', cursor: 'bookmark' };
const GRAPH = { size: 'limit', cursor: 'after' };

const youtube: Api = ({ youtube: [channels, videos] }, path, query) => {
  const things = thingsOf(path === 'subscriptions' ? channels : path === 'videos' ? videos : []);
  const { page, next } = pageOf(things, query, GOOGLE);
  return {
    kind: 'youtube#listResponse',
    ...(next === null ? {} : { nextPageToken: next }),
    pageInfo: { totalResults: things.length, resultsPerPage: page.length },
    items: page.map(({ id, text, about }) => ({
      id,
      snippet: { title: text, description: about, publishedAt: DAY },
    })),
  };
};

const linkedin: Api = ({ linkedin: [profile, skills, companies] }, _path, query) => {
  const [headline, industry] = profile ?? [];
  const domains: Record<string, readonly object[]> = {
    PROFILE: headline === undefined ? [] : [{ Headline: headline, Industry: industry, Summary: '' }],
    SKILLS: (skills ?? []).map((Name) => ({ Name })),
    COMPANY_FOLLOWS: (companies ?? []).map((Organization) => ({ Organization, 'Followed On': DAY })),
  };
  const domain = query.get('domain') ?? '';
  const data = domains[domain] ?? [];
  return data.length === 0
    ? null
    : {
        paging: { start: 0, count: 10, links: [] },
        elements: [{ snapshotDomain: domain, snapshotData: data }],
      };
};

const listing = (things: readonly Thing[], query: URLSearchParams, dataOf: (thing: Thing) => object) => {
  const { page, next } = pageOf(things, query, REDDIT);
  return {
    kind: 'Listing',
    data: { after: next, dist: page.length, children: page.map((thing) => ({ data: dataOf(thing) })) },
  };
};

const reddit: Api = ({ id, reddit: [communities, saved] }, path, query) => {
  if (path === 'api/v1/me') return { name: id, id };
  if (path === 'subreddits/mine/subscriber') {
    return listing(thingsOf(communities), query, ({ text, about }) => ({
      display_name_prefixed: text,
      title: about,
      public_description: '',
    }));
  }
  if (path !== `user/${id}/saved`) return null;
  return listing(thingsOf(saved), query, ({ text }) => ({
    title: text,
    created_utc: Date.parse(DAY) / 1000,
  }));
};

const pinterest: Api = ({ pinterest: [boards, pins] }, path, query) => {
  const { page, next } = pageOf(thingsOf(path === 'boards' ? boards : pins), query, PINTEREST);
  const itemOf = ({ id, text, about }: Thing) =>
    path === 'boards' ? { id, name: text, description: about } : { id, title: text, description: about };
  return { items: page.map((thing) => ({ ...itemOf(thing), created_at: DAY })), bookmark: next };
};

const graph = (
  things: readonly Thing[],
  query: URLSearchParams,
  base: string,
  itemOf: (thing: Thing) => object,
) => {
  const { page, next } = pageOf(things, query, GRAPH);
  const paging = next === null ? {} : { paging: { cursors: { after: next }, next: `${base}?after=${next}` } };
  return { data: page.map(itemOf), ...paging };
};

const facebook: Api = ({ facebook: [pages] }, _path, query, base) =>
  graph(thingsOf(pages), query, base, ({ id, text, about }) => ({
    id,
    name: text,
    category: about,
    created_time: DAY,
  }));

const instagram: Api = ({ instagram: [posts] }, _path, query, base) =>
  graph(thingsOf(posts), query, base, ({ id, text }) => ({ id, caption: text, timestamp: DAY }));

/** Pages are few: the first one holds everything, and no `Link` header names another. */
const github: Api = ({ github: [repositories, stars] }, path) => {
  const repositoryOf = ({ id, text, about }: Thing) => ({
    id,
    name: text,
    description: about,
    fork: false,
    pushed_at: DAY,
  });
  if (path === 'user/repos') return thingsOf(repositories).map(repositoryOf);
  return thingsOf(stars).map((thing) => ({ starred_at: DAY, repo: repositoryOf(thing) }));
};

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
    { name: 'List-Id', value: '<news.example.org>' },
  ];
  return { id: thing.id, internalDate: `${Date.parse(DAY)}`, payload: { headers } };
};

/** The read calls of the stand-in platforms, in the platforms' own shapes. */
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
