import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import { islandsIn, LiveIsland } from './islands.tsx';

/** React leaves alone what stands inside such an element in the page's HTML. */
const AS_IT_STANDS = { __html: '' };

/** Whether this document was another page: it was left by a link that loaded no HTML. */
const cameByLink = () => {
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && !/^\/docs\/?$/i.test(new URL(document.name).pathname);
};

/** The prose as the page's HTML has it, each control in it replaced by a live one. */
export const PrerenderedProse = () => {
  const isHydrated = useHydrated();
  const [isInPlace] = useState(!isHydrated);
  const place = useRef<HTMLDivElement>(null);
  const [islands, setIslands] = useState<readonly HTMLElement[]>([]);

  useLayoutEffect(() => {
    const found = place.current ? islandsIn(place.current) : [];
    for (const island of found) island.replaceChildren();
    setIslands(found);
  }, []);
  useEffect(() => {
    if (!isInPlace && cameByLink()) window.location.reload();
  }, [isInPlace]);

  if (!isInPlace) return null;
  return (
    <>
      <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />
      {islands.map((island, index) => createPortal(<LiveIsland island={island} />, island, `${index}`))}
    </>
  );
};
