import './gamp.css';
import { Coins, Gift, House, Ticket, Trophy, UserRound } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useEnded } from '../../shared/connect/use-signed-in.ts';
import { Connect, NotShared, useSession } from '../../shared/demo/demo.tsx';
import { BackHome } from '../../shared/ui/BackHome.tsx';
import { ComingSoonButton } from '../../shared/ui/ComingSoon.tsx';
import { COUNTERS } from './data.ts';
import { HomeView } from './Home.tsx';
import { Login } from './Login.tsx';
import { Brand } from './parts.tsx';
import { RewardsView } from './Rewards.tsx';
import { GAMP } from './state.ts';

const ICONS = { coins: Coins, tickets: Ticket, trophies: Trophy } as const;

const Header = () => (
  <header className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-4 sm:px-8 sm:pt-6">
    <Brand className="text-3xl" />
    <BackHome className="max-sm:order-2 max-sm:ml-auto max-sm:-mr-3" />
    <ul aria-label="Your balance" className="flex flex-wrap gap-2 max-sm:order-3 max-sm:w-full sm:ml-auto">
      {COUNTERS.map(({ name, value }) => {
        const Icon = ICONS[name];
        return (
          <li
            key={name}
            className="gamp-panel flex min-h-10 items-center justify-center gap-2 px-3 font-bold tabular-nums max-sm:flex-1"
          >
            <Icon className="size-4 text-accent" />
            {value}
            <span className="sr-only">{name}</span>
          </li>
        );
      })}
    </ul>
    {/* On a wide screen, room for the longest label is reserved, so that the balance does not move. */}
    <Connect className="order-last max-sm:w-full lg:min-w-72 lg:justify-end" />
    <NotShared className="order-last w-full text-muted sm:text-right" />
  </header>
);

const LINKS = [
  { page: 'home', label: 'Home', to: '/gamp', Icon: House },
  { page: 'rewards', label: 'Rewards', to: '/gamp/rewards', Icon: Gift },
] as const;

/** A low screen gets a flatter bar, because the bar covers the page. */
const LOW =
  '[@media(max-height:30rem)]:min-h-9 [@media(max-height:30rem)]:flex-row [@media(max-height:30rem)]:flex-wrap [@media(max-height:30rem)]:gap-2';

const ENTRY =
  'flex min-h-13 w-full flex-col items-center justify-center gap-0.5 rounded-lg px-1 py-1 text-xs font-bold text-muted hover:text-ink aria-[current]:bg-accent aria-[current]:text-on-accent';

const BottomNav = ({ page }: { page: keyof typeof TITLES }) => (
  <nav
    aria-label="GAMP"
    className="gamp-dock print:hidden fixed inset-x-[12px] bottom-3 z-30 rounded-xl border border-line bg-sunken p-1.5 shadow-2xl md:right-auto md:left-1/2 md:w-88 md:-translate-x-1/2"
  >
    <ul className="grid grid-cols-[repeat(3,minmax(max-content,1fr))] items-end gap-1">
      {LINKS.map(({ page: one, label, to, Icon }) => (
        <li key={one}>
          <Link to={to} aria-current={one === page ? 'page' : undefined} className={`${ENTRY} ${LOW}`}>
            <Icon className="size-5" />
            {label}
          </Link>
        </li>
      ))}
      <li>
        {/* On the edge of the bar, the tag neither makes it higher nor covers the icon. */}
        <ComingSoonButton
          className={`${ENTRY} ${LOW} relative`}
          tagClassName="absolute top-0 right-0 -translate-y-1/2 bg-sunken px-1! opacity-100!"
        >
          <UserRound className="size-5" />
          Profile
        </ComingSoonButton>
      </li>
    </ul>
  </nav>
);

/** The log-out of a person without the widget's menu, which has a sign-out of its own. */
const LogOut = () => {
  const { connect, hasShared, texts, leave } = useSession();
  const ended = useEnded(connect, hasShared);
  return hasShared && ended === null ? null : (
    <p className="mt-12 flex flex-wrap items-center gap-4 border-t border-line pt-5 text-sm text-muted">
      {ended === null ? 'You are logged in by e-mail.' : `${ended} ${texts.ended}`}
      <button type="button" onClick={leave} className="demo-button gamp-quiet">
        Log Out
      </button>
    </p>
  );
};

const TITLES = { home: 'GAMP', rewards: 'Rewards | GAMP' } as const;

export const Component = GAMP.page(() => {
  const { state } = GAMP.useDemo();
  const rest = useParams()['*'];
  const page = rest?.replace(/\/$/, '').toLowerCase() === 'rewards' ? 'rewards' : 'home';
  if (state.screen === 'login') {
    return (
      <>
        <title>GAMP: log in</title>
        <Login />
      </>
    );
  }
  return (
    <>
      <title>{TITLES[page]}</title>
      <Header />
      <main className="mx-auto max-w-6xl px-4 pt-5 pb-40 sm:px-8 sm:pt-8">
        {page === 'rewards' ? <RewardsView /> : <HomeView />}
        <LogOut />
      </main>
      <BottomNav page={page} />
    </>
  );
});
