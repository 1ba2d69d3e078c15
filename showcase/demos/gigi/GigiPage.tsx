import data from './data.json';
import './gigi.css';
import { Gift, House, Megaphone, Phone, PhoneOff, Search, Settings, Trophy, Users } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Connect, NotShared, SessionEnded } from '../../shared/demo/demo.tsx';
import { showFocused } from '../../shared/lib/focus-heading.ts';
import { useAddressed } from '../../shared/lib/use-addressed.ts';
import { useTimeout } from '../../shared/lib/use-window-event.ts';
import { BackHome } from '../../shared/ui/BackHome.tsx';
import { ComingSoonButton } from '../../shared/ui/ComingSoon.tsx';
import { ModalDialog } from '../../shared/ui/Overlay.tsx';
import { addressOf, PEOPLE, type Person, PROFILE_PROGRESS, vibeOf } from './data.ts';
import { Face, GigiMark } from './Face.tsx';
import { HomeView } from './Home.tsx';
import { LeaderboardView, type LinkToPerson } from './Leaderboard.tsx';
import { Onboarding } from './Onboarding.tsx';
import { ANALYSIS_MS, GIGI, type GigiState } from './state.ts';

const CallGigi = () => {
  const calling = useAddressed('call');
  const [answer, setAnswer] = useState('You called. Whom are we talking about?');
  return (
    <ModalDialog
      title="Call Gigi"
      onClose={() => void calling.close()}
      className="rounded bg-canvas text-ink"
      titleClassName="gigi-display text-3xl"
    >
      <div className="mt-2 grid justify-items-center gap-5 text-center">
        <GigiMark className="gigi-listening size-24" />
        <p role="status" className="gigi-display min-h-20 text-2xl leading-tight text-balance">
          {answer}
        </p>
        <ul className="grid w-full gap-2">
          {data.callLines.map((line) => (
            <li key={line.question}>
              <button
                type="button"
                onClick={() => setAnswer(line.answer)}
                className="min-h-11 w-full rounded border border-edge px-4 py-2 font-medium hover:bg-sunken"
              >
                {line.question}
              </button>
            </li>
          ))}
        </ul>
        <button type="button" className="demo-button" onClick={() => void calling.close()}>
          <PhoneOff className="size-4" />
          Hang up
        </button>
      </div>
    </ModalDialog>
  );
};

const PAGES = [
  { page: 'home', label: 'Home', Icon: House },
  { page: 'leaderboard', label: 'Leaderboard', Icon: Trophy },
] as const;

type Page = (typeof PAGES)[number]['page'];

const LATER = [
  { label: 'Gossips', Icon: Megaphone },
  { label: 'My intros', Icon: Users },
  { label: 'Invite friends', Icon: Gift },
  { label: 'Settings', Icon: Settings },
] as const;

const ENTRY =
  'flex min-h-10 w-full items-center gap-1.5 rounded px-2 text-sm lg:px-3 lg:min-h-11 lg:gap-3 lg:text-[0.9375rem] font-medium whitespace-nowrap hover:bg-sunken aria-[current]:bg-ink aria-[current]:text-canvas';

const Progress = () => (
  <section aria-label="Your profile" className="rounded bg-raised p-4 ring-1 ring-line">
    <p className="flex items-baseline justify-between gap-2 font-semibold">
      Complete your profile
      <span className="gigi-figure text-xl text-accent">{PROFILE_PROGRESS.percent}%</span>
    </p>
    <progress
      aria-label="Profile completed"
      max={100}
      value={PROFILE_PROGRESS.percent}
      className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
    />
    <p className="mt-2 text-sm text-muted">
      {PROFILE_PROGRESS.done}/{PROFILE_PROGRESS.steps} steps completed
    </p>
  </section>
);

interface SidebarProps {
  readonly page: Page;
  readonly hasProfile: boolean;
  readonly linkTo: (page: Page) => LinkProps;
  readonly onSearch: () => void;
  readonly onCall: () => void;
}

const Sidebar = ({ page, hasProfile, linkTo, onSearch, onCall }: SidebarProps) => (
  <header className="flex flex-col gap-4 border-line px-4 pt-4 sm:px-6 lg:sticky lg:top-0 lg:h-dvh lg:w-72 lg:shrink-0 lg:overflow-y-auto lg:border-r lg:px-5 lg:py-6">
    <div className="flex flex-wrap items-center gap-x-2.5">
      <GigiMark className="size-9" />
      <span className="gigi-display text-4xl">Gigi</span>
      <span className="rounded-sm bg-marker px-1.5 py-0.5 text-xs font-bold text-on-marker">BETA</span>
      <BackHome className="-mr-3 ml-auto lg:hidden" />
    </div>
    <nav
      aria-label="Gigi"
      onFocus={showFocused}
      className="max-lg:-mx-4 max-lg:-my-1.5 max-lg:overflow-x-auto max-lg:fade-ends max-lg:px-4 max-lg:py-1.5"
    >
      <ul className="flex gap-x-0.5 lg:flex-col lg:gap-1">
        <li>
          <button type="button" onClick={onSearch} className={ENTRY}>
            <Search className="size-4 shrink-0" />
            Search people
          </button>
        </li>
        <li>
          <button type="button" onClick={onCall} className={ENTRY}>
            <Phone className="size-4 shrink-0" />
            Call Gigi
          </button>
        </li>
        {PAGES.map(({ page: one, label, Icon }) => (
          <li key={one}>
            <Link {...linkTo(one)} aria-current={one === page ? 'page' : undefined} className={ENTRY}>
              <Icon className="size-4 shrink-0" />
              {label}
            </Link>
          </li>
        ))}
        {LATER.map(({ label, Icon }) => (
          <li key={label}>
            <ComingSoonButton className={ENTRY}>
              <Icon className="size-4 shrink-0" />
              {label}
            </ComingSoonButton>
          </li>
        ))}
      </ul>
    </nav>
    <Progress />
    <div className="grid gap-2">
      <Connect />
      <NotShared
        text={hasProfile ? undefined : 'You look around without a profile.'}
        className="text-muted"
      />
      <SessionEnded className="text-muted" />
    </div>
    <BackHome className="-ml-1 self-start max-lg:hidden" />
  </header>
);

const PersonDialog = ({ person, onClose }: { person: Person; onClose: () => void }) => {
  const { name, title, company, city, rank, score, image } = person;
  return (
    <ModalDialog
      title={name}
      onClose={onClose}
      className="rounded bg-canvas text-ink"
      titleClassName="gigi-display text-4xl"
    >
      <div className="mt-4 flex flex-wrap items-center gap-5">
        <Face seed={image} className="size-28 shrink-0 rounded-full" />
        <div className="min-w-0">
          <p>
            {title}, {company}
          </p>
          <p className="text-muted">{city}</p>
          <p className="mt-2 text-sm text-muted">
            <span className="gigi-figure text-3xl text-accent">{score}</span> of 10, No. {rank} of the Hot
            List
          </p>
        </div>
      </div>
      <p className="mt-5 border-l-2 border-accent pl-3 text-lg text-pretty">{vibeOf(person)}</p>
    </ModalDialog>
  );
};

const Dashboard = ({ state }: { state: Extract<GigiState, { screen: 'dashboard' }> }) => {
  const { send } = GIGI.useDemo();
  const search = useRef<HTMLInputElement>(null);
  const addressed = useAddressed('page');
  const page: Page = addressed.value === 'leaderboard' ? addressed.value : 'home';
  const calling = useAddressed('call');
  const opened = useAddressed('person');
  const person = PEOPLE.find((one) => addressOf(one) === opened.value);
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
      <Sidebar
        page={page}
        hasProfile={state.result !== null}
        linkTo={linkTo}
        onSearch={searchPeople}
        onCall={() => void calling.open('gigi')}
      />
      {/* The page must be taller than any screen by more than 500 px: at that scroll position the second profile set appears. */}
      <main className="min-h-[calc(100dvh+35rem)] min-w-0 flex-1 px-4 pt-8 pb-28 sm:px-6 lg:px-12 lg:pt-12">
        {page === 'home' ? (
          <HomeView state={state} searchRef={search} linkTo={linkToPerson} />
        ) : (
          <LeaderboardView linkTo={linkToPerson} />
        )}
      </main>
      {person && <PersonDialog person={person} onClose={() => void opened.close()} />}
      {calling.value !== null && !person && <CallGigi />}
    </div>
  );
};

export const Component = GIGI.page(() => {
  const { state, send } = GIGI.useDemo();
  const isAnalyzing = state.screen === 'onboarding' && state.step === 'analyzing';
  useTimeout(isAnalyzing, ANALYSIS_MS, () =>
    send({ type: 'url.analyzed', completedAt: new Date().toISOString() }),
  );
  return state.screen === 'onboarding' ? <Onboarding state={state} /> : <Dashboard state={state} />;
});
