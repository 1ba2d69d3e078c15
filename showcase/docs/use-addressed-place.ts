import { useEffect } from 'react';

/** A fragment that is no valid percent-encoding, as `#%`, is looked for as it stands. */
const decoded = (fragment: string) => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

/** Whether the page was asked for anew: a reload and the way back keep the place that the person had scrolled to. */
const isNewVisit = () => {
  const [visit] = performance.getEntriesByType('navigation');
  return !(visit instanceof PerformanceNavigationTiming) || visit.type === 'navigate';
};

/** Goes to the place that the address names: the page is not there yet when the browser looks for it. */
export const useAddressedPlace = () => {
  useEffect(() => {
    const id = decoded(location.hash.slice(1));
    if (id !== '' && isNewVisit()) document.getElementById(id)?.scrollIntoView();
  }, []);
};
