import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { CallError, read } from './calls.ts';

/** Shows the sign-in, because the session is over. */
export const SessionContext = createContext<() => void>(() => {});

export type Loaded<T> =
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly error: unknown }
  | { readonly at: 'ready'; readonly data: T };

/** The answer of a call. A new path starts with an empty state; `reload` keeps the shown data until the next answer. */
export const useLoaded = <T>(path: string) => {
  const signedOut = useContext(SessionContext);
  const [loaded, setLoaded] = useState<Loaded<T> & { readonly path?: string }>({ at: 'loading' });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again
  useEffect(() => {
    let isCurrent = true;
    read<T>(path).then(
      (data) => isCurrent && setLoaded({ at: 'ready', data, path }),
      (error: unknown) => {
        if (!isCurrent) return;
        if (error instanceof CallError && error.code === 'operator.missing') signedOut();
        else setLoaded({ at: 'failed', error, path });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [path, turn, signedOut]);
  const reload = useCallback(() => setTurn((last) => last + 1), []);
  const shown: Loaded<T> = loaded.path === path ? loaded : { at: 'loading' };
  return { loaded: shown, reload };
};
