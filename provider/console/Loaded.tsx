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

export function Shown<T>({ of: { loaded, reload }, children }: ShownProps<T>) {
  if (loaded.at === 'loading') return <Loading />;
  if (loaded.at === 'failed') return <LoadFailure error={loaded.error} onRetry={reload} />;
  return children(loaded.data, reload);
}

interface PartProps {
  readonly title: string;
  readonly mark?: ReactNode;
  readonly lead?: string;
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

export function Part({ title, mark, lead, heading, children }: PartProps) {
  const id = useId();
  return (
    <section className="card section" aria-labelledby={id}>
      <h2 id={id} className="section-title" ref={heading} tabIndex={heading === undefined ? undefined : -1}>
        {mark}
        {title}
      </h2>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </section>
  );
}

interface Paged {
  readonly next: string | null;
}

interface PagesProps<T> {
  /** The path of the call up to the cursor. */
  readonly path: string;
  readonly reload?: () => void;
  readonly children: (page: T, reload?: () => void) => ReactNode;
}

export function Pages<T extends Paged>({ page, children, ...rest }: PagesProps<T> & { page: T }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      {children(page, rest.reload)}
      {page.next !== null && isShown && (
        <LoadedPages {...rest} after={page.next}>
          {children}
        </LoadedPages>
      )}
      {page.next !== null && !isShown && (
        <div className="more">
          <Button kind="soft" onPress={() => setShown(true)}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

export function LoadedPages<T extends Paged>(props: PagesProps<T> & { after?: string }) {
  const { path, after = '', reload, children } = props;
  const loaded = useLoaded<T>(`${path}after=${after}`);
  const reloadAll = () => {
    loaded.reload();
    reload?.();
  };
  return (
    <Shown of={loaded}>
      {(page) => (
        <Pages page={page} path={path} reload={reloadAll}>
          {children}
        </Pages>
      )}
    </Shown>
  );
}
