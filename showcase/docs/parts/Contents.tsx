import { CHAPTER_LIST } from '../chapter-list.ts';
import { usePresentChapter } from '../use-present-chapter.ts';

const IDS = CHAPTER_LIST.map(({ id }) => id);

const List = () => {
  const present = usePresentChapter(IDS);
  return (
    <nav aria-label="Contents">
      <ol className="docs-contents">
        {CHAPTER_LIST.map(({ id, title }) => (
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

/**
 * The list of chapters, with the current one marked. It is collapsed on a narrow screen, by CSS, because CSS knows the
 * width before any script.
 */
export const Contents = () => (
  <>
    <div className="max-lg:hidden">
      <List />
    </div>
    <details className="docs-fold lg:hidden">
      <summary>Contents</summary>
      <List />
    </details>
  </>
);
