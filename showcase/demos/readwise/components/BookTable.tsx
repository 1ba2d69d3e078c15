import { Trash2 } from 'lucide-react';
import { formatDay } from '../../../shared/lib/format.ts';
import type { Book } from '../data.ts';
import { isOwn } from '../shelf.ts';

const HEAD = 'px-2 py-3 text-left font-mono text-sm font-bold first:pl-4 last:pr-4 sm:px-5 sm:first:pl-6';
const CELL = 'px-2 py-3.5 align-baseline first:pl-4 last:pr-4 sm:px-5 sm:first:pl-6';

export interface BookTableProps {
  readonly books: readonly Book[];
  readonly added: Book | null;
  readonly onRemove: (book: Book) => void;
}

export const BookTable = ({ books, added, onRemove }: BookTableProps) => (
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
                  <Trash2 aria-hidden="true" className="size-4" />
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
