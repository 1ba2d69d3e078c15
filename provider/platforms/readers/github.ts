import type { Answer } from './ask.ts';
import { type Fields, fieldsOf, listOf, textOf, timeOf } from './json.ts';
import { type Entry, type ReadPage, readerOf } from './reader.ts';

/**
 * The `Link` header has the address of the next page:
 * https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api
 */
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

/** This media type adds the time of each star: https://docs.github.com/rest/activity/starring */
const starred = ({ repo, starred_at }: Fields): Entry | null => {
  const repository = fieldsOf(repo);
  if (isPrivate(repository)) return null;
  return { text: repository.name, about: aboutOf(repository), at: timeOf(starred_at) };
};

export const github = readerOf('github', {
  repositories: listFrom('user/repos?affiliation=owner&sort=pushed', 'application/vnd.github+json', ownWork),
  stars: listFrom('user/starred?sort=created', 'application/vnd.github.star+json', starred),
});
