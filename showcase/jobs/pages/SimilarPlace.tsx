import { fileHook } from '../../shared/lib/file-hook.ts';
import { useNear } from '../../shared/lib/use-near.ts';
import type { FoundJob } from '../api/search-jobs.ts';

/** A separate file with a search of its own, because the list and the posting itself do not need it. */
const useSimilarFile = fileHook(() => import('./SimilarPostings.tsx'));

/** The place of the similar postings, which load when it comes into the window. */
export const SimilarPlace = (found: FoundJob) => {
  const { place, isNear } = useNear<HTMLDivElement>('0px');
  const similar = useSimilarFile(isNear);
  return <div ref={place}>{similar && <similar.SimilarPostings {...found} />}</div>;
};
