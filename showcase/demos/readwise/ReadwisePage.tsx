import { Link, Navigate, Route, Routes, useMatch } from 'react-router';
import { useInterests } from '../../shared/connect/use-interests.ts';
import { useSignOut } from '../../shared/connect/use-sign-out.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { useKeptReducer } from '../../shared/lib/use-kept-reducer.ts';
import { ThemeToggle } from '../../shared/theme/ThemeToggle.tsx';
import { BackHome } from '../../shared/ui/BackHome.tsx';
import { ImportHighlights } from './components/ImportHighlights.tsx';
import { SupplementalBooks } from './components/SupplementalBooks.tsx';
import { PERSONA_KEY, SHELF_KEY } from './keys.ts';
import { addedBooks, INITIAL_SHELF, reduceShelf, restoreShelf } from './shelf.ts';
import { ITEMS, initialState, keptPersona, readPersona, reduce } from './state.ts';
import './readwise.css';

const TAB =
  'inline-flex min-h-11 items-center rounded-t-md px-3.5 text-[0.9375rem] font-medium hover:bg-sunken aria-[current=page]:bg-(--cabinet) aria-[current=page]:text-(--on-cabinet) sm:px-5';

/** The three links of specification §2.5: home, import, supplemental. */
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

const SHELF = { key: SHELF_KEY, initial: INITIAL_SHELF, restore: restoreShelf, keep: addedBooks };
const PERSONA = { key: PERSONA_KEY, initial: initialState, restore: readPersona, keep: keptPersona };

/**
 * The nested routes of specification §2.5. This component keeps the books while a person navigates between the routes.
 */
export const Component = () => {
  const [shelf, send] = useKeptReducer(reduceShelf, SHELF);
  const [persona, sendPersona] = useKeptReducer(reduce, PERSONA);
  const { interests, ask } = useInterests('readwise', ITEMS);
  useWidgetMessage((message) => {
    const sizes = message.approved.map(({ data }) => data);
    sendPersona({ type: 'widget.completed', reader: message.username, sizes });
    ask(message);
  });
  useSignOut(() => sendPersona({ type: 'session.ended' }));

  const importPage = (
    <ImportHighlights
      persona={persona}
      interests={interests}
      onDecline={() => sendPersona({ type: 'widget.declined' })}
    />
  );
  return (
    <div className="readwise min-h-dvh">
      <ReadwiseHeader />
      <Routes>
        <Route index element={importPage} />
        <Route path="import" element={importPage} />
        <Route
          path="supplemental"
          element={
            <SupplementalBooks
              shelf={shelf}
              onSearch={(text) => send({ type: 'search.typed', search: text })}
              onAdd={(book) => send({ type: 'book.added', book })}
              onRemove={(book) => send({ type: 'book.removed', book })}
            />
          }
        />
        <Route path="*" element={<Navigate to="/readwise" replace />} />
      </Routes>
    </div>
  );
};
