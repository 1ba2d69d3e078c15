import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../shared/lib/use-hydrated.ts';
import { type Config, readAddress, writeAddress } from './config.ts';

/** Browsers reject a change of the address at each keystroke. */
const WRITE_DELAY_MS = 250;

/** Follows the page's address until the person changes a setting; then the address follows. */
export const useConfig = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  // The prerendered page has no query. A query in the address is applied right after hydration.
  const isHydrated = useHydrated();
  const addressed = useMemo(() => readAddress(isHydrated ? search : ''), [isHydrated, search]);
  const [changed, setChanged] = useState<Config | null>(null);
  const config = changed ?? addressed;

  useEffect(() => {
    if (changed === null) return;
    const timer = setTimeout(
      () =>
        navigate(
          { search: writeAddress(changed, location.search) },
          { replace: true, preventScrollReset: true },
        ),
      WRITE_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [changed, navigate]);

  return {
    config,
    /** `null` removes the setting. */
    set: (name: string, text: string | null) => {
      setChanged((before) => {
        const { [name]: _, ...rest } = before ?? addressed;
        return text === null ? rest : { ...rest, [name]: text };
      });
    },
    reset: () => setChanged({}),
  };
};

export type ConfigControl = ReturnType<typeof useConfig>;

/** The build does not know where its HTML will be served, so the HTML has a placeholder. */
export const useOrigin = () => (useHydrated() ? location.origin : 'https://provider.example');
