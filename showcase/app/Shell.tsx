import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { widgetOf } from '../shared/connect/connect-element.ts';
import { useNotifyTabs, useSignOut } from '../shared/connect/use-sign-out.ts';
import { isRecord } from '../shared/lib/is-record.ts';
import { removeStored } from '../shared/lib/json-storage.ts';
import { useWindowEvent } from '../shared/lib/use-window-event.ts';
import { noteShare, personalKeysOf } from './areas.ts';
import { Inbox } from './inbox/Inbox.tsx';

const useForgetPerson = () => {
  useWindowEvent('complete', (event) => widgetOf(event) && noteShare(), true);
  useSignOut((apiKey) => {
    for (const key of personalKeysOf(apiKey)) removeStored(key);
  });
  useNotifyTabs();
};

/** A browser announces nothing when a script changes the address, so this says the new page's title. */
const PageAnnouncer = () => {
  const { pathname } = useLocation();
  const [said, setSaid] = useState('');
  const first = useRef(pathname);

  useEffect(() => {
    if (first.current !== pathname) {
      first.current = '';
      setSaid(document.title);
    }
  }, [pathname]);

  return (
    <div aria-live="polite" className="sr-only">
      {said}
    </div>
  );
};

const titleOf = (handle: unknown) =>
  isRecord(handle) && typeof handle.title === 'string' ? handle.title : null;

export const Shell = () => {
  const title = useMatches().reduce<string | null>((last, { handle }) => titleOf(handle) ?? last, null);
  useForgetPerson();
  const content = useRef<HTMLDivElement>(null);
  const skip = (event: MouseEvent) => {
    // Without this, the link would add a history entry, and Back would not leave the page.
    event.preventDefault();
    const main = content.current?.querySelector('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus();
  };

  return (
    <>
      {title !== null && <title>{title}</title>}
      {/* biome-ignore lint/a11y/useValidAnchor: it is navigation, only without an entry in the history. */}
      <a
        href="#content"
        onClick={skip}
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-lg bg-ink px-4 py-2 font-medium text-canvas focus-visible:translate-y-0"
      >
        Skip to content
      </a>
      <div className="relative">
        <div ref={content} id="content">
          <Outlet />
        </div>
        <Inbox />
      </div>
      <PageAnnouncer />
      <ScrollRestoration />
    </>
  );
};
