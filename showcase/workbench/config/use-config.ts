import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import { readAddress, writeAddress } from './address.ts';
import { type Config, withSetting } from './config.ts';

/** Delay before a change is written to the address, because browsers reject a change at each keystroke. */
const WRITE_DELAY_MS = 250;

export interface ConfigControl {
  readonly config: Config;
  readonly set: (name: string, text: string | null) => void;
  readonly reset: () => void;
}

/** The configuration. The page's address follows it, and it follows a new address. */
export const useConfig = (): ConfigControl => {
  const { search } = useLocation();
  // The prerendered page has no query. A query in the address is applied right after hydration.
  const [first] = useState(useHydrated() ? search : '');
  const navigate = useNavigate();
  const [config, setConfig] = useState(() => readAddress(first));
  const own = useRef(first);

  useEffect(() => {
    if (search === own.current) return;
    own.current = search;
    setConfig(readAddress(search));
  }, [search]);

  useEffect(() => {
    const wanted = writeAddress(config, own.current);
    if (wanted === own.current) return;
    const timer = setTimeout(() => {
      own.current = wanted;
      void navigate({ search: wanted }, { replace: true, preventScrollReset: true });
    }, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [config, navigate]);

  return {
    config,
    set: (name, text) => setConfig((before) => withSetting(before, name, text)),
    reset: () => setConfig({}),
  };
};
