import { Check } from 'lucide-react';
import { Reserved } from '../../shared/demo/demo.tsx';
import { leaving } from '../../shared/lib/focus-heading.ts';
import { useToday } from '../../shared/lib/streak.ts';
import { useChoice } from '../../shared/lib/use-addressed.ts';
import data from './data.json';
import { COUNTERS, GAMES_TO_PLAY, REWARD_TABS } from './data.ts';
import { GampTabs, TournamentArt } from './parts.tsx';
import { DRAW_DAYS, daysDone, GAMP } from './state.ts';

const saidOf = (isCheckedIn: boolean, done: number) => {
  if (!isCheckedIn) return 'Seven days in a row enter the draw.';
  return done === DRAW_DAYS
    ? 'Seven days: you are in the draw.'
    : `Day ${done} is yours. Come back tomorrow.`;
};

const DailyTasks = () => {
  const { state, send } = GAMP.useDemo();
  const { checkIns } = state;
  const day = useToday();
  const isCheckedIn = checkIns.lastDay === day;
  const done = daysDone(checkIns, day);
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      <li className="gamp-panel grid content-start gap-4 p-5 sm:p-6">
        <h2 className="text-xl font-bold">Daily Check-in</h2>
        <ol aria-label="Check-ins in a row" className="grid grid-cols-7 gap-1.5">
          {Array.from({ length: DRAW_DAYS }, (_, index) => index + 1).map((step) => {
            const isDone = step <= done;
            return (
              <li
                key={step}
                className={`grid aspect-square place-items-center rounded-md text-sm font-bold tabular-nums ${isDone ? 'bg-accent text-on-accent' : 'border-[1.5px] border-dashed border-edge text-muted'}`}
              >
                {isDone ? <Check aria-label={`Day ${step}, done`} className="size-5" /> : step}
              </li>
            );
          })}
        </ol>
        <div className="flex flex-wrap items-center gap-4">
          <button
            type="button"
            disabled={isCheckedIn}
            onClick={leaving(() => send({ type: 'streak.checked', day }))}
            className="demo-button"
          >
            {isCheckedIn ? 'Claimed' : 'Claim'}
          </button>
          <p role="status" className="text-sm text-muted">
            {saidOf(isCheckedIn, done)}
          </p>
        </div>
      </li>
      <li className="gamp-panel grid content-start gap-4 p-5 sm:p-6">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-xl font-bold">Play 3 Games</h2>
          <p className="gamp-wide text-2xl tabular-nums">
            {GAMES_TO_PLAY.played}/{GAMES_TO_PLAY.target}
          </p>
        </div>
        <progress
          aria-label="Games played"
          max={GAMES_TO_PLAY.target}
          value={GAMES_TO_PLAY.played}
          className="demo-bar"
        />
        <div className="flex flex-wrap items-center gap-4">
          <button type="button" disabled aria-describedby="play-first" className="demo-button">
            Claim
          </button>
          <p id="play-first" className="text-sm text-muted">
            Opens after your third game.
          </p>
        </div>
      </li>
    </ul>
  );
};

const [COINS] = COUNTERS;

const Milestones = () => {
  const { state } = GAMP.useDemo();
  const steps = [
    { name: 'Connect your data', isReached: state.isConnected },
    { name: 'Join a tournament', isReached: state.joined.length > 0 },
    { name: 'Check in once', isReached: state.checkIns.lastDay !== null },
  ];
  return (
    <ul className="grid gap-3">
      {steps.map(({ name, isReached }) => (
        <li key={name} className="gamp-panel flex min-h-16 items-center justify-between gap-4 px-5">
          <h2 className="font-bold">{name}</h2>
          <p className={isReached ? 'font-bold text-accent' : 'text-muted'}>
            {isReached ? 'Reached' : 'Not yet'}
          </p>
        </li>
      ))}
    </ul>
  );
};

const Redeem = () => (
  <ul className="grid gap-4 sm:grid-cols-3">
    {data.prizes.map(({ name, cost }) => (
      <li key={name} className="gamp-panel grid gap-3 p-5">
        <h2 className="gamp-wide text-2xl">{name}</h2>
        <progress aria-label={`Coins for ${name}`} max={cost} value={COINS.value} className="demo-bar" />
        <p className="text-sm text-muted">
          {COINS.value} of {cost} coins
        </p>
        <button type="button" disabled className="demo-button">
          {cost - COINS.value} coins to go
        </button>
      </li>
    ))}
  </ul>
);

export const RewardsView = () => {
  const { state } = GAMP.useDemo();
  const [tab, setTab] = useChoice('tab', REWARD_TABS);
  return (
    <>
      <h1 className="gamp-wide text-4xl sm:text-6xl">Rewards</h1>
      <Reserved reward={state.reward} className="mt-4 text-accent" />
      <section
        aria-labelledby="bounty"
        className="relative mt-6 overflow-hidden rounded-2xl bg-(--gp-flare) text-on-accent"
      >
        <TournamentArt
          image="shards"
          className="absolute inset-y-0 right-0 h-full w-1/2 [clip-path:polygon(30%_0,100%_0,100%_100%,0_100%)] max-sm:hidden"
        />
        <div className="relative max-w-md p-6 sm:p-8">
          <h2 id="bounty" className="gamp-wide text-3xl">
            Bounty: one PS5
          </h2>
          <p className="mt-2 font-medium">
            Seven check-ins in a row put your name in the hat. Sunday we draw.
          </p>
        </div>
      </section>
      <div className="mt-8">
        <GampTabs label="Rewards" names={REWARD_TABS} chosen={tab} onChoose={setTab}>
          {tab === 'Daily tasks' && <DailyTasks />}
          {tab === 'Milestones' && <Milestones />}
          {tab === 'Redeem' && <Redeem />}
        </GampTabs>
      </div>
    </>
  );
};
