import { useEffect, useState } from 'react';

/** A chapter counts as read once its beginning is in the upper fifth of the screen. */
const READING_BAND = '0px 0px -80% 0px';

/** Id of the chapter on the screen: the last of those in the reading band. */
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
