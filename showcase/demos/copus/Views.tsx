import { Eye, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatCount, formatDay } from '../../shared/lib/format.ts';
import { useStoredState } from '../../shared/lib/stored-state.ts';
import { useAddressed } from '../../shared/lib/use-addressed.ts';
import { ComingSoonTag } from '../../shared/ui/ComingSoon.tsx';
import { Drawing } from '../../shared/ui/Drawing.tsx';
import {
  type Channel,
  countsOf,
  FOLLOWED,
  followersOf,
  KEPT_VOTES,
  nameOf,
  type Post,
  VOTES,
  type Vote,
} from './data.ts';
import drawings from './drawings.json';
import prints from './prints.json';

export const Initial = ({ of, className = '' }: { of: string; className?: string }) => (
  <span
    aria-hidden="true"
    className={`relative isolate grid shrink-0 place-items-center overflow-hidden bg-canvas font-display font-bold ${className}`}
  >
    <span className="col-start-1 row-start-1 translate-x-[0.12em] text-(--second) mix-blend-multiply dark:mix-blend-screen">
      {of.slice(0, 1)}
    </span>
    <span className="col-start-1 row-start-1 -translate-x-[0.06em] translate-y-[0.04em] text-(--first) mix-blend-multiply dark:mix-blend-screen">
      {of.slice(0, 1)}
    </span>
  </span>
);

export const Byline = ({ author, date }: Pick<Post, 'author' | 'date'>) => (
  <div className="flex items-center gap-2.5">
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-full bg-(--first) font-display text-lg font-bold text-canvas"
    >
      {author.avatar}
    </span>
    <p className="text-sm leading-tight">
      <span className="block font-semibold">{author.name}</span>
      <time dateTime={date} className="text-muted">
        {formatDay(date)}
      </time>
    </p>
  </div>
);

interface PrintProps {
  readonly name: keyof typeof prints;
  readonly alt: string;
  readonly className?: string;
}

/** The two inks of the issue mix where they overlap. */
export const Print = ({ name, alt, className = '' }: PrintProps) => {
  const id = useId();
  const { first, second, dots, lines } = prints[name];
  return (
    <svg
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={alt}
      fillRule="evenodd"
      className={`isolate bg-canvas *:mix-blend-multiply dark:*:mix-blend-screen ${className}`}
    >
      <defs>
        <pattern
          id={`${id}dots`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(30)"
        >
          <circle cx="4" cy="4" r="2.1" fill="var(--first)" />
        </pattern>
        <pattern
          id={`${id}lines`}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-18)"
        >
          <rect width="7" height="3.2" fill="var(--second)" />
        </pattern>
      </defs>
      <path d={dots} fill={`url(#${id}dots)`} />
      <path d={lines} fill={`url(#${id}lines)`} />
      <path d={first} fill="var(--first)" />
      <path d={second} fill="var(--second)" transform="translate(2 -2)" />
    </svg>
  );
};

const ICONS = { like: ThumbsUp, dislike: ThumbsDown } as const satisfies Record<Vote, unknown>;

export const Figures = ({ post, titleId }: { post: Post; titleId?: string }) => {
  const votes = useStoredState(KEPT_VOTES);
  const counts = countsOf(post, votes);
  return (
    <ul className="flex flex-wrap items-center gap-x-2 border-t border-line pt-1.5 font-mono text-sm text-muted tabular-nums">
      <li className="flex min-h-11 items-center gap-1.5 pr-2">
        <Eye className="size-4" />
        {formatCount(post.views)}
        <span className="sr-only"> views</span>
      </li>
      {VOTES.map((vote) => {
        const Icon = ICONS[vote];
        return (
          <li key={vote}>
            <button
              type="button"
              aria-pressed={votes[post.title] === vote}
              aria-describedby={titleId}
              onClick={() => KEPT_VOTES.cast(post.title, vote)}
              className="relative flex min-h-11 items-center gap-1.5 px-2 hover:bg-sunken hover:text-ink aria-pressed:font-bold aria-pressed:text-ink aria-pressed:[&>svg]:fill-(--second)"
            >
              <Icon className="size-4" />
              {formatCount(counts[vote])}
              <span className="sr-only"> {vote}s</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};

const PostCard = ({ post }: { post: Post }) => {
  const reading = useAddressed('post');
  const titleId = useId();
  return (
    <li className="copus-pressed group relative flex flex-col border-2 border-(--rule) bg-raised">
      <Print
        name={post.image.print}
        alt={post.image.alt}
        className="aspect-8/5 w-full border-b-2 border-(--rule)"
      />
      <div className="flex flex-1 flex-col gap-4 px-5 pt-5 pb-2">
        <h3 id={titleId} className="font-display text-2xl leading-[1.08] font-bold text-balance">
          <Link
            {...reading.linkTo(nameOf(post))}
            className="decoration-(--second) decoration-3 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {post.title}
          </Link>
        </h3>
        <div className="mt-auto">
          <Byline {...post} />
        </div>
        <Figures post={post} titleId={titleId} />
      </div>
    </li>
  );
};

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

export const Channels = ({ channels }: { channels: readonly Channel[] }) => {
  const followed = useStoredState(FOLLOWED);
  return (
    <section aria-labelledby="copus-view">
      <h2 id="copus-view" className="sr-only">
        Channel
      </h2>
      <ul className="grid gap-x-8 md:grid-cols-[repeat(auto-fill,minmax(max(21rem,40%),1fr))]">
        {channels.map((channel) => {
          const isFollowed = followed.includes(channel.name);
          return (
            <li
              key={channel.name}
              className="copus-pressed grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-3 border-t-2 border-(--rule) py-5 sm:grid-cols-[auto_1fr_auto] sm:gap-x-5"
            >
              <Initial
                of={channel.name.replace('The ', '')}
                className="size-[min(4rem,16vw)] border-2 border-(--rule) text-5xl leading-none"
              />
              <div>
                <h3 className="font-display text-2xl leading-none font-bold">{channel.name}</h3>
                <p className="mt-1.5 max-w-[46ch] text-[0.9375rem] leading-snug text-pretty">
                  {channel.description}
                </p>
                <p className="mt-2 font-mono text-sm text-muted tabular-nums">
                  {formatCount(followersOf(channel, followed))} followers
                </p>
              </div>
              <button
                type="button"
                onClick={() => FOLLOWED.toggle(channel.name)}
                aria-label={`${isFollowed ? 'Unfollow' : 'Follow'} ${channel.name}`}
                className={`col-start-2 min-h-10 w-28 max-w-full justify-self-start border-2 border-(--rule) font-display text-lg leading-none font-bold transition-colors sm:col-start-3 ${
                  isFollowed
                    ? 'bg-transparent hover:bg-sunken'
                    : 'bg-ink text-canvas hover:border-(--second) hover:bg-(--second) hover:text-(--on-second)'
                }`}
              >
                {isFollowed ? 'Unfollow' : 'Follow'}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

export const Graph = () => (
  <section
    aria-labelledby="copus-view"
    className="copus-pressed border-2 border-dashed border-(--rule) px-5 py-10 sm:px-10"
  >
    <Drawing of={drawings.graph} className="isolate mx-auto w-full max-w-2xl" />
    <div className="mx-auto mt-6 max-w-md text-center">
      <h2
        id="copus-view"
        className="inline-flex items-center gap-3 font-display text-4xl leading-none font-bold"
      >
        Graph
        <span className="font-sans">
          <ComingSoonTag />
        </span>
      </h2>
      <p className="mt-3 text-pretty">
        How posts, people and channels hang together, on one sheet. It is coming soon; Forum and Channel are
        open.
      </p>
    </div>
  </section>
);
