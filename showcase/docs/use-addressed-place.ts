import { useEffect } from 'react';
import { addressOf, CHAPTER_LIST, OVERVIEW, pageOf } from './chapter-list.ts';
import { loadPlaces } from './load-places.ts';

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

/** Leads from `/docs#events`, an address of the time when all chapters were on one page, to the chapter or its place. */
const visitChapter = async (id: string) => {
  const chapter = CHAPTER_LIST.find((each) => each.id === id);
  if (chapter !== undefined) return location.replace(`${addressOf(chapter.id)}#${id}`);
  const place = (await loadPlaces()).find((each) => each.id === id);
  if (place !== undefined) location.replace(place.href);
};

/** Scrolls to the place that the address names. The browser itself searches for the place before the content exists. */
export const useAddressedPlace = () => {
  useEffect(() => {
    const id = decoded(location.hash.slice(1));
    if (id === '') return;
    const place = document.getElementById(id);
    if (place !== null) {
      if (isNewVisit()) place.scrollIntoView();
    } else if (pageOf(location.pathname) === OVERVIEW) {
      // Without the list of places, the overview stays.
      visitChapter(id).catch(() => {});
    }
  }, []);
};
