import { Bookmark, Minus, Plus, Star } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Connect, NotShared, Reserved, SessionEnded } from '../../shared/demo/demo.tsx';
import { formatCount } from '../../shared/lib/format.ts';
import { Spinner } from '../../shared/ui/Spinner.tsx';
import { WhyFirst } from '../../shared/ui/WhyFirst.tsx';
import data from './data.json';
import type { Activity } from './data.ts';
import { currentActivity, PROGRAD } from './state.ts';

interface ActivityBibProps {
  readonly activity: Activity;
  readonly place: string;
  /** The button with which the person left the activity before. The same button of this one takes the focus. */
  readonly leftBy: 'skip' | 'save' | null;
  readonly onSkip: () => void;
  readonly onSave: () => void;
}

const BUTTON = 'min-h-12 rounded-md px-6 font-semibold transition-colors';

const ActivityBib = ({ activity, place, leftBy, onSkip, onSave }: ActivityBibProps) => {
  const buttons = { skip: useRef<HTMLButtonElement>(null), save: useRef<HTMLButtonElement>(null) };
  const focused = leftBy && buttons[leftBy];
  useEffect(() => focused?.current?.focus({ preventScroll: true }), [focused]);
  return (
    <article className="prograd-bib grid gap-6 rounded-lg px-6 pt-10 pb-9 sm:px-10">
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <p>
          <span className="prograd-display block text-[min(6rem,25vw)] leading-none text-accent tabular-nums">
            {activity.points}
          </span>
          <span className="text-sm font-semibold">points</span>
        </p>
        <div className="min-w-[min(100%,14rem)] flex-1">
          <p className="text-sm text-muted">{place}</p>
          <h3 className="mt-1 text-2xl leading-tight font-bold">{activity.title}</h3>
          <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
            <span className="inline-flex items-center gap-1.5">
              <Star className="size-4 fill-current" />
              {activity.rating} out of 5
            </span>
            <span className="inline-flex items-center gap-1.5">
              <Bookmark className="size-4" />
              {formatCount(activity.saves)} saves
            </span>
          </p>
        </div>
      </div>
      <ul aria-label="Tags" className="flex flex-wrap gap-2">
        {activity.tags.map((tag) => (
          <li key={tag} className="rounded-sm bg-sunken px-2.5 py-1 text-sm">
            {tag}
          </li>
        ))}
      </ul>
      <dl className="grid gap-4 border-line border-y py-5 sm:grid-cols-2">
        <div>
          <dt className="flex items-center gap-1.5 text-sm font-bold">
            <Plus className="size-4" />
            Pros
          </dt>
          <dd className="mt-1 text-muted">{activity.pros}</dd>
        </div>
        <div>
          <dt className="flex items-center gap-1.5 text-sm font-bold">
            <Minus className="size-4" />
            Cons
          </dt>
          <dd className="mt-1 text-muted">{activity.cons}</dd>
        </div>
      </dl>
      <div className="grid grid-cols-2 gap-3 sm:flex">
        <button
          ref={buttons.skip}
          type="button"
          onClick={onSkip}
          className={`${BUTTON} border border-edge hover:bg-sunken`}
        >
          Skip
        </button>
        <button
          ref={buttons.save}
          type="button"
          onClick={onSave}
          className={`${BUTTON} bg-(--track) text-(--chalk) hover:bg-(--track-deep)`}
        >
          Save
        </button>
      </div>
    </article>
  );
};

const Matching = () => {
  const { state, interests } = PROGRAD.useDemo();
  const isSuited = state.hasPathway && currentActivity(state, interests).isPersonal;
  return (
    <div className="grid grid-cols-1 content-start gap-4 self-start rounded-lg border-(--track) border-t-4 bg-raised p-6">
      <h3 className="text-lg font-bold">{isSuited ? 'Matched to you' : 'Find what fits you'}</h3>
      <p className="text-muted">
        {isSuited
          ? 'These activities follow from what you shared. Share again and we look once more.'
          : state.reward === null
            ? 'Load your personality data: the list changes to activities that suit how you work, and a learning pathway opens.'
            : 'Connect another platform or share again, and we look once more.'}
      </p>
      <dl className="grid">
        {Object.values(data.tiers).map(({ type, reward }) => (
          <div key={type} className="flex flex-wrap justify-between gap-x-4 border-line border-t py-2.5">
            <dt className="min-w-0">{type}</dt>
            <dd className="prograd-display ml-auto self-center text-right text-xl">{reward}</dd>
          </div>
        ))}
      </dl>
      <Connect textLayout="left" className="justify-self-start" />
      <Reserved reward={state.reward} />
      <NotShared className="text-muted" />
      <SessionEnded className="text-muted" />
    </div>
  );
};

const Carousel = () => {
  const { state, interests, send } = PROGRAD.useDemo();
  const { activity, index, entries } = currentActivity(state, interests);
  const [noted, setNoted] = useState('');
  const [leftBy, setLeftBy] = useState<'skip' | 'save' | null>(null);
  if (!activity) return null;

  const save = () => {
    console.info('Saved activity', activity.id);
    setNoted(`“${activity.title}” is noted. A list of what you saved is coming soon.`);
    setLeftBy('save');
    send({ type: 'activity.passed' });
  };
  const skip = () => {
    setNoted('');
    setLeftBy('skip');
    send({ type: 'activity.passed' });
  };

  return (
    <section aria-roledescription="carousel" aria-label="Activities for you">
      <ActivityBib
        key={`${state.activitySet}-${state.turn}`}
        activity={activity}
        place={`${index + 1} of ${entries.length}`}
        leftBy={leftBy}
        onSkip={skip}
        onSave={save}
      />
      <p role="status" className="mt-3 min-h-6 text-sm text-muted">
        {noted}
      </p>
    </section>
  );
};

export const Activities = () => {
  const { state, interests } = PROGRAD.useDemo();
  return (
    <section id="activities" aria-labelledby="activities-title" className="scroll-mt-24">
      <h2 id="activities-title" className="prograd-display mb-4 text-3xl">
        Activities
      </h2>
      {!state.isLoading && (
        <WhyFirst why={currentActivity(state, interests).why} className="-mt-2 mb-4 text-muted" />
      )}
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        {state.isLoading ? (
          <Spinner label="Looking for activities that fit you…" showLabel className="min-h-96" />
        ) : (
          <Carousel />
        )}
        <Matching />
      </div>
    </section>
  );
};
