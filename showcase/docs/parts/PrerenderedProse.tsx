import { type MouseEvent, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import { controlAt, controlsIn, islandAround, LiveIsland } from './islands.tsx';

/** React leaves alone what stands inside such an element in the page's HTML. */
const AS_IT_STANDS = { __html: '' };

/** Whether this document was another page: it was left by a link that loaded no HTML. */
const cameByLink = () => {
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && !/^\/docs\/?$/i.test(new URL(document.name).pathname);
};

/**
 * Loads the page of the address as a visit of its own. After a reload the browser keeps the place that was scrolled to, which
 * is none yet, and the pages before it in the history have the same document, in which Forward would find no prose.
 */
const visit = () => {
  const { href } = window.location;
  // An address that differs in nothing but its fragment would load nothing.
  window.history.replaceState(null, '', '/');
  window.location.replace(href);
};

/**
 * The prose as the page's HTML has it. A control in it becomes a live one at the first press, which is then done on the
 * live one: to make all of them live with the page took a slow phone 130 ms.
 */
export const PrerenderedProse = () => {
  const isHydrated = useHydrated();
  const [isInPlace] = useState(!isHydrated);
  const [islands, setIslands] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    if (!isInPlace && cameByLink()) visit();
  }, [isInPlace]);

  const press = (event: MouseEvent) => {
    const control = controlAt(event.target);
    const island = control && islandAround(control);
    if (!island || islands.includes(island)) return;
    event.preventDefault();
    const drawn: readonly (Element | null)[] = controlsIn(island);
    const [focused, pressed] = [drawn.indexOf(document.activeElement), drawn.indexOf(control)];
    island.replaceChildren();
    flushSync(() => setIslands([...islands, island]));
    const live = controlsIn(island);
    live[focused]?.focus();
    live[pressed]?.click();
  };

  if (!isInPlace) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the clicks of the buttons inside come up to it, those by key as well. */}
      <div onClick={press} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />
      {islands.map((island, index) => createPortal(<LiveIsland island={island} />, island, `${index}`))}
    </>
  );
};
