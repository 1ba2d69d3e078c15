import { QueryClient } from '@tanstack/react-query';

/** A module-level client, so that the list is still there after a visit to a demo. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The person sees the failure and presses Retry; an automatic retry would only make them wait.
      retry: false,
      // Being offline must fail too, so that the saved list is shown.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      gcTime: Number.POSITIVE_INFINITY,
    },
  },
});
