import { useSearchParams } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

const NONE = new URLSearchParams();

/** The parameters of the page's address; none while hydrating, because the prerendered HTML serves every query. */
export const useSearch = () => {
  const [search] = useSearchParams();
  return useHydrated() ? search : NONE;
};
