import { Fragment, useEffect, useRef } from 'react';
import { addressOf, BOOKS, OVERVIEW } from '../chapter-list.ts';

const Entry = ({ href, title, isPresent }: { href: string; title: string; isPresent: boolean }) => (
  <a href={href} aria-current={isPresent ? 'page' : undefined}>
    <span className={isPresent ? 'marker-stroke' : undefined}>{title}</span>
  </a>
);

const List = ({ chapter }: { chapter: string | undefined }) => (
  <nav aria-label="Contents" className="docs-contents grid gap-4 text-[0.9375rem]">
    <Entry href={OVERVIEW} title="Overview" isPresent={chapter === undefined} />
    {BOOKS.map((book) => (
      <div key={book.id} className="border-line border-t pt-3">
        <p className="mb-1.5 font-[750] font-display">{book.title}</p>
        {book.parts.map((part) => (
          <Fragment key={part.title}>
            <p className="docs-where">{part.title}</p>
            <ol aria-label={`${book.title}: ${part.title}`}>
              {part.chapters.map(({ id, title }) => (
                <li key={id}>
                  <Entry href={addressOf(id)} title={title} isPresent={id === chapter} />
                </li>
              ))}
            </ol>
          </Fragment>
        ))}
      </div>
    ))}
  </nav>
);

/** Scrolls only the column: the page itself stays. */
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

/** The list collapses by CSS, which knows the width before any script. */
export const Contents = ({ chapter }: { chapter: string | undefined }) => {
  const place = useChapterInView();
  return (
    <>
      <div ref={place} className="-mx-2 overflow-y-auto px-2 pb-24 max-lg:hidden">
        <List chapter={chapter} />
      </div>
      <details className="docs-fold rounded-lg border border-line bg-surface lg:hidden">
        <summary className="px-3 py-2 font-semibold">Contents</summary>
        <List chapter={chapter} />
      </details>
    </>
  );
};
