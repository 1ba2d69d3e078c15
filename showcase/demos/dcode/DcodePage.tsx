import data from './data.json';
import './dcode.css';
import { ArrowRight, ChevronDown, PenLine, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { formatCount } from '../../shared/lib/format.ts';
import { BackHome } from '../../shared/ui/BackHome.tsx';
import { ComingSoonButton } from '../../shared/ui/ComingSoon.tsx';
import { POINTS, type Profile } from './data.ts';
import { Leaf, MemberSignIn, Monk } from './parts.tsx';
import { DCODE } from './state.ts';

const PlaceNav = () => {
  const { hash } = useLocation();
  return (
    <nav aria-label="Town" className="flex flex-wrap max-sm:justify-between sm:gap-x-1 lg:gap-x-3">
      {data.places.map(({ id, name }, index) => (
        <Link
          key={id}
          to={`#${id}`}
          aria-current={hash === `#${id}` || (!hash && index === 0) ? 'location' : undefined}
          className="dcode-hand inline-flex min-h-11 items-center border-transparent border-b-2 px-1 text-base sm:px-2 sm:text-lg hover:border-white/50 aria-[current]:border-(--gilt) aria-[current]:text-(--gilt)"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
};

const TownHeader = () => (
  <header className="dcode-band">
    <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 pt-4 pb-3 sm:px-8">
      <p className="dcode-hand text-3xl">
        D<span className="text-(--gilt)">code</span>
      </p>
      <div className="order-last max-lg:-mx-1 sm:max-lg:-mx-2 max-lg:w-full lg:order-none">
        <PlaceNav />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:w-full max-sm:justify-between">
        <p>
          <span className="dcode-hand text-xl tabular-nums">{formatCount(POINTS)}</span> points
        </p>
        <ComingSoonButton
          note="Wallets are coming soon"
          className="inline-flex min-h-11 flex-wrap items-center gap-2 border-2 border-(--gilt) px-4 py-1 font-semibold text-(--gilt) hover:bg-(--gilt)/15"
        >
          <Wallet className="size-4" />
          Connect wallet
        </ComingSoonButton>
      </div>
    </div>
    <div className="border-white/20 border-t">
      <div className="mx-auto max-w-6xl px-4 sm:px-8">
        <BackHome className="-ml-3" />
      </div>
    </div>
  </header>
);

const MonkAi = () => (
  <Leaf
    id="monk-ai"
    title="Monk AI"
    className="lg:grid lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr] lg:gap-x-12"
  >
    <p className="mt-2 text-muted">Asked often, answered once. Questions of your own are coming soon.</p>
    <div className="max-lg:mt-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:[&>:first-child]:border-t-0">
      {data.answers.map(({ question, answer }) => (
        <details key={question} className="group border-line border-t">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2 font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown className="size-4 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <p className="max-w-[58ch] border-(--rubric) border-l-2 pl-4 mb-4">{answer}</p>
        </details>
      ))}
    </div>
  </Leaf>
);

const ProjectSagas = () => (
  <Leaf id="project-sagas" title="Project Sagas">
    <ul className="mt-4 grid gap-6 md:grid-cols-3 md:gap-y-2">
      {data.sagas.map(({ numeral, title, text, chapters, done }) => (
        <li key={numeral} className="grid content-start gap-2 md:row-span-5 md:grid-rows-subgrid">
          <p className="dcode-hand text-4xl text-(--rubric)">
            <span className="sr-only">Saga </span>
            {numeral}
          </p>
          <h3 className="dcode-hand text-xl">{title}</h3>
          <p className="text-muted">{text}</p>
          <progress value={done} max={chapters} aria-label={`Chapters of ${title}`} className="demo-bar" />
          <p className="text-sm">
            {done} of {chapters} chapters
          </p>
        </li>
      ))}
    </ul>
  </Leaf>
);

const Treasury = ({ children }: { readonly children: ReactNode }) => (
  <Leaf id="treasury" title="Treasury">
    <dl className="mt-4 grid">
      {data.ledger.map(({ reason, points }) => (
        <div key={reason} className="flex items-baseline justify-between gap-4 py-1.5">
          <dt>{reason}</dt>
          <dd className="tabular-nums">{formatCount(points)}</dd>
        </div>
      ))}
      <div className="dcode-ruled mt-2 flex items-baseline justify-between gap-4 pt-3">
        <dt className="font-semibold">Points in all</dt>
        <dd className="dcode-hand text-2xl tabular-nums">{formatCount(POINTS)}</dd>
      </div>
    </dl>
    {children}
  </Leaf>
);

const CARD =
  'group dcode-leaf flex flex-wrap items-center gap-5 p-5 transition-colors hover:bg-sunken sm:px-8';

const ProfileCards = ({ profile }: { readonly profile: Profile }) => (
  <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
    <Link to="/profile" className={CARD}>
      <Monk avatar={profile.avatar} alt="" className="size-20 shrink-0" />
      <span className="min-w-[min(100%,8rem)] flex-1">
        <span className="dcode-hand block text-xl break-words">{profile.username}</span>
        <span className="block text-sm text-muted">
          Level {data.standing.level}, {profile.role}
        </span>
        <span className="mt-1 inline-flex items-center gap-1.5 text-sm font-semibold text-accent">
          View profile
          <ArrowRight className="size-4 transition-transform group-hover:translate-x-1" />
        </span>
      </span>
    </Link>
    <Link to="/edit-profile" className={CARD}>
      <span className="grid size-20 shrink-0 place-items-center border border-edge border-dashed">
        <PenLine className="size-7" strokeWidth={1.5} />
      </span>
      <span className="min-w-[min(100%,8rem)] flex-1">
        <span className="dcode-hand block text-xl">Edit profile</span>
        <span className="block text-sm text-muted">Avatar, name, role and topics</span>
      </span>
    </Link>
  </div>
);

const RecentActivity = () => (
  <Leaf id="recent-activity" title="Recent activity">
    <ol className="mt-4 grid">
      {data.activity.map(({ when, text }) => (
        <li key={when} className="grid gap-x-6 border-line py-3 not-first:border-t sm:grid-cols-[7rem_1fr]">
          <span className="text-sm text-(--rubric) leading-6">{when}</span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  </Leaf>
);

const UpcomingEvents = () => (
  <Leaf id="upcoming-events" title="Upcoming events">
    <ol className="mt-4 grid gap-4">
      {data.events.map(({ day, at, title, place }) => (
        <li key={day} className="flex gap-4">
          <span className="grid size-14 shrink-0 place-content-center border border-(--rubric) text-center text-(--rubric)">
            <span className="dcode-hand text-xl">{day}</span>
            <span className="text-xs leading-4">{at}</span>
          </span>
          <span className="min-w-0">
            <span className="block leading-snug font-semibold">{title}</span>
            <span className="text-sm text-muted">{place}</span>
          </span>
        </li>
      ))}
    </ol>
  </Leaf>
);

export const Component = DCODE.page(() => {
  const { profile, hasBadges } = DCODE.useDemo().state;
  return (
    <>
      <TownHeader />
      <main className="mx-auto max-w-6xl px-4 pt-10 pb-28 sm:px-8">
        <h1 id="town-hall" className="dcode-hand dcode-initial scroll-mt-6 text-5xl sm:text-7xl">
          Town Hall
        </h1>
        <p className="mt-5 max-w-[52ch] text-lg break-words text-muted">
          Good to see you, {profile.username}. The Order stands third in the season league, and Saga IV is
          looking for a backend hand.
        </p>
        <div className="mt-10 grid grid-cols-1 gap-6">
          <ProfileCards profile={profile} />
          <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
            <RecentActivity />
            <UpcomingEvents />
          </div>
          <MonkAi />
          <ProjectSagas />
          <Treasury>
            <div className="mt-6 flex flex-wrap items-center justify-between gap-4 bg-sunken p-5">
              <p className="max-w-[48ch]">
                {hasBadges
                  ? 'You are signed in. Your badges are on your profile.'
                  : 'Sign in, and the badges you have earned appear on your profile.'}
              </p>
              <MemberSignIn layout="right" />
            </div>
          </Treasury>
        </div>
      </main>
    </>
  );
});
