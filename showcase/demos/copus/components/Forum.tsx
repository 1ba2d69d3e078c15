import { useId } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { Post } from '../data.ts';
import { Byline } from './Byline.tsx';
import { Figures, type VotingProps } from './Figures.tsx';
import { Print } from './Print.tsx';

export interface ForumProps extends VotingProps {
  readonly posts: readonly Post[];
  readonly linkTo: (post: Post) => LinkProps;
}

const PostCard = ({ post, linkTo, ...voting }: Omit<ForumProps, 'posts'> & { readonly post: Post }) => {
  const titleId = useId();
  return (
    <li className="copus-pressed group relative flex flex-col border-2 border-(--rule) bg-(--sheet)">
      <Print
        name={post.image.print}
        alt={post.image.alt}
        className="aspect-8/5 w-full border-b-2 border-(--rule)"
      />
      <div className="flex flex-1 flex-col gap-4 px-5 pt-5 pb-2">
        <h3 id={titleId} className="font-display text-2xl leading-[1.08] font-bold text-balance">
          <Link
            {...linkTo(post)}
            className="decoration-(--second) decoration-3 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {post.title}
          </Link>
        </h3>
        <div className="mt-auto">
          <Byline {...post} />
        </div>
        <Figures post={post} titleId={titleId} {...voting} />
      </div>
    </li>
  );
};

/** The forum (specification §2.6). A wide screen shows three columns. A card opens its post. */
export const Forum = ({ posts, ...props }: ForumProps) => (
  <section aria-labelledby="copus-view">
    <h2 id="copus-view" className="sr-only">
      Forum
    </h2>
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {posts.map((post) => (
        <PostCard key={post.title} post={post} {...props} />
      ))}
    </ul>
  </section>
);
