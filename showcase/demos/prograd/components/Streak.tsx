import { Check, Flame } from 'lucide-react';
import { leaving } from '../../../shared/lib/leaving.ts';
import { STREAK_LENGTH } from '../data.ts';

export interface StreakProps {
  readonly days: number;
  readonly isCheckedIn: boolean;
  readonly onCheckIn: () => void;
}

const DAYS = Array.from({ length: STREAK_LENGTH }, (_, index) => index + 1);

export const Streak = ({ days, isCheckedIn, onCheckIn }: StreakProps) => (
  <div className="prograd-track grid content-between gap-6 rounded-lg p-6">
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0 flex-[1_1_10rem]">
        <h3 className="text-lg font-bold">Streak check-in</h3>
        <p className="mt-1 text-sm">
          {isCheckedIn ? 'Checked in. Come back tomorrow.' : 'Check in once a day to keep your pace.'}
        </p>
      </div>
      <p className="flex shrink-0 items-center gap-1.5">
        <Flame aria-hidden="true" className="size-6" />
        <span className="prograd-display text-4xl tabular-nums">{days}</span>
        <span className="text-sm">days</span>
      </p>
    </div>
    <ol className="grid grid-cols-7 border-white/85 border-y-2">
      {DAYS.map((day) => (
        <li
          key={day}
          className="grid h-16 place-items-center border-white/85 not-last:border-r-2 data-[run]:bg-black/30"
          data-run={day <= days ? '' : undefined}
        >
          {day <= days ? (
            <Check aria-hidden="true" className="size-5 text-(--spike)" strokeWidth={3} />
          ) : (
            <span aria-hidden="true" className="prograd-display text-2xl">
              {day}
            </span>
          )}
          <span className="sr-only">
            Day {day}: {day <= days ? 'checked in' : 'not yet'}
          </span>
        </li>
      ))}
    </ol>
    <button
      type="button"
      disabled={isCheckedIn}
      onClick={leaving(onCheckIn)}
      className="min-h-12 rounded-md bg-(--spike) px-6 font-bold text-(--on-spike) hover:not-disabled:brightness-95 disabled:bg-black/30 disabled:text-(--chalk)"
    >
      {isCheckedIn ? 'Checked in today' : 'Check in'}
    </button>
  </div>
);
