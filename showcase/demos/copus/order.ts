import type { Item } from '../../shared/connect/inference.ts';
import {
  type Interests,
  inPersonalOrder,
  isPersonal,
  whyFirst,
} from '../../shared/connect/personal-order.ts';
import { slug } from '../../shared/lib/slug.ts';
import { type Channel, ISSUES, type IssueContent, type Post } from './data.ts';

const textOf = ({ about }: Post | Channel) => about;

/** Posts of both sets. They come first, because the page shows them first. */
export const ITEMS: readonly Item[] = [
  ...Object.values(ISSUES).flatMap(({ posts }) => posts.map(textOf)),
  ...Object.values(ISSUES).flatMap(({ channels }) => channels.map(textOf)),
].map((text) => ({ text }));

/** Returns the set in the person's order, which lists are in it, and the reason for the first post. */
export const orderIssue = ({ posts, channels }: IssueContent, interests: Interests) => {
  const ordered = inPersonalOrder(posts, textOf, interests);
  const [first] = ordered;
  return {
    posts: ordered,
    channels: inPersonalOrder(channels, textOf, interests),
    isSorted: {
      posts: isPersonal(posts, textOf, interests),
      channels: isPersonal(channels, textOf, interests),
    },
    why: first ? whyFirst(first.title, textOf(first), interests) : null,
  };
};

/** A post's name in the page's address. */
export const nameOf = ({ title }: Pick<Post, 'title'>) => slug(title);

/** Every post of both sets. */
export const POSTS = Object.values(ISSUES).flatMap(({ posts }): readonly Post[] => posts);

/** Returns the post of an address, from either set; `null` if there is none. */
export const postAt = (name: string | null): Post | null =>
  POSTS.find((post) => nameOf(post) === name) ?? null;
