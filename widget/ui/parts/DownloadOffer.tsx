import type { Problem } from '../../errors.ts';
import { named } from '../named.ts';
import type { Reader } from '../use-reader.ts';
import { useView } from '../view.ts';
import { NewTabLink } from './NewTabLink.tsx';
import { ProblemNote } from './ProblemNote.tsx';

const NOT_LOADED: Problem = { code: 'request.unreachable' };

interface DownloadOfferProps {
  /** Address of the provider's pages, which read downloads too. */
  readonly pages: string;
  readonly reader: Reader | null;
}

/** Offers to read a download of any platform: in this page if it can, else at the provider's pages. */
export function DownloadOffer({ pages, reader }: DownloadOfferProps) {
  const { options, texts } = useView();
  const text = texts('onboarding.download');
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
