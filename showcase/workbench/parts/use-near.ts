import { useEffect, useRef, useState } from 'react';

const MARGIN = '50% 0px';

/** Whether an element is, or ever was, in the window or less than half a screen away from it. */
export const useNear = <Place extends HTMLElement>() => {
  const place = useRef<Place>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, isNear };
};
