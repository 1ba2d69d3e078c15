import { useSearchParams } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

const NONE = new URLSearchParams();

/** The parameters of the page's address; none in the first render over prerendered HTML, which stands for every query. */
export const useSearch = () => {
  const [search] = useSearchParams();
  return useHydrated() ? search : NONE;
};
