import { QueryClient } from '@tanstack/react-query';

/** Outlives the board, so that coming back from a demo finds the list as it was. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The person sees the failure and presses Retry; a silent second try only makes them wait.
      retry: false,
      // Offline must fail too: the saved list is shown then.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      gcTime: Number.POSITIVE_INFINITY,
    },
  },
});
