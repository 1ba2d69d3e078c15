import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useSignOut } from '../shared/connect/use-sign-out.ts';
import { useWidgetMessage } from '../shared/connect/use-widget-message.ts';
import { sandboxHeaders } from '../shared/lib/sandbox-request.ts';
import { queryClient } from './api/query-client.ts';
import type { Interest } from './interests/interest.ts';
import type { ListChoice } from './interests/state.ts';
import { usePersonal } from './interests/use-personal.ts';
import { useMarking } from './marks/use-marking.ts';
import { JobsContext, type Undo } from './state/jobs-context.ts';
import { UndoPlace } from './ui/UndoPlace.tsx';

/** The board's state for all its pages and the onboarding. */
export const JobsProvider = ({ children }: { children: ReactNode }) => {
  const { search } = useLocation();
  const [headers] = useState(() => sandboxHeaders(search));
  const { personal, choose, send, readAgain } = usePersonal(headers);
  const [undo, offerUndo] = useState<Undo | null>(null);
  const endUndo = useCallback(() => offerUndo(null), []);
  // The next person must not get back what belonged to the one before.
  useSignOut(endUndo);
  useWidgetMessage(endUndo);
  const marking = useMarking(offerUndo);
  const state = useMemo(
    () => ({
      ...personal,
      ...marking,
      headers,
      readAgain,
      removeInterest: ({ name, text }: Interest) => {
        const { inference } = personal;
        choose({ type: 'interest.removed', name });
        const revert = () => inference && choose({ type: 'interests.restored', inference });
        offerUndo({ text: `${text} is no longer among your interests.`, revert });
      },
      chooseList: (list: ListChoice) => send({ type: 'list.chosen', list }),
      undo,
      offerUndo,
      endUndo,
    }),
    [personal, marking, headers, choose, send, readAgain, undo, endUndo],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <JobsContext value={state}>
        {children}
        <UndoPlace undo={undo} onEnd={endUndo} />
      </JobsContext>
    </QueryClientProvider>
  );
};
