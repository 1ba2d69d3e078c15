import { Check } from 'lucide-react';
import { leaving } from '../../../shared/lib/leaving.ts';
import type { Streak } from '../../../shared/lib/streak.ts';
import { useToday } from '../../../shared/lib/use-today.ts';
import { CHECK_IN_DAYS, GAMES_TO_PLAY } from '../data.ts';
import { DRAW_DAYS, daysDone } from '../state.ts';

export interface DailyTasksProps {
  readonly checkIns: Streak;
  readonly onCheckIn: (day: string) => void;
}

const saidOf = (isCheckedIn: boolean, done: number) => {
  if (!isCheckedIn) return 'Seven days in a row enter the draw.';
  return done === DRAW_DAYS
    ? 'Seven days: you are in the draw.'
    : `Day ${done} is yours. Come back tomorrow.`;
};

export const DailyTasks = ({ checkIns, onCheckIn }: DailyTasksProps) => {
  const day = useToday();
  const isCheckedIn = checkIns.lastDay === day;
  const done = daysDone(checkIns, day);
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      <li className="gamp-panel grid content-start gap-4 p-5 sm:p-6">
        <h2 className="text-xl font-bold">Daily Check-in</h2>
        <ol aria-label="Check-ins in a row" className="grid grid-cols-7 gap-1.5">
          {CHECK_IN_DAYS.map((step) => {
            const isDone = step <= done;
            return (
              <li
                key={step}
                className={`grid aspect-square place-items-center rounded-md text-sm font-bold tabular-nums ${isDone ? 'bg-(--gp-volt) text-(--gp-on-volt)' : 'border-[1.5px] border-dashed border-(--gp-edge) text-(--gp-soft)'}`}
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
            onClick={leaving(() => onCheckIn(day))}
            className="gamp-button"
          >
            {isCheckedIn ? 'Claimed' : 'Claim'}
          </button>
          <p role="status" className="text-sm text-(--gp-soft)">
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
          className="gamp-meter"
        />
        <div className="flex flex-wrap items-center gap-4">
          <button type="button" disabled aria-describedby="play-first" className="gamp-button">
            Claim
          </button>
          <p id="play-first" className="text-sm text-(--gp-soft)">
            Opens after your third game.
          </p>
        </div>
      </li>
    </ul>
  );
};
