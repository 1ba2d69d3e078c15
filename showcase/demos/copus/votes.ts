import { isRecord } from '../../shared/lib/is-record.ts';
import { storedState } from '../../shared/lib/stored-state.ts';
import type { Post } from './data.ts';
import { POSTS } from './order.ts';

export const VOTES = ['like', 'dislike'] as const;
export type Vote = (typeof VOTES)[number];

/** The person's vote on each post, by the post's title. */
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

const state = storedState({
  key: 'data-connect:copus:votes',
  empty: NONE,
  parse: readVotes,
  isEmpty: (votes) => Object.keys(votes).length === 0,
});

/** The votes, kept in this browser. A sign-out leaves them: they are not shared data. */
export const KEPT_VOTES = {
  ...state,
  /** Votes on a post; the same vote again takes it back. */
  cast: (title: string, vote: Vote) =>
    state.change(({ [title]: before, ...others }) =>
      before === vote ? others : { ...others, [title]: vote },
    ),
};

/** Numbers of a post's votes. They include the person's own. */
export const countsOf = ({ title, likes, dislikes }: Post, votes: Votes): Readonly<Record<Vote, number>> => ({
  like: likes + (votes[title] === 'like' ? 1 : 0),
  dislike: dislikes + (votes[title] === 'dislike' ? 1 : 0),
});
