import {
  createContext,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useEffect,
  useId,
  useState,
} from 'react';
import { Button } from '../kit/Button.tsx';
import { CallError } from '../kit/call.ts';
import { LoadFailure, Loading } from '../kit/states.tsx';
import { read } from './calls.ts';

/** Shows the sign-in, because the session is over. */
export const SessionContext = createContext<() => void>(() => {});

type Loaded<T> =
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly error: unknown }
  | { readonly at: 'ready'; readonly data: T };

/** The answer of a call. A new path starts with an empty state; `reload` keeps the shown data until the next answer. */
export const useLoaded = <T,>(path: string) => {
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

interface ShownProps<T> {
  readonly of: ReturnType<typeof useLoaded<T>>;
  readonly children: (data: T, reload: () => void) => ReactNode;
}

/** Shows the data, or that it is loading, or that loading failed. */
export function Shown<T>({ of: { loaded, reload }, children }: ShownProps<T>) {
  if (loaded.at === 'loading') return <Loading />;
  if (loaded.at === 'failed') return <LoadFailure error={loaded.error} onRetry={reload} />;
  return children(loaded.data, reload);
}

interface PartProps {
  readonly title: string;
  readonly lead?: string;
  /** Ref of the heading, for giving it the focus when the focused control is removed. */
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A part of a page with its heading. */
export function Part({ title, lead, heading, children }: PartProps) {
  const id = useId();
  return (
    <section className="card section" aria-labelledby={id}>
      <h2 id={id} className="section-title" ref={heading} tabIndex={heading === undefined ? undefined : -1}>
        {title}
      </h2>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </section>
  );
}

interface MorePagesProps {
  /** Cursor of the next page; `null` after the last. */
  readonly next: string | null;
  readonly children: (after: string) => ReactNode;
}

/** The pages of a list after this one, each when asked for. */
export function MorePages({ next, children }: MorePagesProps) {
  const [isShown, setShown] = useState(false);
  if (next === null) return null;
  if (isShown) return children(next);
  return (
    <div className="more">
      <Button kind="soft" onPress={() => setShown(true)}>
        Show more
      </Button>
    </div>
  );
}
