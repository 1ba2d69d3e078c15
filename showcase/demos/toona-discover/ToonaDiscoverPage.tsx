import './discover.css';
import { ArrowRight, Compass, House, UsersRound } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { personKeyOf } from '../../shared/connect/use-sign-out.ts';
import { Connect, NotShared, SessionEnded, useSession } from '../../shared/demo/demo.tsx';
import { FromTop } from '../../shared/lib/focus-heading.ts';
import { useSearch } from '../../shared/lib/use-addressed.ts';
import { useUnlessStored } from '../../shared/lib/use-hydrated.ts';
import { BackHome } from '../../shared/ui/BackHome.tsx';
import { SceneArt, Wordmark } from './art.tsx';
import { DiscoverView, OpenedCard } from './Discover.tsx';
import { INTEREST_SCENES } from './data.ts';
import { DISCOVER } from './state.ts';

type Page = 'home' | 'discover';

const PAGES = [
  { page: 'home', label: 'Home', to: '?page=home', Icon: House },
  { page: 'discover', label: 'Discover', to: '/toona/discover', Icon: Compass },
] as const;

const ENTRY =
  'flex min-h-11 w-full items-center gap-1.5 rounded-2xl px-1.5 font-bold sm:gap-3 sm:px-4 text-muted hover:bg-raised hover:text-ink aria-[current]:bg-raised aria-[current]:text-accent';

const Sidebar = ({ page }: { page: Page }) => (
  <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-4 lg:sticky lg:top-0 lg:h-dvh lg:w-[min(18rem,40vw)] lg:shrink-0 lg:flex-col lg:flex-nowrap lg:items-stretch lg:justify-start lg:gap-6 lg:px-5 lg:py-8">
    <Wordmark className="text-2xl" />
    <nav aria-label="Toona Discover" className="max-lg:order-last max-lg:w-full">
      <ul className="flex gap-1 max-lg:flex-wrap lg:flex-col">
        {PAGES.map(({ page: one, label, to, Icon }) => (
          <li key={one} className="max-lg:flex-1">
            <Link
              to={to}
              aria-current={one === page ? 'page' : undefined}
              className={`${ENTRY} max-lg:justify-center`}
            >
              <Icon className="size-5" />
              {label}
            </Link>
          </li>
        ))}
        <li className="max-lg:flex-1">
          <Link to="/toona" className={`${ENTRY} max-lg:justify-center`}>
            <UsersRound className="size-5" />
            Cast
          </Link>
        </li>
      </ul>
    </nav>
    <Connect className="max-lg:order-last" />
    <NotShared className="text-muted max-lg:order-last max-lg:w-full" />
    <SessionEnded className="text-muted max-lg:order-last max-lg:w-full" />
    <BackHome className="-mr-3 lg:-ml-1 lg:self-start" />
  </header>
);

/** History state of a page whose link disappeared with the press: the heading takes the focus. */
const REPLACED = 'replaced';

const HomeView = () => (
  <>
    <div className="relative overflow-hidden rounded-[2rem]">
      <SceneArt image="meadow" className="absolute inset-0 size-full" />
      <div className="relative grid min-h-80 content-end justify-items-start gap-4 bg-linear-to-t from-[#1b2646]/80 via-[#1b2646]/35 to-transparent p-6 pt-28 text-white sm:p-10 sm:pt-36">
        <h1 className="discover-title text-4xl sm:text-5xl">Welcome in</h1>
        <p className="max-w-md font-medium">Your sky is set. Twelve things wait under it today.</p>
        <Link
          to="/toona/discover"
          state={REPLACED}
          className="inline-flex min-h-12 items-center gap-2 rounded-2xl bg-white px-5 font-bold text-[#1b2646] hover:bg-[#ffe9d9]"
        >
          See what is new
          <ArrowRight className="size-5" />
        </Link>
      </div>
    </div>
    <section aria-labelledby="interests" className="mt-10">
      <h2 id="interests" className="discover-title text-2xl">
        What you brought along
      </h2>
      <ul className="mt-4 grid grid-cols-pairs gap-3 sm:gap-5 xl:grid-cols-4">
        {INTEREST_SCENES.map(({ interest, image }) => (
          <li key={interest} className="discover-card overflow-hidden">
            <SceneArt image={image} className="aspect-square w-full" />
            <p className="px-4 py-3 font-bold">{interest}</p>
          </li>
        ))}
      </ul>
    </section>
  </>
);

/** The widget is the only way to log in (specification §4.6). */
const Login = () => (
  <main
    data-unless-stored={useUnlessStored(personKeyOf('toona-discover'))}
    className="relative grid min-h-dvh content-end overflow-hidden px-4 py-20 sm:content-center sm:px-8"
  >
    <SceneArt image="sea" className="absolute inset-0 size-full" />
    <BackHome className="absolute top-4 left-4 bg-raised opacity-100 sm:top-6 sm:left-6" />
    <div className="discover-card relative mx-auto grid w-full max-w-md justify-items-start gap-4 p-6 sm:ml-[6%] sm:p-9">
      <Wordmark className="text-2xl" />
      <h1 className="discover-title text-4xl sm:text-5xl">Look up. There is more to watch.</h1>
      <p className="text-muted">
        Lists, guides, songs and films, gathered around what you like. Log in and your interests come along.
      </p>
      <div className="mt-1">
        <Connect textLayout="below" />
      </div>
      <p role="status" className="text-sm text-muted empty:sr-only">
        {useSession().isDeclined &&
          'Nothing was shared, so you are not logged in. Sign in again to choose anew.'}
      </p>
    </div>
  </main>
);

export const Component = DISCOVER.page(() => {
  const { state } = DISCOVER.useDemo();
  const location = useLocation();
  const page: Page = useSearch().get('page') === 'home' ? 'home' : 'discover';
  if (state.user === 'loggedOut') return <Login />;
  return (
    <div className="mx-auto max-w-[88rem] lg:flex">
      {location.state === REPLACED && <FromTop />}
      <Sidebar page={page} />
      <main className="min-w-0 flex-1 px-4 pt-4 pb-24 sm:px-6 lg:py-8 lg:pr-10">
        {page === 'home' ? <HomeView /> : <DiscoverView />}
      </main>
      <OpenedCard />
    </div>
  );
});
