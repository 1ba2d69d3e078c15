import { useReducer } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { useInterests } from '../../shared/connect/use-interests.ts';
import { useSignOut } from '../../shared/connect/use-sign-out.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { ImportHighlights } from './components/ImportHighlights.tsx';
import { ReadwiseHeader } from './components/ReadwiseHeader.tsx';
import { SupplementalBooks } from './components/SupplementalBooks.tsx';
import './readwise.css';
import { ITEMS, initialState, reduce } from './state.ts';

/**
 * The nested routes of specification §2.5. This component keeps the books while a person navigates between the routes.
 */
export const Component = () => {
  const [{ books, search, added, persona }, send] = useReducer(reduce, initialState);
  const { interests, ask } = useInterests('readwise', ITEMS);
  useWidgetMessage((message) => {
    const sizes = message.approved.map(({ data }) => data);
    send({ type: 'widget.completed', reader: message.username, sizes });
    ask(message);
  });
  useSignOut(() => send({ type: 'session.ended' }));

  const importPage = (
    <ImportHighlights
      persona={persona}
      interests={interests}
      onDecline={() => send({ type: 'widget.declined' })}
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
              books={books}
              search={search}
              added={added}
              onSearch={(text) => send({ type: 'search.typed', search: text })}
              onAdd={(book) => send({ type: 'book.added', book })}
            />
          }
        />
        <Route path="*" element={<Navigate to="/readwise" replace />} />
      </Routes>
    </div>
  );
};
