import { fieldsOf, ofDate, textOf } from '../fields.ts';
import type { Row } from '../formats/csv.ts';
import type { PageText } from '../formats/html.ts';
import type { Entry, KnownFile } from '../known-file.ts';

const at = (name: string) => {
  const pattern = new RegExp(`(?:^|/)${name}$`, 'i');
  return (path: string) => pattern.test(path);
};

/** A table of LinkedIn: the column with the text, and the one with the date. */
const linkedIn = (
  file: string,
  kind: KnownFile['kind'],
  column: RegExp,
  more: { readonly about?: RegExp; readonly date?: RegExp } = {},
): KnownFile => ({
  platform: 'linkedin',
  kind,
  isAt: at(`${file}\\.csv`),
  format: 'csv',
  header: column,
  pick: ({ cell }) => ({
    text: cell(column),
    about: more.about ? cell(more.about) : '',
    at: more.date ? ofDate(cell(more.date)) : null,
  }),
});

/** `/r/Breadit/comments/1abc2d/my_first_sourdough/` → "my first sourdough" */
const titleOf = (permalink: string): string =>
  (/\/comments\/[^/]+\/([^/?#]+)/.exec(permalink)?.[1] ?? '').replaceAll('_', ' ');

const communityOf = (permalink: string): string => {
  const name = /\/r\/([^/]+)/.exec(permalink)?.[1];
  return name === undefined ? '' : `r/${name}`;
};

const ofPermalink =
  (pick: (row: Row) => boolean = () => true) =>
  (row: Row): Entry | null => {
    const permalink = row.cell(/^permalink$/i);
    return pick(row) ? { text: titleOf(permalink), about: communityOf(permalink) } : null;
  };

const reddit = (
  file: string,
  kind: KnownFile['kind'],
  header: RegExp,
  pick: (row: Row) => Entry | readonly Entry[] | null,
): KnownFile => ({ platform: 'reddit', kind, isAt: at(`${file}\\.csv`), format: 'csv', header, pick });

/** Pinterest writes one entry as lines of "Name: value". */
const labelled =
  (label: RegExp) =>
  ({ text }: PageText): Entry | null => {
    const [, value = ''] = label.exec(text) ?? [];
    return value === '' ? null : { text: value };
  };

const repository = (value: unknown): Entry => {
  const { name, description, language, pushed_at, created_at, fork } = fieldsOf(value);
  const about = [textOf(description), textOf(language)].filter((part) => part !== '').join('. ');
  return { text: fork === true ? '' : textOf(name), about, at: ofDate(pushed_at ?? created_at) };
};

const starred = (value: unknown): Entry => {
  const { name, full_name, repository_name, description, starred_at } = fieldsOf(value);
  const whole = [name, repository_name, full_name].map(textOf).find((text) => text !== '') ?? '';
  return {
    text: whole.slice(whole.lastIndexOf('/') + 1),
    about: textOf(description),
    at: ofDate(starred_at),
  };
};

export const OTHER_FILES: readonly KnownFile[] = [
  linkedIn('Company Follows', 'follows', /^Organization$/i, { date: /^Followed On$/i }),
  linkedIn('Hashtag_Follows', 'follows', /^Hashtag$/i),
  linkedIn('Skills', 'profile', /^Name$/i),
  linkedIn('Positions', 'works-on', /^Title$/i, { about: /^Description$/i }),
  linkedIn('Education', 'profile', /^Degree Name$/i),
  linkedIn('Certifications', 'profile', /^Name$/i),
  linkedIn('Courses', 'profile', /^Name$/i),
  linkedIn('Projects', 'works-on', /^Title$/i, { about: /^Description$/i }),
  linkedIn('Learning', 'saves', /^Content Title$/i),
  // A person's name and address stand in the same line; only these two columns are read.
  linkedIn('Profile', 'profile', /^Headline$/i, { about: /^Industry$/i }),

  reddit('subscribed_subreddits', 'follows', /^subreddit$/i, ({ cell }) => ({
    text: cell(/^subreddit$/i).replace(/^(?:r\/)?(?=.)/i, 'r/'),
  })),
  reddit('saved_posts', 'saves', /^permalink$/i, ofPermalink()),
  reddit(
    'post_votes',
    'likes',
    /^permalink$/i,
    ofPermalink(({ cell }) => cell(/^direction$/i) === 'up'),
  ),
  reddit('posts', 'works-on', /^title$/i, ({ cell }) => ({
    text: cell(/^title$/i),
    about: communityOf(`/r/${cell(/^subreddit$/i)}`),
    at: ofDate(cell(/^date$/i)),
  })),

  {
    platform: 'pinterest',
    kind: 'follows',
    isAt: at('(?:[\\w -]*_)?boards?(?:_\\d+)?\\.html'),
    format: 'html',
    pick: labelled(/^(?:board name|name|title)\s*:\s*(.+)$/i),
  },
  {
    platform: 'pinterest',
    kind: 'saves',
    isAt: at('(?:[\\w -]*_)?pins?(?:_\\d+)?\\.html'),
    format: 'html',
    pick: labelled(/^(?:title|grid title)\s*:\s*(.+)$/i),
  },
  {
    platform: 'github',
    kind: 'works-on',
    isAt: at('repositories_\\d+\\.json'),
    format: 'json',
    paths: ['$.*'],
    pick: repository,
  },
  {
    platform: 'github',
    kind: 'likes',
    isAt: at('(?:stars|starred_repositories)_\\d+\\.json'),
    format: 'json',
    paths: ['$.*'],
    pick: starred,
  },
];
