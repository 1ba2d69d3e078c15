import { Plus, Search, Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { closeDialog, leaving } from '../../shared/lib/focus-heading.ts';
import { formatDay } from '../../shared/lib/format.ts';
import { useAddressed } from '../../shared/lib/use-addressed.ts';
import { Drawing } from '../../shared/ui/Drawing.tsx';
import { Field, type FieldClasses, TextField } from '../../shared/ui/Field.tsx';
import { Overlay } from '../../shared/ui/Overlay.tsx';
import drawings from './drawings.json';
import {
  type Book,
  type BookDraft,
  type BookErrors,
  checkBook,
  findBooks,
  GENRES,
  type Genre,
  isOwn,
  type ShelfEvent,
  type ShelfState,
} from './shelf.ts';

const CLOTH = {
  Novel: '#7d2a22',
  Essays: '#2c5a78',
  Science: '#2d6048',
  History: '#6b4a1c',
  Poetry: '#6a3a68',
  Philosophy: '#353c4a',
  Memoir: '#8a4a1f',
} as const satisfies Record<Genre, string>;

const Globe = () => (
  <li className="ml-auto hidden shrink-0 pr-4 pl-10 lg:block">
    <Drawing of={drawings.globe} className="h-44" />
  </li>
);

const Shelf = ({ books, found }: { books: readonly Book[]; found: readonly Book[] }) => (
  <div
    aria-hidden="true"
    className="readwise-cabinet overflow-hidden rounded-xl border border-(--cabinet-edge) px-4 pt-6 sm:px-6"
  >
    <ul className="flex h-54 items-end gap-[3px] overflow-hidden border-b-8 border-(--brass)">
      {books.map((book) => (
        <li
          key={`${book.title} ${book.author}`}
          style={{
            background: CLOTH[book.genre],
            height: `${Math.min(13, 6.5 + book.title.length * 0.19 + (book.author.length % 3))}rem`,
            width: `${2.5 + (book.author.length % 4) * 0.4}rem`,
          }}
          className={`readwise-out flex shrink-0 items-center rounded-t-xs border-x border-black/25 shadow-[inset_0_-1rem_0_rgb(0_0_0/0.16),inset_0_3px_0_rgb(201_162_82/0.8)] transition-[translate,filter] duration-300 ${
            found.includes(book) ? '' : 'translate-y-1/2 brightness-60'
          }`}
        >
          <span className="mx-auto max-h-full truncate pt-2.5 pb-5 font-display text-[0.8125rem] text-[#f6ecd2] [text-orientation:sideways] [writing-mode:vertical-rl]">
            {book.title}
          </span>
        </li>
      ))}
      <Globe />
    </ul>
  </div>
);

const HEAD = 'px-2 py-3 text-left font-mono text-sm font-bold first:pl-4 last:pr-4 sm:px-5 sm:first:pl-6';
const CELL = 'px-2 py-3.5 align-baseline first:pl-4 last:pr-4 sm:px-5 sm:first:pl-6';

interface BookTableProps {
  readonly books: readonly Book[];
  readonly added: Book | null;
  readonly onRemove: (book: Book) => void;
}

const BookTable = ({ books, added, onRemove }: BookTableProps) => (
  <div className="readwise-list">
    <table className="readwise-books w-full border-collapse overflow-hidden rounded-lg bg-raised">
      <caption className="sr-only">Supplemental books</caption>
      <thead>
        <tr className="border-b-2 border-(--card-rule)">
          <th scope="col" className={HEAD}>
            Title
          </th>
          <th scope="col" className={HEAD}>
            Author
          </th>
          <th scope="col" className={`${HEAD} sm:whitespace-nowrap`}>
            Date Added
          </th>
        </tr>
      </thead>
      <tbody>
        {books.map((book) => (
          <tr
            key={`${book.title} ${book.author}`}
            className={`border-line not-last:border-b ${book === added ? 'readwise-out bg-sunken' : ''}`}
          >
            <th scope="row" className={`${CELL} text-left font-normal`}>
              <span className="readwise-title block font-display text-lg leading-snug sm:text-xl">
                {book.title}
              </span>
              <span className="text-sm text-muted">{book.genre}</span>
              {isOwn(book) && (
                <button
                  type="button"
                  aria-label={`Remove ${book.title}`}
                  onClick={() => onRemove(book)}
                  className="touch-target ml-2 scroll-mt-16 rounded-md p-1.5 align-middle text-muted hover:bg-sunken hover:text-ink"
                >
                  <Trash2 className="size-4" />
                </button>
              )}
            </th>
            <td className={`${CELL} text-sm sm:text-base`}>
              <span className="readwise-author block">{book.author}</span>
            </td>
            <td
              className={`${CELL} font-mono text-xs tracking-tight min-[22.5rem]:whitespace-nowrap sm:text-sm sm:tracking-normal`}
            >
              <time dateTime={book.date} className="text-(--stamp)">
                {formatDay(book.date)}
              </time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const FIELD: FieldClasses = {
  label: 'text-sm font-semibold',
  control:
    'mt-1 min-h-11 w-full rounded-md border border-edge bg-raised px-3 text-base aria-invalid:border-danger',
  problem: 'mt-1 text-sm text-danger',
};

interface AddBookProps {
  readonly isOpen: boolean;
  readonly books: readonly Book[];
  readonly onClose: () => void;
  readonly onAdd: (book: Book) => void;
}

// The Swedish format of a day is ISO 8601. `toLocaleDateString` gives the person's own day, not that of UTC.
const today = () => new Date().toLocaleDateString('sv');

const emptyDraft = (): BookDraft => ({ title: '', author: '', date: today(), genre: GENRES[0] });

const AddBook = ({ isOpen, books, onClose, onAdd }: AddBookProps) => {
  const [draft, setDraft] = useState(emptyDraft);
  const [errors, setErrors] = useState<BookErrors>({});

  const fill = (part: Partial<BookDraft>) => setDraft({ ...draft, ...part });

  // The texts stay for the next opening.
  useEffect(() => {
    if (!isOpen) setErrors({});
  }, [isOpen]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const check = checkBook(draft, books);
    if (!check.ok) {
      setErrors(check.errors);
      const [wrong = ''] = Object.keys(check.errors);
      const control = event.currentTarget.elements.namedItem(wrong);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    onAdd(check.book);
    setDraft(emptyDraft());
    closeDialog(event);
  };

  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      labelledBy="readwise-add"
      className="max-w-lg rounded-lg bg-canvas text-ink"
    >
      <form noValidate onSubmit={submit} className="grid gap-4 p-6 sm:p-8">
        <h2
          id="readwise-add"
          tabIndex={-1}
          className="border-b-2 border-(--card-rule) pb-2 font-display text-3xl"
        >
          Add New Book
        </h2>
        <TextField
          classes={FIELD}
          label="Title"
          name="title"
          data-first=""
          value={draft.title}
          onText={(title) => fill({ title })}
          autoComplete="off"
          problem={errors.title}
        />
        <TextField
          classes={FIELD}
          label="Author"
          name="author"
          value={draft.author}
          onText={(author) => fill({ author })}
          autoComplete="off"
          problem={errors.author}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            classes={FIELD}
            label="Date Added"
            type="date"
            name="date"
            value={draft.date}
            onText={(date) => fill({ date })}
            problem={errors.date}
          />
          <Field classes={FIELD} label="Genre" problem={errors.genre}>
            {(control) => (
              <select
                {...control}
                name="genre"
                value={draft.genre}
                onChange={({ target }) => fill({ genre: target.value })}
              >
                {GENRES.map((genre) => (
                  <option key={genre}>{genre}</option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <div className="mt-2 flex flex-wrap justify-end gap-2.5">
          <button
            type="button"
            onClick={closeDialog}
            className="min-h-11 rounded-md px-4 font-semibold hover:bg-sunken"
          >
            Cancel
          </button>
          <button
            type="submit"
            className="min-h-11 rounded-md bg-(--cabinet) px-5 font-semibold text-(--on-cabinet) hover:bg-(--cabinet-deep)"
          >
            Add to shelf
          </button>
        </div>
      </form>
    </Overlay>
  );
};

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

const takeFocus = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

interface SupplementalBooksProps {
  readonly shelf: ShelfState;
  readonly send: (event: ShelfEvent) => void;
}

export const SupplementalBooks = ({ shelf, send }: SupplementalBooksProps) => {
  const onSearch = (search: string) => send({ type: 'search.typed', search });
  const onAdd = (book: Book) => send({ type: 'book.added', book });
  const onRemove = (book: Book) => send({ type: 'book.removed', book });
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
            <Search className="absolute top-3.5 left-3.5 size-4 text-muted" />
            <input
              type="search"
              value={search}
              onChange={(event) => onSearch(event.target.value)}
              placeholder="Search your books"
              className="min-h-11 w-full rounded-md border border-edge bg-raised pr-3 pl-10 text-base placeholder:text-muted"
            />
          </span>
        </label>
        <button
          type="button"
          onClick={() => void adding.open('book')}
          className="inline-flex min-h-11 items-center gap-2 rounded-md bg-(--cabinet) px-5 font-semibold text-(--on-cabinet) hover:bg-(--cabinet-deep) max-sm:w-full max-sm:justify-center"
        >
          <Plus className="size-4" />
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
