import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type Dispatch, useEffect, useRef } from 'react';
import { useUnlessStored } from '../../../shared/lib/unless-stored.ts';
import { BackHome } from '../../../shared/ui/BackHome.tsx';
import { ANSWERS_KEY } from '../answers-key.ts';
import { QUESTIONS } from '../data.ts';
import type { ProgradEvent, ProgradState } from '../state.ts';
import { QuestionField } from './QuestionField.tsx';
import { StartingBlock } from './StartingBlock.tsx';

export interface OnboardingProps {
  readonly state: ProgradState;
  /** Index of the current question. */
  readonly question: number;
  readonly send: Dispatch<ProgradEvent>;
}

const LAST = QUESTIONS.length - 1;

/** Five questions, one at a time. Each of them can be skipped. */
export const Onboarding = ({ state, question, send }: OnboardingProps) => {
  const asked = QUESTIONS[question];
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(question);
  const unlessStored = useUnlessStored(ANSWERS_KEY);

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
      <StartingBlock state={state} step={asked.step} />
      <main className="flex flex-col px-5 pt-6 pb-24 sm:px-12 lg:px-20 lg:pt-10">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-sm text-(--soft)">
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
          <QuestionField
            key={question}
            titleRef={title}
            question={asked}
            answers={state.answers}
            send={send}
          />
          <div className="flex flex-wrap items-center gap-3">
            {question > 0 && (
              <button
                type="button"
                onClick={() => send({ type: 'question.returned' })}
                className="inline-flex min-h-12 items-center gap-2 rounded-md border border-(--edge) px-5 font-semibold hover:bg-(--card)"
              >
                <ArrowLeft aria-hidden="true" className="size-4" />
                Back
              </button>
            )}
            <button
              type="submit"
              className="inline-flex min-h-12 items-center gap-2 rounded-md bg-(--ink) px-4 py-1.5 font-semibold max-sm:flex-1 max-sm:justify-center sm:px-6 text-(--ground) transition-transform hover:translate-x-0.5"
            >
              {question === LAST ? 'Skip and continue to dashboard' : 'Next'}
              <ArrowRight aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />
            </button>
          </div>
        </form>
      </main>
    </div>
  );
};
