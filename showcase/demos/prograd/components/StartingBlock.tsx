import { Check } from 'lucide-react';
import { STEPS } from '../data.ts';
import { type ProgradState, progressLabel, progressOf } from '../state.ts';

export interface StartingBlockProps {
  readonly state: ProgradState;
  /** The step of the current question. */
  readonly step: (typeof STEPS)[number];
}

const Lanes = ({ step }: Pick<StartingBlockProps, 'step'>) => {
  const current = STEPS.indexOf(step);
  return (
    <ol
      aria-label="Steps"
      className="grid grid-cols-2 border-white/85 border-t-2 max-lg:-mr-0.5 max-lg:@min-[22rem]:grid-cols-4 lg:flex-1 lg:grid-cols-1 lg:grid-rows-4 lg:border-b-2"
    >
      {STEPS.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? 'step' : undefined}
          className="border-white/85 px-3 py-2 max-lg:border-r-2 max-lg:border-b-2 aria-[current]:bg-black/25 max-lg:first:pl-5 sm:max-lg:first:pl-10 lg:flex lg:items-center lg:gap-6 lg:px-10 lg:py-0 lg:not-last:border-b-2"
        >
          <span className="flex items-center justify-between gap-2 lg:contents">
            <span
              aria-hidden="true"
              className="prograd-display text-2xl lg:w-16 lg:text-[clamp(3rem,9vh,6rem)]"
            >
              {index + 1}
            </span>
            {index < current && (
              <span className="lg:order-last lg:ml-auto">
                <Check aria-hidden="true" className="size-4 lg:size-7" strokeWidth={3} />
                <span className="sr-only">done</span>
              </span>
            )}
            {index === current && (
              <span
                aria-hidden="true"
                className="size-3 rounded-full bg-(--spike) lg:order-last lg:ml-auto lg:size-5"
              />
            )}
          </span>
          <span className="block text-xs leading-4 font-semibold sm:text-sm lg:text-xl">{name}</span>
        </li>
      ))}
    </ol>
  );
};

const ProgressBar = ({ progress }: { readonly progress: number }) => (
  <div className="px-5 pb-4 sm:px-10 lg:pb-10">
    <div className="flex items-baseline justify-between gap-4">
      <p id="prograd-progress" className="font-semibold">
        {progressLabel(progress)}
      </p>
      <p className="prograd-display text-xl tabular-nums lg:text-3xl">{progress}%</p>
    </div>
    <div
      role="progressbar"
      aria-labelledby="prograd-progress"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={progress}
      className="mt-2 h-3 overflow-hidden rounded-sm bg-black/30"
    >
      <div
        className="h-full bg-(--spike) transition-[width] duration-500 ease-settle"
        style={{ width: `${progress}%` }}
      />
    </div>
  </div>
);

/** The left half of the onboarding: the progress, and the four lanes of a track. */
export const StartingBlock = ({ state, step }: StartingBlockProps) => (
  <aside
    aria-label="Your progress"
    className="prograd-track flex flex-col @container overflow-x-clip lg:sticky lg:top-0 lg:min-h-dvh lg:self-start lg:pb-20"
  >
    <div className="px-5 pt-4 pb-3 sm:px-10 lg:pt-10 lg:pb-8">
      <p className="prograd-display text-3xl lg:text-5xl">Prograd</p>
      <p className="mt-3 max-w-[26ch] text-lg max-lg:hidden">
        Small paid activities that find the people they fit.
      </p>
    </div>
    <ProgressBar progress={progressOf(state)} />
    <Lanes step={step} />
  </aside>
);
