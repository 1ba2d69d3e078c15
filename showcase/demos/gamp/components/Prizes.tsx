import data from '../data.json';
import { COUNTERS } from '../data.ts';
import type { GampState } from '../state.ts';

const [COINS] = COUNTERS;

/** Milestones that the visitor has reached in this demo. */
export const Milestones = ({ state }: { state: GampState }) => {
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
          <p className={isReached ? 'font-bold text-(--gp-volt)' : 'text-(--gp-soft)'}>
            {isReached ? 'Reached' : 'Not yet'}
          </p>
        </li>
      ))}
    </ul>
  );
};

export const Redeem = () => (
  <ul className="grid gap-4 sm:grid-cols-3">
    {data.prizes.map(({ name, cost }) => (
      <li key={name} className="gamp-panel grid gap-3 p-5">
        <h2 className="gamp-wide text-2xl">{name}</h2>
        <progress aria-label={`Coins for ${name}`} max={cost} value={COINS.value} className="gamp-meter" />
        <p className="text-sm text-(--gp-soft)">
          {COINS.value} of {cost} coins
        </p>
        <button type="button" disabled className="gamp-button">
          {cost - COINS.value} coins to go
        </button>
      </li>
    ))}
  </ul>
);
