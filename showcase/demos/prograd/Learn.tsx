import { Check, ChevronDown, Flame, Lock } from 'lucide-react';
import { leaving } from '../../shared/lib/focus-heading.ts';
import { streakOn, useToday } from '../../shared/lib/streak.ts';
import data from './data.json';
import { STREAK_LENGTH } from './data.ts';
import { PROGRAD } from './state.ts';

/** With large letters, the title is below its number and mark. */
const ROW =
  'flex min-h-16 items-center gap-4 px-5 py-3 @max-[15rem]:flex-wrap @max-[15rem]:justify-between sm:px-6';

const Numbered = ({ number, title, note }: { number: number; title: string; note: string }) => (
  <>
    <span aria-hidden="true" className="prograd-display w-7 shrink-0 text-3xl">
      {number}
    </span>
    <span className="min-w-0 flex-1 @max-[15rem]:order-last @max-[15rem]:basis-full">
      <span className="block font-semibold">
        <span className="sr-only">Lesson {number}: </span>
        {title}
      </span>
      <span className="block text-sm">{note}</span>
    </span>
  </>
);

const Pathway = () => (
  <div className="@container overflow-hidden rounded-lg bg-raised">
    <div className="px-5 pt-6 pb-5 sm:px-6">
      <h3 className="text-2xl leading-tight font-bold">{data.pathway.title}</h3>
      <p className="mt-1 text-muted">{data.pathway.lessons.length} lessons</p>
    </div>
    <ol>
      {data.pathway.lessons.map((lesson, index) => (
        <li key={lesson.title} className="border-line border-t">
          {lesson.text ? (
            <details className="group">
              <summary className={`${ROW} list-none hover:bg-sunken [&::-webkit-details-marker]:hidden`}>
                <Numbered number={index + 1} title={lesson.title} note={`${lesson.minutes} min, open now`} />
                <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
              </summary>
              <div className="grid max-w-[60ch] gap-3 px-5 pt-1 pb-6 sm:px-6 sm:pl-17">
                {lesson.text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          ) : (
            <p className={`${ROW} text-muted`}>
              <Numbered
                number={index + 1}
                title={lesson.title}
                note={`${lesson.minutes} min. ${lesson.opens}`}
              />
              <Lock className="size-5 shrink-0" />
              <span className="sr-only">Locked</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  </div>
);

const DAYS = Array.from({ length: STREAK_LENGTH }, (_, index) => index + 1);

const StreakCard = () => {
  const { state, send } = PROGRAD.useDemo();
  const day = useToday();
  const days = streakOn(state.streak, day);
  const isCheckedIn = state.streak.lastDay === day;
  return (
    <div className="prograd-track grid content-between gap-6 rounded-lg p-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-[1_1_10rem]">
          <h3 className="text-lg font-bold">Streak check-in</h3>
          <p className="mt-1 text-sm">
            {isCheckedIn ? 'Checked in. Come back tomorrow.' : 'Check in once a day to keep your pace.'}
          </p>
        </div>
        <p className="flex shrink-0 items-center gap-1.5">
          <Flame className="size-6" />
          <span className="prograd-display text-4xl tabular-nums">{days}</span>
          <span className="text-sm">days</span>
        </p>
      </div>
      <ol className="grid grid-cols-7 border-white/85 border-y-2">
        {DAYS.map((step) => (
          <li
            key={step}
            className="grid h-16 place-items-center border-white/85 not-last:border-r-2 data-[run]:bg-black/30"
            data-run={step <= days ? '' : undefined}
          >
            {step <= days ? (
              <Check className="size-5 text-(--spike)" strokeWidth={3} />
            ) : (
              <span aria-hidden="true" className="prograd-display text-2xl">
                {step}
              </span>
            )}
            <span className="sr-only">
              Day {step}: {step <= days ? 'checked in' : 'not yet'}
            </span>
          </li>
        ))}
      </ol>
      <button
        type="button"
        disabled={isCheckedIn}
        onClick={leaving(() => send({ type: 'streak.checked', day }))}
        className="min-h-12 rounded-md bg-(--spike) px-6 font-bold text-(--on-spike) hover:not-disabled:brightness-95 disabled:bg-black/30 disabled:text-(--chalk)"
      >
        {isCheckedIn ? 'Checked in today' : 'Check in'}
      </button>
    </div>
  );
};

const NotYet = () => (
  <div className="grid place-items-center rounded-lg border-2 border-line border-dashed px-6 py-12 text-center">
    <p className="max-w-[44ch] text-muted">
      Your learning pathway appears here once you have loaded your personality data.
    </p>
  </div>
);

export const Learn = () => {
  const { state } = PROGRAD.useDemo();
  return (
    <section id="learn" aria-labelledby="learn-title" className="scroll-mt-24">
      <h2 id="learn-title" className="prograd-display mb-4 text-3xl">
        Learn
      </h2>
      <div aria-live="polite">
        {state.hasPathway ? (
          <div className="grid animate-detail items-start gap-6 lg:grid-cols-[3fr_2fr]">
            <Pathway />
            <StreakCard />
          </div>
        ) : (
          <NotYet />
        )}
      </div>
    </section>
  );
};
