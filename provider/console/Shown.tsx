import type { ReactNode } from 'react';
import { LoadFailure } from '../kit/LoadFailure.tsx';
import { Loading } from '../kit/Loading.tsx';
import type { useLoaded } from './use-loaded.ts';

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
