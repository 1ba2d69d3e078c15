import { useEffect, useRef, useState } from 'react';

/** Whether an element is, or ever was, in the window or within `margin` of it. */
export const useNear = <Place extends HTMLElement>(margin = '50% 0px') => {
  const place = useRef<Place>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [margin]);
  return { place, isNear };
};
