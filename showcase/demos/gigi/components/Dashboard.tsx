import { useEffect, useEffectEvent, useRef } from 'react';
import type { Interests } from '../../../shared/connect/personal-order.ts';
import { useAddressed } from '../../../shared/lib/use-addressed.ts';
import { FromTop } from '../../../shared/ui/FromTop.tsx';
import { addressOf, personAt } from '../order.ts';
import { type GigiEvent, type GigiState, type Page, pageAt } from '../state.ts';
import { CallGigi } from './CallGigi.tsx';
import { HomeView } from './HomeView.tsx';
import type { LinkToPerson } from './HotList.tsx';
import { LeaderboardView } from './LeaderboardView.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { Sidebar } from './Sidebar.tsx';

export interface DashboardProps {
  readonly state: Extract<GigiState, { screen: 'dashboard' }>;
  readonly interests: Interests;
  readonly send: (event: GigiEvent) => void;
  readonly onForget: () => void;
}

export const Dashboard = ({ state, interests, send, onForget }: DashboardProps) => {
  const search = useRef<HTMLInputElement>(null);
  const addressed = useAddressed('page');
  const page = pageAt(addressed.value);
  const calling = useAddressed('call');
  const opened = useAddressed('person');
  const person = personAt(opened.value);
  const linkToPerson: LinkToPerson = (chosen) => opened.linkTo(addressOf(chosen));
  const isSearchNext = useRef(false);
  const onScroll = useEffectEvent(() => {
    // Only the home page has profile cards.
    if (page === 'home') send({ type: 'page.scrolled', y: window.scrollY });
  });

  useEffect(() => {
    const listener = () => onScroll();
    window.addEventListener('scroll', listener, { passive: true });
    return () => window.removeEventListener('scroll', listener);
  }, []);

  const linkTo = (chosen: Page) => ({
    ...addressed.linkTo(chosen === 'home' ? null : chosen),
    // A new page starts at its top.
    preventScrollReset: false,
  });
  const searchPeople = () => {
    if (page === 'home') return search.current?.focus();
    isSearchNext.current = true;
    void addressed.open(null);
  };
  useEffect(() => {
    // A page that begins at its top may cause no scroll event.
    onScroll();
    if (page === 'home' && isSearchNext.current) search.current?.focus();
    isSearchNext.current = false;
  }, [page]);

  return (
    <div className="mx-auto max-w-[86rem] lg:flex">
      {!state.isRestored && <FromTop />}
      <Sidebar
        page={page}
        hasProfile={state.result !== null}
        hasShared={state.result?.source === 'mosaic'}
        hasDeclined={state.hasDeclined}
        onDecline={() => send({ type: 'widget.declined' })}
        linkTo={linkTo}
        onSearch={searchPeople}
        onCall={() => void calling.open('gigi')}
      />
      {/* The page must be taller than any screen by more than 500 px: at that scroll position the second profile set appears. */}
      <main className="min-h-[calc(100dvh+35rem)] min-w-0 flex-1 px-4 pt-8 pb-28 sm:px-6 lg:px-12 lg:pt-12">
        {page === 'home' ? (
          <HomeView
            state={state}
            interests={interests}
            searchRef={search}
            onForget={onForget}
            linkTo={linkToPerson}
          />
        ) : (
          <LeaderboardView linkTo={linkToPerson} />
        )}
      </main>
      {person && <PersonDialog person={person} onClose={() => void opened.close()} />}
      {calling.value !== null && !person && <CallGigi onClose={() => void calling.close()} />}
    </div>
  );
};
