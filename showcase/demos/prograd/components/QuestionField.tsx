import type { Dispatch, Ref } from 'react';
import { ConnectButton } from '../../../shared/connect/ConnectButton.tsx';
import type { Answers } from '../answers.ts';
import { type ChoiceQuestion, type Question, TIERS } from '../data.ts';
import type { ProgradEvent } from '../state.ts';

export interface QuestionFieldProps {
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly question: Question;
  readonly answers: Answers;
  readonly send: Dispatch<ProgradEvent>;
}

type Asking = Pick<QuestionFieldProps, 'answers' | 'send'> & { readonly question: ChoiceQuestion };

const Choices = ({ question: { field, options }, answers, send }: Asking) => (
  <div className="flex flex-wrap gap-2.5">
    {options.map((option) => (
      <label
        key={option}
        className="inline-flex min-h-12 items-center rounded-md border-2 border-(--edge) bg-(--card) px-5 font-semibold transition-colors hover:border-(--ink) has-checked:border-(--track) has-checked:bg-(--track) has-checked:text-(--chalk) has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-color)"
      >
        <input
          type="radio"
          name={field}
          value={option}
          checked={answers[field] === option}
          onChange={() => send({ type: 'answer.changed', field, value: option })}
          className="sr-only"
        />
        {option}
      </label>
    ))}
  </div>
);

const Select = ({ question: { field, title, options }, answers, send }: Asking) => (
  <select
    aria-label={title}
    value={answers[field]}
    onChange={(event) => send({ type: 'answer.changed', field, value: event.target.value })}
    className="min-h-12 w-full rounded-md border-2 border-(--edge) bg-(--card) px-4 font-semibold sm:w-80"
  >
    <option value="">Choose a region</option>
    {options.map((option) => (
      <option key={option}>{option}</option>
    ))}
  </select>
);

const Connect = ({ send }: Pick<QuestionFieldProps, 'send'>) => (
  // Declining continues like Skip (specification §8). An approval arrives as the window message.
  <ConnectButton
    app="prograd"
    appName="Prograd"
    loginType="signUp"
    textColor="white"
    requestData={TIERS}
    autoFetch
    className="justify-self-start"
    onDecline={() => send({ type: 'widget.declined' })}
  />
);

/** One question. Its title takes the focus when it replaces another question. */
export const QuestionField = ({ titleRef, question, answers, send }: QuestionFieldProps) => (
  <fieldset className="grid min-w-0 animate-detail gap-6" aria-describedby="prograd-hint">
    <legend className="contents">
      <h1 ref={titleRef} tabIndex={-1} className="prograd-display text-4xl sm:text-6xl">
        {question.title}
      </h1>
    </legend>
    <p id="prograd-hint" className="-mt-2 max-w-[48ch] text-lg text-(--soft)">
      {question.hint}
    </p>
    {question.kind === 'choice' && <Choices question={question} answers={answers} send={send} />}
    {question.kind === 'select' && <Select question={question} answers={answers} send={send} />}
    {question.kind === 'connect' && <Connect send={send} />}
  </fieldset>
);
