import { type MouseEvent, useRef } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { Inbox } from './inbox/Inbox.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { useForgetPerson } from './use-forget-person.ts';

const titleOf = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string'
    ? handle.title
    : null;

/** Surrounds every page, also those of the demos: skip link, title, scroll position, announcements and the inbox. */
export const Shell = () => {
  const title = useMatches().reduce<string | null>((last, { handle }) => titleOf(handle) ?? last, null);
  useForgetPerson();
  const content = useRef<HTMLDivElement>(null);
  const skip = (event: MouseEvent) => {
    // Without this, the link would add a history entry, and Back would not leave the page.
    event.preventDefault();
    // The target is behind the header, so the next Tab does not go through the header again.
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
