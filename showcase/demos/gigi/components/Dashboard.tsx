import { useEffect, useEffectEvent, useRef } from 'react';
import type { Interests } from '../../../shared/connect/personal-order.ts';
import { useAddressed } from '../../../shared/lib/use-addressed.ts';
import { FromTop } from '../../../shared/ui/FromTop.tsx';
import { ModalDialog } from '../../../shared/ui/ModalDialog.tsx';
import { addressOf, personAt, vibeOf } from '../order.ts';
import type { Person } from '../state.ts';
import { type GigiEvent, type GigiState, type Page, pageAt } from '../state.ts';
import { CallGigi } from './CallGigi.tsx';
import { Face } from './Face.tsx';
import { HomeView } from './HomeView.tsx';
import type { LinkToPerson } from './HotList.tsx';
import { LeaderboardView } from './LeaderboardView.tsx';
import { Sidebar } from './Sidebar.tsx';

interface PersonDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** A person of the ranking, with Gigi's opinion. */
const PersonDialog = ({ person, onClose }: PersonDialogProps) => {
  const { name, title, company, city, rank, score, image } = person;
  return (
    <ModalDialog
      title={name}
      onClose={onClose}
      className="rounded bg-(--gg-paper) text-(--gg-ink)"
      titleClassName="gigi-display text-4xl"
    >
      <div className="mt-4 flex flex-wrap items-center gap-5">
        <Face seed={image} className="size-28 shrink-0 rounded-full" />
        <div className="min-w-0">
          <p>
            {title}, {company}
          </p>
          <p className="text-(--gg-soft)">{city}</p>
          <p className="mt-2 text-sm text-(--gg-soft)">
            <span className="gigi-figure text-3xl text-(--gg-hot)">{score}</span> of 10, No. {rank} of the Hot
            List
          </p>
        </div>
      </div>
      <p className="mt-5 border-l-2 border-(--gg-hot) pl-3 text-lg text-pretty">{vibeOf(person)}</p>
    </ModalDialog>
  );
};

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
