import type { Item } from '../../shared/connect/inference.ts';
import { type Interests, personalOrder } from '../../shared/connect/personal-order.ts';
import { slug } from '../../shared/lib/format.ts';
import { isRecord } from '../../shared/lib/is-record.ts';
import { followedAt, storedState } from '../../shared/lib/stored-state.ts';
import data from './data.json';
import type prints from './prints.json';

export type Issue = 'repair' | 'night';

export interface Post {
  readonly title: string;
  /** The subject in plain words. Call 5 gets this text, because a title may play with words. */
  readonly about: string;
  readonly author: { readonly name: string; readonly avatar: string };
  readonly date: string;
  readonly views: number;
  readonly likes: number;
  readonly dislikes: number;
  readonly image: { readonly print: keyof typeof prints; readonly alt: string };
}

export interface Channel {
  readonly name: string;
  readonly about: string;
  readonly description: string;
  readonly followers: number;
}

export interface IssueContent {
  readonly number: number;
  readonly name: string;
  readonly line: string;
  readonly posts: readonly Post[];
  readonly channels: readonly Channel[];
}

/** The two sample sets. A widget response switches between them. `avatar` is the text of the author's round picture. */
export const ISSUES = data as Record<Issue, IssueContent>;

const textOf = ({ about }: Post | Channel) => about;

/** Posts of both sets. They come first, because the page shows them first. */
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

export type Votes = Readonly<Partial<Record<string, Vote>>>;

const NONE: Votes = {};

/** Reads stored votes of any shape. Only posts of the page count. */
export const readVotes = (stored: unknown): Votes =>
  Object.fromEntries(
    POSTS.flatMap(({ title }) => {
      const vote = isRecord(stored) && VOTES.find((each) => each === stored[title]);
      return vote ? [[title, vote]] : [];
    }),
  );

const kept = storedState({
  key: 'data-connect:copus:votes',
  empty: NONE,
  parse: readVotes,
  isEmpty: (votes) => Object.keys(votes).length === 0,
});

/** The votes, kept in this browser. A sign-out leaves them: they are not shared data. */
export const KEPT_VOTES = {
  ...kept,
  cast: (title: string, vote: Vote) =>
    kept.change(({ [title]: before, ...others }) =>
      before === vote ? others : { ...others, [title]: vote },
    ),
};

export const countsOf = ({ title, likes, dislikes }: Post, votes: Votes): Readonly<Record<Vote, number>> => ({
  like: likes + (votes[title] === 'like' ? 1 : 0),
  dislike: dislikes + (votes[title] === 'dislike' ? 1 : 0),
});

export const followersOf = (channel: { name: string; followers: number }, followed: readonly string[]) =>
  channel.followers + (followed.includes(channel.name) ? 1 : 0);

export const FOLLOWED = followedAt('data-connect:copus:followed');
