import { formatDay } from '../../../shared/lib/format.ts';
import type { Post } from '../data.ts';

/** Author and day of a post. */
export const Byline = ({ author, date }: Pick<Post, 'author' | 'date'>) => (
  <div className="flex items-center gap-2.5">
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-full bg-(--first) font-display text-lg font-bold text-(--paper)"
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
