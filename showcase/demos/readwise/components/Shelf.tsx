import type { Book, Genre } from '../data.ts';

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
    <svg
      viewBox="0 0 120 160"
      aria-hidden="true"
      className="h-44"
      fill="none"
      stroke="var(--brass)"
      strokeWidth="3"
    >
      <circle cx="60" cy="66" r="46" fill="rgb(255 255 255 / 0.05)" />
      <path
        d="M14 66h92M22 42h76M22 90h76M60 20c-34 28-34 64 0 92M60 20c34 28 34 64 0 92M60 20v92"
        strokeWidth="1.5"
      />
      <path d="M92 12a62 62 0 0 1-64 106" strokeWidth="5" strokeLinecap="round" />
      <path d="M60 128v20M30 157q4-12 30-12t30 12z" fill="var(--brass)" />
    </svg>
  </li>
);

export interface ShelfProps {
  readonly books: readonly Book[];
  readonly found: readonly Book[];
}

/** The books of the table, drawn as spines. Books that a search does not find sink into the shelf. */
export const Shelf = ({ books, found }: ShelfProps) => (
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
