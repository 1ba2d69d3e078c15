import data from './data.json';
import drawings from './drawings.json';
import './prograd.css';
import { Gift, GraduationCap, Medal, Search, Timer } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useAddressed } from '../../shared/lib/use-addressed.ts';
import { useTimeout } from '../../shared/lib/use-window-event.ts';
import { BackHome } from '../../shared/ui/BackHome.tsx';
import { Drawing } from '../../shared/ui/Drawing.tsx';
import { Activities } from './Activities.tsx';
import { LOADING_DELAY_MS, SECTIONS } from './data.ts';
import { Learn } from './Learn.tsx';
import { Onboarding } from './Questions.tsx';
import { SearchOverlay } from './SearchOverlay.tsx';
import { PROGRAD, progressLabel, progressOf } from './state.ts';

const ICONS = { activities: Timer, learn: GraduationCap, rewards: Gift } as const;

const ITEM =
  'grid min-h-14 w-full min-w-fit flex-1 place-items-center content-center gap-1 rounded-md px-1 py-2 text-xs font-medium hover:bg-black/25 aria-[current]:bg-black/35';

const SideIcons = ({ onSearch }: { readonly onSearch: () => void }) => {
  const { hash } = useLocation();
  return (
    <nav
      aria-label="Dashboard"
      className="prograd-track sticky top-0 z-10 flex items-center max-md:flex-wrap gap-1 px-2 py-1.5 md:h-dvh md:flex-col md:px-1.5 md:py-6"
    >
      <p aria-hidden="true" className="prograd-display hidden text-5xl text-(--spike) md:mb-6 md:block">
        P
      </p>
      <button type="button" onClick={onSearch} className={ITEM}>
        <Search className="size-5" />
        Search
      </button>
      {SECTIONS.map(({ id, name }) => {
        const Icon = ICONS[id];
        return (
          <Link
            key={id}
            to={`#${id}`}
            aria-current={hash === `#${id}` ? 'location' : undefined}
            className={ITEM}
          >
            <Icon className="size-5" />
            {name}
          </Link>
        );
      })}
    </nav>
  );
};

const DashboardHeader = () => {
  const { state, send } = PROGRAD.useDemo();
  const { amount } = state.answers;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <BackHome className="-ml-3" />
        <h1 className="prograd-display mt-2 text-5xl sm:text-6xl">Prograd</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <span>
            <strong className="text-ink">{progressLabel(progressOf(state))}</strong>{' '}
            {amount ? `You are running for ${amount} a month.` : 'Run at your own pace.'}
          </span>
          <button
            type="button"
            onClick={() => send({ type: 'questions.reopened' })}
            className="touch-target min-h-6 font-semibold text-accent underline underline-offset-4"
          >
            Change your answers
          </button>
          {state.isPacesetter && (
            <span className="inline-flex items-center gap-1.5 rounded-sm bg-(--spike) px-2 py-0.5 text-sm font-bold text-(--on-spike)">
              <Medal className="size-4" />
              Pacesetter
            </span>
          )}
        </p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="prograd-display text-5xl tabular-nums">1000</span>
        <span className="text-sm text-muted">learning points</span>
      </p>
    </header>
  );
};

const PromoBanner = () => (
  <section
    aria-labelledby="prograd-promo"
    className="prograd-track relative isolate grid items-center gap-6 overflow-hidden rounded-lg p-6 sm:p-8 lg:grid-cols-[minmax(min-content,1fr)_auto]"
  >
    <Drawing
      of={drawings.bend}
      className="absolute inset-0 -z-10 size-full opacity-25 [mask-image:linear-gradient(90deg,transparent_30%,#000_75%)]"
    />
    <div>
      <h2 id="prograd-promo" className="prograd-display text-4xl sm:text-5xl">
        {data.promo.title}
      </h2>
      <p className="mt-3 max-w-[44ch]">
        {data.promo.text}{' '}
        <Link
          to="#activities"
          className="inline-block py-0.5 font-semibold underline underline-offset-4 hover:no-underline"
        >
          Choose an activity
        </Link>
      </p>
    </div>
    <p className="prograd-digits w-fit rounded-md border-4 border-black/60 px-5 py-4 text-xl tracking-wide sm:text-3xl">
      {data.promo.countdown}
    </p>
  </section>
);

const Rewards = () => (
  <section id="rewards" aria-labelledby="rewards-title" className="scroll-mt-24">
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <h2 id="rewards-title" className="prograd-display text-3xl">
        Rewards
      </h2>
      <p className="prograd-digits inline-flex items-center gap-2 rounded-sm px-3 py-1.5 text-sm">
        <Timer className="size-4" />
        Only 23h left
      </p>
    </div>
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {data.rewards.map(({ id, value, how }) => (
        <li key={id} className="prograd-ticket grid h-44 grid-rows-[62%_38%] rounded-lg bg-raised">
          <p className="prograd-display flex items-end px-6 pb-4 text-3xl">{value}</p>
          <p className="prograd-tear mx-4 px-2 pt-3 text-sm text-muted">{how}</p>
        </li>
      ))}
    </ul>
  </section>
);

const Dashboard = () => {
  const searching = useAddressed('search', ['q']);

  return (
    <div className="md:grid md:grid-cols-[5rem_1fr]">
      <SideIcons onSearch={() => void searching.open('all')} />
      <main className="mx-auto grid w-full max-w-6xl gap-10 px-4 pt-6 pb-28 sm:px-8 md:pt-10">
        <DashboardHeader />
        <PromoBanner />
        <Activities />
        <Learn />
        <Rewards />
      </main>
      {searching.value !== null && <SearchOverlay onClose={() => void searching.close()} />}
    </div>
  );
};

export const Component = PROGRAD.page(() => {
  const { state, send } = PROGRAD.useDemo();
  useTimeout(state.isLoading, LOADING_DELAY_MS, () => send({ type: 'loading.ended' }));
  return state.question === null ? <Dashboard /> : <Onboarding question={state.question} />;
});
