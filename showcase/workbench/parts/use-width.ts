import { useEffect, useRef, useState } from 'react';

/** An element's current width in px; 0 before it is mounted. */
export const useWidth = <Place extends HTMLElement>() => {
  const place = useRef<Place>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const measured = place.current;
    if (!measured) return;
    setWidth(measured.clientWidth);
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth));
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return { place, width };
};
