import { useEffect, useRef } from 'react';
import { addressOf, BOOKS, OVERVIEW, type Part } from '../chapter-list.ts';

interface ContentsProps {
  /** The chapter on the page; `undefined` for the overview. */
  readonly chapter: string | undefined;
}

interface EntryProps {
  readonly href: string;
  readonly title: string;
  readonly isPresent: boolean;
}

const Entry = ({ href, title, isPresent }: EntryProps) => (
  <a href={href} aria-current={isPresent ? 'page' : undefined}>
    <span className={isPresent ? 'marker-stroke' : undefined}>{title}</span>
  </a>
);

interface PartListProps extends ContentsProps {
  readonly book: string;
  readonly part: Part;
}

const PartList = ({ book, part, chapter }: PartListProps) => (
  <>
    <p className="docs-where">{part.title}</p>
    <ol aria-label={`${book}: ${part.title}`}>
      {part.chapters.map((each) => (
        <li key={each.id}>
          <Entry href={addressOf(each.id)} title={each.title} isPresent={each.id === chapter} />
        </li>
      ))}
    </ol>
  </>
);

const List = ({ chapter }: ContentsProps) => (
  <nav aria-label="Contents" className="docs-contents">
    <Entry href={OVERVIEW} title="Overview" isPresent={chapter === undefined} />
    {BOOKS.map((book) => (
      <div key={book.id} className="docs-contents-book">
        <p className="docs-contents-title">{book.title}</p>
        {book.parts.map((part) => (
          <PartList key={part.title} book={book.title} part={part} chapter={chapter} />
        ))}
      </div>
    ))}
  </nav>
);

/** Scrolls the column so that the current chapter is in its middle. The page itself does not scroll. */
const useChapterInView = () => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const column = place.current;
    const current = column?.querySelector('[aria-current]');
    if (!column || !current) return;
    const below = current.getBoundingClientRect().top - column.getBoundingClientRect().top;
    column.scrollTop += below - column.clientHeight / 2;
  }, []);
  return place;
};

/**
 * The books and their chapters, with the current one marked. The list is collapsed on a narrow screen, by CSS, because
 * CSS knows the width before any script.
 */
export const Contents = ({ chapter }: ContentsProps) => {
  const place = useChapterInView();
  return (
    <>
      <div ref={place} className="docs-column max-lg:hidden">
        <List chapter={chapter} />
      </div>
      <details className="docs-fold lg:hidden">
        <summary>Contents</summary>
        <List chapter={chapter} />
      </details>
    </>
  );
};
