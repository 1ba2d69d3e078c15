import { Link } from 'react-router';
import { ComingSoonButton } from '../../../shared/ui/ComingSoon.tsx';
import type { Topic } from '../topics.ts';

export interface TopicGridProps {
  readonly topics: readonly Topic[];
}

const TILE =
  'flex h-full w-full flex-col items-start justify-start gap-1 rounded-md border border-(--line) p-4 text-left hover:border-(--ink) hover:bg-(--card-2)';

const TopicText = ({ topic: { title, text, kind } }: { readonly topic: Topic }) => (
  <>
    <span className="text-xs font-semibold text-(--link)">{kind}</span>
    <span className="font-semibold leading-snug">{title}</span>
    <span className="text-sm text-(--soft)">{text}</span>
  </>
);

export const TopicGrid = ({ topics }: TopicGridProps) => (
  <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-3">
    {topics.map((topic) => (
      <li key={topic.title}>
        {topic.section ? (
          // An address without the search closes it; Back leads to the page before the search.
          <Link to={`#${topic.section}`} replace className={TILE}>
            <TopicText topic={topic} />
          </Link>
        ) : (
          <ComingSoonButton className={TILE}>
            <TopicText topic={topic} />
          </ComingSoonButton>
        )}
      </li>
    ))}
  </ul>
);
