import { type Dispatch, useState } from 'react';
import type { Interests } from '../../../shared/connect/personal-order.ts';
import { Spinner } from '../../../shared/ui/Spinner.tsx';
import { WhyFirst } from '../../../shared/ui/WhyFirst.tsx';
import { currentActivity, isMatched, type ProgradEvent, type ProgradState } from '../state.ts';
import { ActivityBib } from './ActivityBib.tsx';
import { Matching } from './Matching.tsx';

export interface ActivitiesProps {
  readonly state: ProgradState;
  readonly interests: Interests;
  readonly send: Dispatch<ProgradEvent>;
}

const Carousel = ({ state, interests, send }: ActivitiesProps) => {
  const { activity, index, count } = currentActivity(state, interests);
  const [noted, setNoted] = useState('');
  const [leftBy, setLeftBy] = useState<'skip' | 'save' | null>(null);
  if (!activity) return null;

  const save = () => {
    console.info('Saved activity', activity.id);
    setNoted(`“${activity.title}” is noted. A list of what you saved is coming soon.`);
    setLeftBy('save');
    send({ type: 'activity.saved' });
  };
  const skip = () => {
    setNoted('');
    setLeftBy('skip');
    send({ type: 'activity.skipped' });
  };

  return (
    <section aria-roledescription="carousel" aria-label="Activities for you">
      <ActivityBib
        key={`${state.activitySet}-${state.turn}`}
        activity={activity}
        place={`${index + 1} of ${count}`}
        leftBy={leftBy}
        onSkip={skip}
        onSave={save}
      />
      <p role="status" className="mt-3 min-h-6 text-sm text-(--soft)">
        {noted}
      </p>
    </section>
  );
};

export const Activities = ({ state, interests, send }: ActivitiesProps) => (
  <section id="activities" aria-labelledby="activities-title" className="scroll-mt-24">
    <h2 id="activities-title" className="prograd-display mb-4 text-3xl">
      Activities
    </h2>
    {!state.isLoading && (
      <WhyFirst why={currentActivity(state, interests).why} className="-mt-2 mb-4 text-(--soft)" />
    )}
    <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
      {state.isLoading ? (
        <Spinner label="Looking for activities that fit you…" showLabel className="min-h-96" />
      ) : (
        <Carousel state={state} interests={interests} send={send} />
      )}
      <Matching
        hasShared={state.hasPathway}
        isMatched={state.hasPathway && isMatched(state, interests)}
        reward={state.reward}
        hasDeclined={state.hasDeclined}
        onDecline={() => send({ type: 'widget.declined' })}
      />
    </div>
  </section>
);
