import { fieldsOf, ofDate, textOf } from '../fields.ts';
import type { Row } from '../formats/csv.ts';
import type { Entry, KnownFile } from '../known-file.ts';
import { PINTEREST_FILES } from './pinterest.ts';

const at = (name: string) => {
  const pattern = new RegExp(`(?:^|/)${name}$`, 'i');
  return (path: string) => pattern.test(path);
};

interface Column {
  readonly name: RegExp;
  /** Index of the column, for exports in another language, whose columns have translated names. */
  readonly place?: number;
}

/** Pattern of the cells of a column. Any cell may be empty. */
const CELLS = { text: /^/, date: /^.{0,16}\p{Nd}{4}.{0,16}$/u, link: /^https?:/i } as const;

type Columns = readonly (keyof typeof CELLS)[];

/** Whether a line has the columns of a table, of which one with a date or a link is not empty. */
const fits = (cells: readonly string[], columns: Columns): boolean => {
  const given = cells.map((cell) => cell.trim());
  const marks = given.filter((cell, at) => cell !== '' && columns[at] !== 'text');
  return (
    given.length === columns.length &&
    columns.every((column, at) => given[at] === '' || CELLS[column].test(given[at] ?? '')) &&
    (marks.length > 0 || columns.length === 1)
  );
};

/**
 * A table of LinkedIn: the column with the text, and columns with more facts. Other programs write tables with the same
 * file names (`Skills.csv`, `Projects.csv`), often with people's names. So a column without a known name is read only
 * from a line that matches all of LinkedIn's columns.
 */
const linkedIn = (
  file: string,
  kind: KnownFile['kind'],
  { name, place }: Column,
  more: { readonly about?: Column; readonly date?: RegExp; readonly columns?: Columns } = {},
): KnownFile => ({
  platform: 'linkedin',
  kind,
  // LinkedIn numbers the files of long lists, and a browser those of a second download.
  isAt: at(`${file}(?:_\\d+| ?\\(\\d+\\))?\\.csv`),
  format: 'csv',
  header: name,
  pick: ({ cells, cell }) => {
    const { about, date, columns } = more;
    const isByName = cell(name) !== '' && columns?.length !== 1;
    if (columns !== undefined && !isByName && !fits(cells, columns)) return null;
    return {
      text: cell(name, place),
      about: about ? cell(about.name, about.place) : '',
      at: date ? ofDate(cell(date)) : null,
    };
  },
});

/** Letters of other scripts are percent-encoded in addresses. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/**
 * `/r/Breadit/comments/1abc2d/my_first_sourdough/` → "my first sourdough". The address of a comment may have the word
 * `comment` in place of the title: `/r/Breadit/comments/1abc2d/comment/kx3f9q/`.
 */
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
  (row: Row): Entry | null => {
    const permalink = row.cell(/^permalink$/i);
    const community = communityOf(permalink);
    if (community === '' || !pick(row)) return null;
    const title = titleOf(permalink);
    return title === '' ? { text: community } : { text: title, about: community };
  };

/** Posts that the platform marks as adult are never read. */
const isAdult = ({ cell }: Row): boolean =>
  /^(?:true|1|yes)$/i.test(cell(/^(?:over_?18|nsfw|quarantined?)$/i));

const reddit = (
  file: string,
  kind: KnownFile['kind'],
  header: RegExp,
  pick: (row: Row) => Entry | readonly Entry[] | null,
): KnownFile => ({
  platform: 'reddit',
  kind,
  isAt: at(`${file}(?: ?\\(\\d+\\))?\\.csv`),
  format: 'csv',
  header,
  pick: (row) => (isAdult(row) ? null : pick(row)),
});

const repository = (value: unknown): Entry => {
  const { name, description, language, pushed_at, created_at, fork } = fieldsOf(value);
  const about = [textOf(description), textOf(language)].filter((part) => part !== '').join('. ');
  return { text: fork === true ? '' : textOf(name), about, at: ofDate(pushed_at ?? created_at) };
};

/** A line of the export, or of the API's list with the times of the stars. */
const starred = (value: unknown): Entry => {
  const { repo, repository: inner, ...own } = fieldsOf(value);
  const { name, full_name, repository_name, description, starred_at } = {
    ...own,
    ...fieldsOf(repo),
    ...fieldsOf(inner),
  };
  const whole = [name, repository_name, full_name, repo, inner].map(textOf).find((text) => text !== '') ?? '';
  return {
    text: whole.slice(whole.lastIndexOf('/') + 1),
    about: textOf(description),
    at: ofDate(starred_at),
  };
};

export const OTHER_FILES: readonly KnownFile[] = [
  linkedIn(
    'Company[ _]Follows',
    'follows',
    { name: /^Organization$/i, place: 0 },
    { date: /^Followed On$/i },
  ),
  linkedIn('Hashtag_Follows', 'follows', { name: /^Hashtag$/i }),
  linkedIn('Interests', 'profile', { name: /^(?:Name|Interests?)$/i, place: 0 }, { columns: ['text'] }),
  linkedIn('Skills', 'profile', { name: /^Name$/i, place: 0 }, { columns: ['text'] }),
  linkedIn(
    'Positions',
    'works-on',
    { name: /^Title$/i, place: 1 },
    {
      about: { name: /^Description$/i, place: 2 },
      columns: ['text', 'text', 'text', 'text', 'date', 'date'],
    },
  ),
  linkedIn(
    'Education',
    'profile',
    { name: /^Degree Name$/i, place: 4 },
    { columns: ['text', 'date', 'date', 'text', 'text', 'text'] },
  ),
  linkedIn(
    'Certifications',
    'profile',
    { name: /^Name$/i, place: 0 },
    { columns: ['text', 'link', 'text', 'date', 'date', 'text'] },
  ),
  linkedIn('Courses', 'profile', { name: /^Name$/i }),
  linkedIn(
    'Projects',
    'works-on',
    { name: /^Title$/i, place: 0 },
    {
      about: { name: /^Description$/i, place: 1 },
      columns: ['text', 'text', 'link', 'date', 'date'],
    },
  ),
  linkedIn('Learning', 'saves', { name: /^Content Title$/i }),
  linkedIn('Saved Jobs', 'saves', { name: /^Job Title$/i, place: 2 }),
  linkedIn(
    'Publications',
    'works-on',
    { name: /^Name$/i, place: 0 },
    { columns: ['text', 'date', 'text', 'text', 'link'] },
  ),
  linkedIn('Patents', 'works-on', { name: /^Title$/i }),
  linkedIn(
    'Volunteering',
    'works-on',
    { name: /^Role$/i, place: 1 },
    { columns: ['text', 'text', 'text', 'date', 'date', 'text'] },
  ),
  linkedIn('Events', 'likes', { name: /^Event Name$/i }),
  // The line also has the person's name and address, so only these two columns are read, and only by their names.
  linkedIn('Profile', 'profile', { name: /^Headline$/i }, { about: { name: /^Industry$/i } }),

  reddit('subscribed_subreddits', 'follows', /^subreddit$/i, ({ cell }) => ({
    text: communityNamed(cell(/^subreddit$/i)),
  })),
  reddit('moderated_subreddits', 'follows', /^subreddit$/i, ({ cell }) => ({
    text: communityNamed(cell(/^subreddit$/i)),
  })),
  reddit('multireddits', 'follows', /^subreddits$/i, ({ cell }) =>
    cell(/^subreddits$/i)
      .split(/[,+\s]+/)
      .map((name) => ({ text: communityNamed(name) })),
  ),
  // For a saved comment, the title of its post is read, not the comment.
  reddit('saved_(?:posts|comments)', 'saves', /^permalink$/i, ofPermalink()),
  reddit(
    'post_votes',
    'likes',
    /^permalink$/i,
    ofPermalink(({ cell }) => /^up$/i.test(cell(/^direction$/i).trim())),
  ),
  reddit('posts', 'works-on', /^title$/i, ({ cell }) => ({
    text: cell(/^title$/i),
    about: communityNamed(cell(/^subreddit$/i)),
    at: ofDate(cell(/^date$/i)),
  })),

  ...PINTEREST_FILES,
  {
    platform: 'github',
    kind: 'works-on',
    isAt: at('repositories(?:_\\d+)?\\.json'),
    format: 'json',
    paths: ['$.*'],
    pick: repository,
  },
  {
    platform: 'github',
    kind: 'likes',
    isAt: at('(?:stars|starred(?:_repositories|_repos)?)(?:_\\d+)?\\.json'),
    format: 'json',
    paths: ['$.*'],
    pick: starred,
  },
];
