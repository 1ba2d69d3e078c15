import { Plus, Search } from 'lucide-react';
import { leaving } from '../../../shared/lib/leaving.ts';
import { useAddressed } from '../../../shared/lib/use-addressed.ts';
import type { Book } from '../data.ts';
import { findBooks, type ShelfState } from '../shelf.ts';
import { AddBook } from './AddBook.tsx';
import { BookTable } from './BookTable.tsx';
import { Shelf } from './Shelf.tsx';

export interface SupplementalBooksProps {
  readonly shelf: ShelfState;
  readonly onSearch: (search: string) => void;
  readonly onAdd: (book: Book) => void;
  readonly onRemove: (book: Book) => void;
}

const sayResult = ({ books, added, removed }: ShelfState, found: number) => {
  const last = added ?? removed;
  if (last !== null) {
    // A separate element, because in Arabic the number after a title would become part of the title.
    return (
      <>
        {added ? 'Added' : 'Removed'} “<bdi>{last.title}</bdi>”. {books.length} books
      </>
    );
  }
  return found === books.length ? `${found} books` : `${found} of ${books.length} books`;
};

/** Focuses the button that replaces a removed row. */
const takeFocus = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

export const SupplementalBooks = ({ shelf, onSearch, onAdd, onRemove }: SupplementalBooksProps) => {
  const { books, search, added, removed } = shelf;
  const adding = useAddressed('add');
  const found = findBooks(books, search);
  return (
    <main className="mx-auto max-w-6xl px-4 pt-8 pb-28 sm:px-8 sm:pt-12">
      <title>Supplemental Books · Readwise</title>
      <h1 className="font-display readwise-heading leading-[0.95] font-normal tracking-[-0.025em]">
        Supplemental Books
      </h1>
      <div className="mt-8">
        <Shelf books={books} found={found} />
      </div>
      <div className="mt-6 flex flex-wrap items-end gap-x-4 gap-y-3">
        <label className="flex-[1_1_16rem] text-sm font-medium">
          Book name
          <span className="relative mt-1 block">
            <Search aria-hidden="true" className="absolute top-3.5 left-3.5 size-4 text-muted" />
            <input
              type="search"
              value={search}
              onChange={(event) => onSearch(event.target.value)}
              placeholder="Search your books"
              className="min-h-11 w-full rounded-md border border-(--color-edge) bg-raised pr-3 pl-10 text-base placeholder:text-muted"
            />
          </span>
        </label>
        <button
          type="button"
          onClick={() => void adding.open('book')}
          className="inline-flex min-h-11 items-center gap-2 rounded-md bg-(--cabinet) px-5 font-semibold text-(--on-cabinet) hover:bg-(--cabinet-deep) max-sm:w-full max-sm:justify-center"
        >
          <Plus aria-hidden="true" className="size-4" />
          Add New Book
        </button>
      </div>
      {/* Undo gets the focus, so it stays in view beside a long list. */}
      <div
        className={`mt-4 mb-2 flex flex-wrap items-center gap-x-3 ${removed ? 'sticky top-0 z-10 bg-canvas py-2' : ''}`}
      >
        <p role="status" className="min-w-0 font-mono text-sm break-words text-muted">
          {sayResult(shelf, found.length)}
        </p>
        {removed && (
          <button
            key={removed.title}
            ref={takeFocus}
            type="button"
            onClick={leaving(() => onAdd(removed))}
            className="touch-target min-h-6 text-sm font-semibold underline underline-offset-4"
          >
            Undo
          </button>
        )}
      </div>
      {found.length > 0 ? (
        <BookTable books={found} added={added} onRemove={onRemove} />
      ) : (
        <div className="rounded-lg bg-raised px-5 py-12 text-center">
          <p className="font-display text-2xl break-words">No book called “{search.trim()}” on this shelf.</p>
          <button
            type="button"
            onClick={leaving(() => onSearch(''))}
            className="mt-3 min-h-11 px-3 font-semibold underline underline-offset-4"
          >
            Clear the search
          </button>
        </div>
      )}
      <AddBook
        isOpen={adding.value !== null}
        books={books}
        onClose={() => void adding.close()}
        onAdd={onAdd}
      />
    </main>
  );
};
