import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import { readAddress, writeAddress } from './address.ts';
import { type Config, withSetting } from './config.ts';
import type { SettingName } from './settings.ts';

/** Browsers refuse an address that changes with every key. */
const WRITE_DELAY_MS = 250;

export interface ConfigControl {
  readonly config: Config;
  readonly set: (name: SettingName, text: string | null) => void;
  readonly reset: () => void;
}

/** The configuration, which the page's address follows; an address that comes from elsewhere is followed in turn. */
export const useConfig = (): ConfigControl => {
  const { search } = useLocation();
  // The prerendered page has no query: one in the address is followed right after hydration.
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
