import { useEffect, useState } from 'react';
import { readText, writeText } from '../../shared/lib/json-storage.ts';
import { type Filters, isUnfiltered, NO_FILTERS, readFilters, withFilters } from './filters.ts';

/** Local-storage key of the filters that were set last. They are the person's own, so a sign-out leaves them. */
const KEY = 'data-connect:jobs:filters';

/**
 * The filters of an earlier visit, or of this one before they were cleared; `null` if there are none, or while filters
 * are set. Set filters replace the stored ones.
 */
export const useLastFilters = (filters: Filters): Filters | null => {
  const [stored, setStored] = useState(() => readText(KEY) ?? '');
  const present = withFilters(new URLSearchParams(), { ...filters, q: '', sort: NO_FILTERS.sort }).toString();
  useEffect(() => {
    if (present === '') return;
    writeText(KEY, present);
    setStored(present);
  }, [present]);
  const last = readFilters(new URLSearchParams(stored));
  return present !== '' || isUnfiltered(last) ? null : last;
};
