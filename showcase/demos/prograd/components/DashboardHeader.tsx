import { Medal } from 'lucide-react';
import { BackHome } from '../../../shared/ui/BackHome.tsx';
import { LEARNING_POINTS } from '../data.ts';
import { type ProgradState, progressLabel, progressOf } from '../state.ts';

export interface DashboardHeaderProps {
  readonly state: ProgradState;
  /** Leads back to the questions. */
  readonly onReopen: () => void;
}

export const DashboardHeader = ({ state, onReopen }: DashboardHeaderProps) => {
  const { amount } = state.answers;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <BackHome className="-ml-3" />
        <h1 className="prograd-display mt-2 text-5xl sm:text-6xl">Prograd</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-(--soft)">
          <span>
            <strong className="text-(--ink)">{progressLabel(progressOf(state))}</strong>{' '}
            {amount ? `You are running for ${amount} a month.` : 'Run at your own pace.'}
          </span>
          <button
            type="button"
            onClick={onReopen}
            className="touch-target min-h-6 font-semibold text-(--link) underline underline-offset-4"
          >
            Change your answers
          </button>
          {state.isPacesetter && (
            <span className="inline-flex items-center gap-1.5 rounded-sm bg-(--spike) px-2 py-0.5 text-sm font-bold text-(--on-spike)">
              <Medal aria-hidden="true" className="size-4" />
              Pacesetter
            </span>
          )}
        </p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="prograd-display text-5xl tabular-nums">{LEARNING_POINTS}</span>
        <span className="text-sm text-(--soft)">learning points</span>
      </p>
    </header>
  );
};
