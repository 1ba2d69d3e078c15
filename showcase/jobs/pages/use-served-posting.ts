import { useEffect } from 'react';
import type { JobView } from '../api/use-job.ts';

/**
 * Keeps the `JobPosting` that the server has put into the page while its posting loads. Then the page has its own, or
 * none: for a sample, for a missing posting, and after the person has left.
 */
export const useServedPosting = ({ status }: JobView) => {
  const isLoading = status === 'loading';
  useEffect(() => {
    const remove = () => document.getElementById('served-posting')?.remove();
    if (!isLoading) remove();
    return remove;
  }, [isLoading]);
};
