import type { Dispatch } from 'react';
import { streakOn } from '../../../shared/lib/streak.ts';
import { useToday } from '../../../shared/lib/use-today.ts';
import type { ProgradEvent, ProgradState } from '../state.ts';
import { Pathway } from './Pathway.tsx';
import { Streak } from './Streak.tsx';

export interface LearnProps {
  readonly state: ProgradState;
  readonly send: Dispatch<ProgradEvent>;
}

const NotYet = () => (
  <div className="grid place-items-center rounded-lg border-2 border-(--line) border-dashed px-6 py-12 text-center">
    <p className="max-w-[44ch] text-(--soft)">
      Your learning pathway appears here once you have loaded your personality data.
    </p>
  </div>
);

/** Placeholder of the learning pathway. The pathway appears after a widget response (specification §2.8). */
export const Learn = ({ state, send }: LearnProps) => {
  const day = useToday();
  return (
    <section id="learn" aria-labelledby="learn-title" className="scroll-mt-24">
      <h2 id="learn-title" className="prograd-display mb-4 text-3xl">
        Learn
      </h2>
      <div aria-live="polite">
        {state.hasPathway ? (
          <div className="grid animate-detail items-start gap-6 lg:grid-cols-[3fr_2fr]">
            <Pathway />
            <Streak
              days={streakOn(state.streak, day)}
              isCheckedIn={state.streak.lastDay === day}
              onCheckIn={() => send({ type: 'streak.checked', day })}
            />
          </div>
        ) : (
          <NotYet />
        )}
      </div>
    </section>
  );
};
