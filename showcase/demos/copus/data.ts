import type { Item } from '../../shared/connect/inference.ts';
import { type Interests, personalOrder } from '../../shared/connect/personal-order.ts';
import { slug } from '../../shared/lib/format.ts';
import { isRecord } from '../../shared/lib/is-record.ts';
import { followedAt, storedState } from '../../shared/lib/stored-state.ts';
import data from './data.json';
import type prints from './prints.json';

export type Issue = 'repair' | 'night';

type Sample = typeof data.repair;

/** `about` is the subject in plain words. Call 5 gets it, because a title may play with words. */
export type Post = Omit<Sample['posts'][number], 'image'> & {
  readonly image: { readonly print: keyof typeof prints; readonly alt: string };
};

export type Channel = Sample['channels'][number];

export type IssueContent = Omit<Sample, 'posts'> & { readonly posts: readonly Post[] };

/** `avatar` is the text of the author's round picture. */
export const ISSUES = data as Record<Issue, IssueContent>;

const textOf = ({ about }: Post | Channel) => about;

export const ITEMS: readonly Item[] = [
  ...Object.values(ISSUES).flatMap(({ posts }) => posts.map(textOf)),
  ...Object.values(ISSUES).flatMap(({ channels }) => channels.map(textOf)),
].map((text) => ({ text }));

export const orderIssue = ({ posts, channels }: IssueContent, interests: Interests) => ({
  posts: personalOrder(posts, textOf, ({ title }) => title, interests),
  channels: personalOrder(channels, textOf, ({ name }) => name, interests),
});

export const nameOf = ({ title }: Pick<Post, 'title'>) => slug(title);

export const POSTS = Object.values(ISSUES).flatMap(({ posts }): readonly Post[] => posts);

export const VOTES = ['like', 'dislike'] as const;
export type Vote = (typeof VOTES)[number];

type Votes = Readonly<Partial<Record<string, Vote>>>;

const readVotes = (stored: unknown): Votes =>
  Object.fromEntries(
    POSTS.flatMap(({ title }) => {
      const vote = isRecord(stored) && VOTES.find((each) => each === stored[title]);
      return vote ? [[title, vote]] : [];
    }),
  );

const kept = storedState({
  key: 'data-connect:copus:votes',
  empty: {},
  parse: readVotes,
  isEmpty: (votes) => Object.keys(votes).length === 0,
});

/** A sign-out leaves the votes: they are not shared data. */
export const KEPT_VOTES = {
  ...kept,
  cast: (title: string, vote: Vote) =>
    kept.change(({ [title]: before, ...rest }) => (before === vote ? rest : { ...rest, [title]: vote })),
};

export const countsOf = ({ title, likes, dislikes }: Post, votes: Votes): Readonly<Record<Vote, number>> => ({
  like: likes + (votes[title] === 'like' ? 1 : 0),
  dislike: dislikes + (votes[title] === 'dislike' ? 1 : 0),
});

export const followersOf = (channel: { name: string; followers: number }, followed: readonly string[]) =>
  channel.followers + (followed.includes(channel.name) ? 1 : 0);

export const FOLLOWED = followedAt('data-connect:copus:followed');
