import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { type Ref, useEffect, useRef } from 'react';
import { Connect } from '../../shared/demo/demo.tsx';
import { PROGRAD_KEY } from '../../shared/demo/keys.ts';
import { useUnlessStored } from '../../shared/lib/use-hydrated.ts';
import { BackHome } from '../../shared/ui/BackHome.tsx';
import { type ChoiceQuestion, QUESTIONS, type Question, STEPS } from './data.ts';
import { PROGRAD, progressLabel, progressOf } from './state.ts';

interface StepProps {
  readonly step: (typeof STEPS)[number];
}

const Lanes = ({ step }: StepProps) => {
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
                <Check className="size-4 lg:size-7" strokeWidth={3} />
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

const StartingBlock = ({ step }: StepProps) => (
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
    <ProgressBar progress={progressOf(PROGRAD.useDemo().state)} />
    <Lanes step={step} />
  </aside>
);

interface ChoiceProps {
  readonly question: ChoiceQuestion;
}

const Choices = ({ question: { field, options } }: ChoiceProps) => {
  const { state, send } = PROGRAD.useDemo();
  return (
    <div className="flex flex-wrap gap-2.5">
      {options.map((option) => (
        <label
          key={option}
          className="inline-flex min-h-12 items-center rounded-md border-2 border-edge bg-raised px-5 font-semibold transition-colors hover:border-ink has-checked:border-(--track) has-checked:bg-(--track) has-checked:text-(--chalk) has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-color)"
        >
          <input
            type="radio"
            name={field}
            value={option}
            checked={state.answers[field] === option}
            onChange={() => send({ type: 'answer.changed', field, value: option })}
            className="sr-only"
          />
          {option}
        </label>
      ))}
    </div>
  );
};

const Select = ({ question: { field, title, options } }: ChoiceProps) => {
  const { state, send } = PROGRAD.useDemo();
  return (
    <select
      aria-label={title}
      value={state.answers[field]}
      onChange={(event) => send({ type: 'answer.changed', field, value: event.target.value })}
      className="min-h-12 w-full rounded-md border-2 border-edge bg-raised px-4 font-semibold sm:w-80"
    >
      <option value="">Choose a region</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
};

const QuestionField = ({ titleRef, question }: { titleRef: Ref<HTMLHeadingElement>; question: Question }) => (
  <fieldset className="grid min-w-0 animate-detail gap-6" aria-describedby="prograd-hint">
    <legend className="contents">
      <h1 ref={titleRef} tabIndex={-1} className="prograd-display text-4xl sm:text-6xl">
        {question.title}
      </h1>
    </legend>
    <p id="prograd-hint" className="-mt-2 max-w-[48ch] text-lg text-muted">
      {question.hint}
    </p>
    {question.kind === 'choice' && <Choices question={question} />}
    {question.kind === 'select' && <Select question={question} />}
    {question.kind === 'connect' && <Connect loginType="signUp" className="justify-self-start" />}
  </fieldset>
);

const LAST = QUESTIONS.length - 1;

export const Onboarding = ({ question }: { question: number }) => {
  const { send } = PROGRAD.useDemo();
  const asked = QUESTIONS[question];
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(question);
  const unlessStored = useUnlessStored(PROGRAD_KEY);

  useEffect(() => {
    if (shown.current !== question) title.current?.focus();
    shown.current = question;
  }, [question]);

  if (!asked) return null;
  return (
    <div
      data-unless-stored={unlessStored}
      className="grid min-h-dvh max-lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(min(22rem,45%),2fr)_minmax(0,3fr)]"
    >
      <StartingBlock step={asked.step} />
      <main className="flex flex-col px-5 pt-6 pb-24 sm:px-12 lg:px-20 lg:pt-10">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-sm text-muted">
            Question {question + 1} of {QUESTIONS.length}
          </p>
          <BackHome className="-mr-3" />
        </div>
        <form
          className="my-auto grid w-full max-w-xl gap-8 pt-10"
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'question.passed' });
          }}
        >
          <QuestionField key={question} titleRef={title} question={asked} />
          <div className="flex flex-wrap items-center gap-3">
            {question > 0 && (
              <button
                type="button"
                onClick={() => send({ type: 'question.returned' })}
                className="inline-flex min-h-12 items-center gap-2 rounded-md border border-edge px-5 font-semibold hover:bg-raised"
              >
                <ArrowLeft className="size-4" />
                Back
              </button>
            )}
            <button
              type="submit"
              className="inline-flex min-h-12 items-center gap-2 rounded-md bg-ink px-4 py-1.5 font-semibold max-sm:flex-1 max-sm:justify-center sm:px-6 text-canvas transition-transform hover:translate-x-0.5"
            >
              {question === LAST ? 'Skip and continue to dashboard' : 'Next'}
              <ArrowRight className="size-4 shrink-0 max-sm:hidden" />
            </button>
          </div>
        </form>
      </main>
    </div>
  );
};
