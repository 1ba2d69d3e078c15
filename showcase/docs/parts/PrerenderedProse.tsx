import { type MouseEvent, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import { pageOf } from '../chapter-list.ts';
import { controlAt, controlsIn, islandAround, LiveIsland } from './islands.tsx';

/** React does not touch the HTML inside such an element. */
const UNTOUCHED_HTML = { __html: '' };

/** Whether this document was loaded for another page, and a link without a page load led here. */
const wasLoadedForAnotherPage = () => {
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && pageOf(new URL(document.name).pathname) !== pageOf(location.pathname);
};

/**
 * Loads the current address as a new visit. A reload would keep the scroll position, which does not exist yet. It would
 * also leave earlier history entries on a document without prose, so Forward would show an empty page.
 */
const visit = () => {
  const { href } = window.location;
  // Loading an address that differs only in its fragment does not load the page, so the address changes first.
  window.history.replaceState(null, '', '/');
  window.location.replace(href);
};

/**
 * The prose in the page's HTML. The first press on a control mounts a live control and repeats the press on it.
 * Mounting all of them at once took 130 ms on a slow phone.
 */
export const PrerenderedProse = () => {
  const isHydrated = useHydrated();
  const [isInPlace] = useState(!isHydrated);
  const [islands, setIslands] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    if (!isInPlace && wasLoadedForAnotherPage()) visit();
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
      <div onClick={press} suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED_HTML} />
      {islands.map((island, index) => createPortal(<LiveIsland island={island} />, island, `${index}`))}
    </>
  );
};
