import { Navigate, Route, Routes } from 'react-router';
import { useInterests } from '../../shared/connect/use-interests.ts';
import { useSignOut } from '../../shared/connect/use-sign-out.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { useKeptReducer } from '../../shared/lib/use-kept-reducer.ts';
import { ImportHighlights } from './components/ImportHighlights.tsx';
import { ReadwiseHeader } from './components/ReadwiseHeader.tsx';
import { SupplementalBooks } from './components/SupplementalBooks.tsx';
import './readwise.css';
import { PERSONA_KEY, SHELF_KEY } from './keys.ts';
import { addedBooks, INITIAL_SHELF, reduceShelf, restoreShelf } from './shelf.ts';
import { ITEMS, initialState, keptPersona, readPersona, reduce } from './state.ts';

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
