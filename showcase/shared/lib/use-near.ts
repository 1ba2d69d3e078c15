import { useEffect, useRef, useState } from 'react';

/** True once the element has come within `margin` of the window. */
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
