import { Eye, ThumbsDown, ThumbsUp } from 'lucide-react';
import { formatCount } from '../../../shared/lib/format.ts';
import type { Post } from '../data.ts';
import { countsOf, VOTES, type Vote, type Votes } from '../votes.ts';

const ICONS = { like: ThumbsUp, dislike: ThumbsDown } as const satisfies Record<Vote, unknown>;

export interface VotingProps {
  readonly votes: Votes;
  readonly onVote: (title: string, vote: Vote) => void;
}

export interface FiguresProps extends VotingProps {
  readonly post: Post;
  /** Id of the post's title, which describes the buttons. */
  readonly titleId?: string;
}

/** Views of a post, and its likes and dislikes, which are buttons. */
export const Figures = ({ post, titleId, votes, onVote }: FiguresProps) => {
  const counts = countsOf(post, votes);
  return (
    <ul className="flex flex-wrap items-center gap-x-2 border-t border-line pt-1.5 font-mono text-sm text-muted tabular-nums">
      <li className="flex min-h-11 items-center gap-1.5 pr-2">
        <Eye aria-hidden="true" className="size-4" />
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
              onClick={() => onVote(post.title, vote)}
              className="relative flex min-h-11 items-center gap-1.5 px-2 hover:bg-sunken hover:text-ink aria-pressed:font-bold aria-pressed:text-ink aria-pressed:[&>svg]:fill-(--second)"
            >
              <Icon aria-hidden="true" className="size-4" />
              {formatCount(counts[vote])}
              <span className="sr-only"> {vote}s</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};
