import { useEffect, useState } from 'react';

/** A chapter is current when its beginning is in the upper fifth of the screen. */
const READING_BAND = '0px 0px -80% 0px';

/** Returns the id of the current chapter: the last one whose beginning is in the upper fifth of the screen. */
export const usePresentChapter = (ids: readonly string[]): string => {
  const [present, setPresent] = useState(ids[0] ?? '');

  useEffect(() => {
    const inBand = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        const last = ids.findLast((id) => inBand.has(id));
        if (last !== undefined) setPresent(last);
      },
      { rootMargin: READING_BAND },
    );
    for (const id of ids) {
      const chapter = document.getElementById(id);
      if (chapter) observer.observe(chapter);
    }
    return () => observer.disconnect();
  }, [ids]);

  return present;
};
