import { useSyncExternalStore } from 'react';
import { CHAPTERS } from '../chapters.ts';
import { usePresentChapter } from '../use-present-chapter.ts';

const WIDE = '(min-width: 64rem)';
const IDS = CHAPTERS.map(({ id }) => id);

const useIsWide = () =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(WIDE).matches,
  );

const List = () => {
  const present = usePresentChapter(IDS);
  return (
    <nav aria-label="Contents">
      <ol className="docs-contents">
        {CHAPTERS.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === present ? 'location' : undefined}>
              <span className={id === present ? 'marker-stroke' : undefined}>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** The list of chapters, the current one marked; collapsed on narrow screens. */
export const Contents = () =>
  useIsWide() ? (
    <List />
  ) : (
    <details className="docs-fold">
      <summary>Contents</summary>
      <List />
    </details>
  );
