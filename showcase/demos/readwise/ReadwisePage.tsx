import './readwise.css';
import { Link, Navigate, Route, Routes, useMatch } from 'react-router';
import { useKeptReducer } from '../../shared/lib/use-kept-reducer.ts';
import { ThemeToggle } from '../../shared/theme/ThemeToggle.tsx';
import { BackHome } from '../../shared/ui/BackHome.tsx';
import { ImportHighlights } from './Import.tsx';
import { SupplementalBooks } from './Supplemental.tsx';
import { KEPT_SHELF, reduceShelf } from './shelf.ts';
import { READWISE } from './state.ts';

const TAB =
  'inline-flex min-h-11 items-center rounded-t-md px-3.5 text-[0.9375rem] font-medium hover:bg-sunken aria-[current=page]:bg-(--cabinet) aria-[current=page]:text-(--on-cabinet) sm:px-5';

const ReadwiseHeader = () => {
  const isSupplemental = useMatch('/readwise/supplemental') !== null;
  return (
    <header className="mx-auto max-w-6xl px-4 pt-4 sm:px-8">
      <div className="flex items-center justify-between gap-4">
        <p className="font-display text-2xl font-bold tracking-[-0.015em] italic">Readwise</p>
        <ThemeToggle />
      </div>
      <nav
        aria-label="Readwise"
        className="mt-3 flex flex-wrap items-end gap-x-1 border-b-4 border-(--cabinet)"
      >
        <BackHome className="mr-auto mb-1 -ml-3 w-full sm:ml-[-0.75rem] sm:w-auto" />
        <Link to="/readwise/import" aria-current={isSupplemental ? undefined : 'page'} className={TAB}>
          Import
        </Link>
        <Link to="/readwise/supplemental" aria-current={isSupplemental ? 'page' : undefined} className={TAB}>
          Supplemental
        </Link>
      </nav>
    </header>
  );
};

export const Component = READWISE.page(() => {
  // The state is kept here, so that search and undo outlive a visit to the other route.
  const [shelf, send] = useKeptReducer(reduceShelf, KEPT_SHELF);
  return (
    <>
      <ReadwiseHeader />
      <Routes>
        <Route index element={<ImportHighlights />} />
        <Route path="import" element={<ImportHighlights />} />
        <Route path="supplemental" element={<SupplementalBooks shelf={shelf} send={send} />} />
        <Route path="*" element={<Navigate to="/readwise" replace />} />
      </Routes>
    </>
  );
});
