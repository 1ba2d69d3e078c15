import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { sandboxHeaders } from '../shared/lib/sandbox-request.ts';
import { queryClient } from './api/query-client.ts';
import { usePersonal } from './interests/use-personal.ts';
import { JobsContext } from './state/jobs-context.ts';

/** The board's state for all its pages and the onboarding. */
export const JobsProvider = ({ children }: { children: ReactNode }) => {
  const { search } = useLocation();
  const [headers] = useState(() => sandboxHeaders(search));
  const { personal, choose, readAgain } = usePersonal(headers);
  const state = useMemo(
    () => ({
      ...personal,
      headers,
      readAgain,
      removeInterest: (name: string) => choose({ type: 'interest.removed', name }),
      showFeatured: () => choose({ type: 'featured.chosen' }),
    }),
    [personal, headers, choose, readAgain],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <JobsContext value={state}>{children}</JobsContext>
    </QueryClientProvider>
  );
};
