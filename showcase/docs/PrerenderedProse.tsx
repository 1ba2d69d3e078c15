import { useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useHydrated } from '../shared/lib/use-hydrated.ts';
import { CopyButton } from '../shared/ui/CopyButton.tsx';
import { pageOf } from './chapter-list.ts';
import { ThemeSample } from './parts/ThemeSample.tsx';

/** React does not touch the HTML inside such an element. */
const UNTOUCHED_HTML = { __html: '' };

/** Whether a link without a page load led here from another page. */
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

/** The outermost elements with controls: the sample of a theme contains the copy button of its rule. */
const ISLANDS = '[data-island]:not([data-island] *)';

const codeBeside = (island: Element) => island.closest('figure')?.querySelector('code')?.textContent ?? '';

/** Only the controls in the prerendered prose become live. */
export const PrerenderedProse = () => {
  const isHydrated = useHydrated();
  const [isInPlace] = useState(!isHydrated);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isInPlace && wasLoadedForAnotherPage()) visit();
    // Links of the documentation load a page, so the controls live as long as the document.
    for (const island of place.current?.querySelectorAll<HTMLElement>(ISLANDS) ?? []) {
      hydrateRoot(
        island,
        island.dataset.island === 'theme' ? (
          <ThemeSample />
        ) : (
          <CopyButton text={() => codeBeside(island)} label={island.dataset.label ?? ''} />
        ),
      );
    }
  }, [isInPlace]);

  return isInPlace && <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED_HTML} />;
};
