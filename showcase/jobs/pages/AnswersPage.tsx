import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { leaving } from '../../shared/lib/focus-heading.ts';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import { Button, buttonClasses } from '../../shared/ui/Button.tsx';
import { Spinner } from '../../shared/ui/Spinner.tsx';
import { CvField, PersonalFields, SkillField } from '../answers/AnswerFields.tsx';
import {
  type Answers,
  answer,
  isAnswered,
  NO_ANSWERS,
  storedAnswers,
  useAnswers,
} from '../answers/answers.ts';
import { NOT_KEPT } from '../constants.ts';
import { useJobs } from '../state/jobs-context.ts';

export const Component = () => {
  const answers = useAnswers();
  const isHydrated = useHydrated();
  return (
    <main className="mx-auto w-full max-w-2xl grow px-5 pt-8 pb-24 sm:px-8 sm:pt-14">
      <title>Your answers · Internship Job Board</title>
      <h1 className="font-display text-3xl font-extrabold tracking-[-0.03em] sm:text-5xl">Your Answers</h1>
      <p className="mt-3 text-pretty text-muted">
        {isHydrated && storedAnswers.isPassing()
          ? NOT_KEPT
          : 'Kept in this browser until you remove them or sign out.'}{' '}
        The search for postings gets your skill and the words from your CV, and nothing else of them.
      </p>
      {isHydrated ? (
        // At least as high as the spinner, so that the page's footer does not move into the window.
        <div className="min-h-[70vh]">
          <AnswersForm answers={answers} />
        </div>
      ) : (
        <Spinner
          label="Loading your answers…"
          withoutScript="Your answers need JavaScript, which this browser does not run."
          className="min-h-[70vh] text-accent"
        />
      )}
    </main>
  );
};

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ id, title, children }: PartProps) => (
  <section aria-labelledby={id} className="grid gap-4">
    <h2 id={id} className="font-display text-lg font-bold">
      {title}
    </h2>
    {children}
  </section>
);

const AnswersForm = ({ answers }: { answers: Answers }) => {
  const { offerUndo } = useJobs();
  const removeAll = () => {
    const before = storedAnswers.change(() => NO_ANSWERS);
    offerUndo({ text: 'Your answers are removed.', revert: () => void storedAnswers.change(() => before) });
  };
  return (
    <div className="mt-8 grid gap-8">
      <Part id="personal" title="Personal Data">
        <PersonalFields {...answers} />
      </Part>
      <Part id="skill" title="Skill Data">
        <SkillField {...answers} />
      </Part>
      <Part id="cv" title="CV">
        <CvField cv={answers.cv} onCv={(cv) => answer({ cv })} />
      </Part>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-6">
        <Link to="/" className={buttonClasses('main')}>
          See the internships
        </Link>
        {isAnswered(answers) && (
          <Button variant="plain" onClick={leaving(removeAll)}>
            Remove all
          </Button>
        )}
      </div>
    </div>
  );
};
