import { standIn as answers } from './github.json';
import { at, type ExportEntry, fieldsIn, type KnownFile, ofDate, textIn } from './kit/archive.ts';
import type { Lists } from './kit/facts.ts';
import { type Fields, fieldsOf, listOf, textOf, timeOf } from './kit/json.ts';
import { type Connector, PLAIN } from './kit/oauth.ts';
import type { Answer, Entry, PlatformReader, ReadPage } from './kit/reading.ts';
import { DAY, PAGE_SIZE, type StandIn, type Thing, thingsOf } from './kit/stand-in.ts';

export const lists = {
  repositories: { kind: 'works-on', atMost: 150 },
  stars: { kind: 'likes', atMost: 350 },
} as const satisfies Lists;

const GITHUB_APPLICATION = 'https://api.github.com/applications/{client_id}';

// Stars and repositories are public, so no scope is needed.
// https://docs.github.com/apps/oauth-apps/building-oauth-apps
export const oauth = (): Connector => ({
  ...PLAIN,
  authorize: 'https://github.com/login/oauth/authorize',
  token: 'https://github.com/login/oauth/access_token',
  revocation: { how: 'github', url: `${GITHUB_APPLICATION}/grant` },
  // https://docs.github.com/rest/apps/oauth-applications#delete-an-app-token
  replacedRevocation: { how: 'github', url: `${GITHUB_APPLICATION}/token` },
  api: 'https://api.github.com',
  scopes: [],
  tokenCodes: {
    operator: ['incorrect_client_credentials', 'redirect_uri_mismatch', 'application_suspended'],
  },
  pkce: true,
});

/** The `Link` header: https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api */
const nextOf = ({ headers }: Answer): string | null => {
  const [, url] = /<([^<>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '') ?? [];
  return url !== undefined && URL.canParse(url) ? new URL(url).searchParams.get('page') : null;
};

const aboutOf = ({ description, topics }: Fields): string =>
  [
    textOf(description) ?? '',
    ...(Array.isArray(topics) ? topics.map((topic) => textOf(topic) ?? '') : []),
  ].join(' ');

const listFrom =
  (path: string, accept: string, entryOf: (item: Fields) => Entry | null): ReadPage =>
  async (ask, cursor) => {
    const answer = await ask(`${path}&per_page=100&page=${encodeURIComponent(cursor ?? '1')}`, {
      Accept: accept,
      'X-GitHub-Api-Version': '2022-11-28',
    });
    return {
      entries: listOf(answer.body).flatMap((item) => entryOf(item) ?? []),
      next: nextOf(answer),
      total: null,
    };
  };

/** Private and internal repositories. An application with a wider scope gets these too. */
const isPrivate = ({ private: mark, visibility }: Fields) =>
  mark === true || visibility === 'private' || visibility === 'internal';

/** A fork is another person's work. */
const ownWork = (repository: Fields): Entry | null =>
  repository.fork === true || isPrivate(repository)
    ? null
    : { text: repository.name, about: aboutOf(repository), at: timeOf(repository.pushed_at) };

/** Reads a star. Its time comes with this media type: https://docs.github.com/rest/activity/starring */
const starred = ({ repo, starred_at }: Fields): Entry | null => {
  const repository = fieldsOf(repo);
  if (isPrivate(repository)) return null;
  return { text: repository.name, about: aboutOf(repository), at: timeOf(starred_at) };
};

export const reader = (): PlatformReader<typeof lists> => ({
  pages: {
    repositories: listFrom(
      'user/repos?affiliation=owner&sort=pushed',
      'application/vnd.github+json',
      ownWork,
    ),
    stars: listFrom('user/starred?sort=created', 'application/vnd.github.star+json', starred),
  },
  // GitHub gives no code, only a text:
  // https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api, …/api-versions,
  // https://docs.github.com/enterprise-cloud@latest/authentication/authenticating-with-single-sign-on (`X-GitHub-SSO`)
  messages: [
    [/\brate limit\b|\babuse detection\b/i, 'limited'],
    [/\bsupported version\b|\badministrative rules\b/i, 'operator'],
    [/\bbad credentials\b|\brequires authentication\b/i, 'token'],
    [/\bpagination is limited\b|\baccess blocked\b/i, 'absent'],
  ],
  // A permanent refusal for legal reasons (RFC 7725).
  statuses: { 451: 'absent' },
});

const repository = (value: unknown): ExportEntry => {
  const { name, description, language, pushed_at, created_at, fork } = fieldsIn(value);
  const about = [textIn(description), textIn(language)].filter((part) => part !== '').join('. ');
  return { text: fork === true ? '' : textIn(name), about, at: ofDate(pushed_at ?? created_at) };
};

/** A line of the export, or of the API's list with the times of the stars. */
const star = (value: unknown): ExportEntry => {
  const { repo, repository: inner, ...own } = fieldsIn(value);
  const { name, full_name, repository_name, description, starred_at } = {
    ...own,
    ...fieldsIn(repo),
    ...fieldsIn(inner),
  };
  const whole = [name, repository_name, full_name, repo, inner].map(textIn).find((text) => text !== '') ?? '';
  return {
    text: whole.slice(whole.lastIndexOf('/') + 1),
    about: textIn(description),
    at: ofDate(starred_at),
  };
};

export const archive = (): readonly KnownFile[] => [
  {
    kind: 'works-on',
    isAt: at('repositories(?:_\\d+)?\\.json'),
    format: 'json',
    paths: ['$.*'],
    pick: repository,
  },
  {
    kind: 'likes',
    isAt: at('(?:stars|starred(?:_repositories|_repos)?)(?:_\\d+)?\\.json'),
    format: 'json',
    paths: ['$.*'],
    pick: star,
  },
];

export const standIn = (): StandIn => ({
  // https://docs.github.com/apps/creating-github-apps/authenticating-with-a-github-app
  ...answers,
  // https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api
  limit: (retryS) => ({
    status: 403,
    ...(retryS === undefined
      ? { body: { message: 'You have exceeded a secondary rate limit. Please wait a few minutes.' } }
      : { body: { message: 'API rate limit exceeded' }, headers: { 'X-RateLimit-Remaining': '0' } }),
  }),
  // Pages are counted from 1: https://docs.github.com/rest/activity/starring. The repository is in `repo`.
  answer: ([repositories, stars], { path, query, base }) => {
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
    const page = things.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
    const isMore = number * PAGE_SIZE < things.length;
    const items = page.map((thing) =>
      isOwn ? repositoryOf(thing) : { starred_at: DAY, repo: repositoryOf(thing) },
    );
    const headers: Record<string, string> = isMore
      ? { Link: `<${base}?page=${number + 1}>; rel="next"` }
      : {};
    return Response.json(items, { headers });
  },
});
