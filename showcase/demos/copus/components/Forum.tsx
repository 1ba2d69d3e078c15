import { Eye, type LucideIcon, ThumbsDown, ThumbsUp } from 'lucide-react';
import { formatCount, formatDay } from '../../../shared/lib/format.ts';
import type { Post } from '../data.ts';
import { Print } from './Print.tsx';

const Figure = ({ icon: Icon, count, label }: { icon: LucideIcon; count: number; label: string }) => (
  <li className="flex items-center gap-1.5">
    <Icon aria-hidden="true" className="size-4" />
    {formatCount(count)}
    <span className="sr-only"> {label}</span>
  </li>
);

const PostCard = ({ post }: { post: Post }) => (
  <li className="copus-pressed flex flex-col border-2 border-(--rule) bg-(--sheet)">
    <Print
      name={post.image.print}
      alt={post.image.alt}
      className="aspect-8/5 w-full border-b-2 border-(--rule)"
    />
    <div className="flex flex-1 flex-col gap-4 p-5">
      <h3 className="font-display text-2xl leading-[1.08] font-bold text-balance">{post.title}</h3>
      <div className="mt-auto flex items-center gap-2.5">
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-full bg-(--first) font-display text-lg font-bold text-(--paper)"
        >
          {post.author.avatar}
        </span>
        <p className="text-sm leading-tight">
          <span className="block font-semibold">{post.author.name}</span>
          <time dateTime={post.date} className="text-muted">
            {formatDay(post.date)}
          </time>
        </p>
      </div>
      <ul className="flex flex-wrap gap-x-5 border-t border-line pt-3 font-mono text-sm text-muted tabular-nums">
        <Figure icon={Eye} count={post.views} label="views" />
        <Figure icon={ThumbsUp} count={post.likes} label="likes" />
        <Figure icon={ThumbsDown} count={post.dislikes} label="dislikes" />
      </ul>
    </div>
  </li>
);

/** The forum (specification §2.6). A wide screen shows three columns. */
export const Forum = ({ posts }: { posts: readonly Post[] }) => (
  <section aria-labelledby="copus-view">
    <h2 id="copus-view" className="sr-only">
      Forum
    </h2>
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {posts.map((post) => (
        <PostCard key={post.title} post={post} />
      ))}
    </ul>
  </section>
);
