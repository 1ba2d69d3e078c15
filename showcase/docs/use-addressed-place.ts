import { useEffect } from 'react';

/** A fragment that is no valid percent-encoding, such as `#%`, is used unchanged. */
const decoded = (fragment: string) => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

/** Whether this is a new page load. A reload and a step back keep the person's scroll position. */
const isNewVisit = () => {
  const [visit] = performance.getEntriesByType('navigation');
  return !(visit instanceof PerformanceNavigationTiming) || visit.type === 'navigate';
};

/** Scrolls to the place that the address names. The browser looks for it before the content exists. */
export const useAddressedPlace = () => {
  useEffect(() => {
    const id = decoded(location.hash.slice(1));
    if (id !== '' && isNewVisit()) document.getElementById(id)?.scrollIntoView();
  }, []);
};
