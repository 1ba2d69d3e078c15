import { useState } from 'react';
import type { Problem } from '../../errors.ts';
import { selectAccountPages } from '../../machine/selectors.ts';
import { named } from '../named.ts';
import { useFact, useView, useWasAwaited } from '../view.ts';
import { ProblemNote } from './Field.tsx';
import { NewTabLink } from './OperatorLines.tsx';

export interface Reader {
  readonly status: 'ready' | 'loading' | 'failed';
  readonly open: () => void;
}

export const useReader = (): Reader | null => {
  const { readDownload } = useView();
  const [status, setStatus] = useState<Reader['status']>('ready');
  if (!readDownload) return null;
  const open = () => {
    if (status === 'loading') return;
    setStatus('loading');
    readDownload().then(
      () => setStatus('ready'),
      () => setStatus('failed'),
    );
  };
  return { status, open };
};

const NOT_LOADED: Problem = { code: 'request.unreachable' };

/** Offers to read a download of any platform: in this page if it can, else at the provider's pages. */
export function DownloadOffer({ reader }: { reader: Reader | null }) {
  const { options, texts } = useView();
  const pages = useFact(selectAccountPages);
  const wasAwaited = useWasAwaited();
  const text = texts('onboarding.download');
  if (!pages)
    return (
      wasAwaited && (
        <p className="lead">
          <span className="download place">{text}</span>
        </p>
      )
    );
  if (reader === null) {
    return (
      <p className="lead">
        <NewTabLink href={`${pages}#download`} name={options.provider} part="download">
          {text}
        </NewTabLink>
      </p>
    );
  }
  return (
    <>
      <p className="lead">
        <button type="button" {...named('download')} aria-haspopup="dialog" onClick={reader.open}>
          {text}
        </button>
      </p>
      <ProblemNote id="dc-reader-problem" problem={reader.status === 'failed' ? NOT_LOADED : null} />
    </>
  );
}
