import { useQueryClient } from '@tanstack/react-query';
import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Outlet } from 'react-router';
import { ConnectButton } from '../../shared/connect/ConnectButton.tsx';
import type { DataRequestResult } from '../../shared/connect/connect-element.ts';
import { FromTop } from '../../shared/lib/focus-heading.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { CvField, PersonalFields, SkillField } from '../answers/AnswerFields.tsx';
import { answer, useAnswers } from '../answers/answers.ts';
import { jobsQuery } from '../api/jobs-query.ts';
import { APP_NAME, LOGGED, PRODUCT, REQUESTED } from '../constants.ts';
import { useJobs } from '../state/jobs-context.ts';
import { isOnboarded, rememberOnboarded } from '../state/visits.ts';
import { CategoryArt } from '../ui/Icons.tsx';

interface SectionProps {
  readonly title: string;
  readonly summary: string;
  readonly isOpen: boolean;
  readonly headRef: Ref<HTMLButtonElement>;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A closed section keeps its inputs and their values. */
const Section = ({ title, summary, isOpen, headRef, onToggle, children }: SectionProps) => {
  const panelId = useId();
  return (
    <section className="border-line border-b first:border-t">
      <h2>
        <button
          ref={headRef}
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
          className="flex min-h-16 w-full items-center gap-3 rounded-lg text-left"
        >
          <span className="max-w-[calc(100%-2rem)] shrink-0 font-display text-lg font-bold">{title}</span>
          {summary !== '' && (
            <span className="flex min-w-0 items-center gap-1.5 text-sm text-muted">
              <Check aria-hidden="true" className="size-4 shrink-0 text-good" />
              <span className="truncate">{summary}</span>
            </span>
          )}
          <ChevronDown
            aria-hidden="true"
            className={`ml-auto size-5 shrink-0 text-muted transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={panelId} hidden={!isOpen} className="pb-6">
        {children}
      </div>
    </section>
  );
};

const LINES = [
  { label: 'Environmental', text: 'Wetland monitoring', isYours: true },
  { label: 'Finance', text: 'Audit support', isYours: false },
  { label: 'Design', text: 'Type and wayfinding', isYours: true },
  { label: 'Logistics', text: 'Route planning', isYours: false },
  { label: 'Research', text: 'Field interviews', isYours: true },
] as const;

const Welcome = () => (
  <aside className="flex flex-col justify-between gap-12 bg-[#14171f] px-5 py-12 text-[#eef1f6] [--focus-color:#ffe45c] sm:px-10 lg:px-14 lg:py-16 dark:bg-surface">
    <div>
      <p className="font-display text-4xl leading-[1.05] font-extrabold tracking-[-0.03em] sm:text-5xl">
        Welcome to the internship demo
      </p>
      <p className="mt-5 max-w-md text-lg text-pretty text-[#b4bccb]">
        The same postings for everyone, in an order that is yours. Share what you like and watch the board
        pick up a highlighter.
      </p>
    </div>
    <ul aria-hidden="true" className="max-w-md text-lg sm:text-xl">
      {LINES.map(({ label, text, isYours }, index) => (
        <li key={text} className="flex items-center gap-x-[min(1rem,16px)] border-[#343b49] border-b py-3">
          <CategoryArt label={label} className={`size-5 ${isYours ? 'text-[#ffe45c]' : 'text-[#7d8799]'}`} />
          {isYours ? (
            <span
              className="marker-stroke mx-0 min-w-0 animate-highlight font-semibold"
              style={{ animationDelay: `${0.4 + index * 0.18}s` }}
            >
              {text}
            </span>
          ) : (
            <span className="text-[#98a2b3]">{text}</span>
          )}
        </li>
      ))}
    </ul>
  </aside>
);

interface PersonalityDataProps {
  readonly email: string;
  /** Called when the person has shared or declined. The onboarding continues in both cases. */
  readonly onSettled: () => void;
}

const PersonalityData = ({ email, onSettled }: PersonalityDataProps) => {
  const isSettled = useRef(false);
  const weigh = ({ success, error }: DataRequestResult) => {
    isSettled.current = success !== false;
    if (success === false) console.error(LOGGED.onboarding, error);
  };
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-prose text-muted">
        Connect your {PRODUCT} Account so we can learn about your personality.
      </p>
      <ConnectButton
        app="jobs"
        appName={APP_NAME}
        email={email}
        requestData={REQUESTED}
        autoFetch
        onComplete={weigh}
        // The widget posts its message between `complete` and `close`, and must be in the page until then.
        onClose={() => isSettled.current && onSettled()}
      />
    </div>
  );
};

const Onboarding = ({ onDone }: { readonly onDone: () => void }) => {
  const { headers } = useJobs();
  const answers = useAnswers();
  const [open, setOpen] = useState<number | null>(0);
  const client = useQueryClient();
  useEffect(() => void client.prefetchQuery(jobsQuery({ interests: [], headers })), [client, headers]);

  const heads = useRef<(HTMLButtonElement | null)[]>([]);
  const go = (index: number) => {
    setOpen(index);
    heads.current[index]?.focus();
  };

  const sections = [
    {
      title: 'Personality Data',
      summary: '',
      panel: <PersonalityData email={answers.email} onSettled={onDone} />,
    },
    {
      title: 'Personal Data',
      summary: [answers.name, answers.email].filter((text) => text.trim() !== '').join(', '),
      panel: (
        <Questions onNext={() => go(2)}>
          <PersonalFields {...answers} />
        </Questions>
      ),
    },
    {
      title: 'Skill Data',
      summary: answers.skill.trim(),
      panel: (
        <Questions onBack={() => go(1)} onNext={() => go(3)}>
          <SkillField {...answers} />
        </Questions>
      ),
    },
    {
      title: 'CV',
      summary: answers.cv?.name ?? '',
      panel: <CvField cv={answers.cv} onCv={(cv) => answer({ cv })} />,
    },
  ];

  return (
    <div className="grid grow grid-cols-1 lg:grid-cols-2">
      <title>Welcome · Internship Job Board</title>
      <main className="mx-auto w-full max-w-2xl px-5 pt-10 pb-24 sm:px-8 sm:pt-14 lg:mr-0 lg:max-w-xl lg:pb-28">
        <h1 className="font-display text-4xl leading-[1.05] font-extrabold tracking-[-0.03em] sm:text-5xl">
          Make the board yours
        </h1>
        <p className="mt-4 mb-8 text-lg text-pretty text-muted">
          Answer what you like. Your answers stay in this browser; the search for postings gets your skill and
          the words from your CV. Signing in gives {PRODUCT} your e-mail address and what you choose there.
        </p>
        <div>
          {sections.map(({ title, summary, panel }, index) => (
            <Section
              key={title}
              title={title}
              summary={summary}
              isOpen={open === index}
              headRef={(head) => {
                heads.current[index] = head;
              }}
              onToggle={() => setOpen(open === index ? null : index)}
            >
              {panel}
            </Section>
          ))}
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={onDone}>Complete Onboarding</Button>
          <Button variant="link" onClick={onDone}>
            Skip for now
          </Button>
        </div>
      </main>
      <Welcome />
    </div>
  );
};

interface QuestionsProps {
  readonly onBack?: () => void;
  readonly onNext: () => void;
  readonly children: ReactNode;
}

/** Enter in a field does the same as Next. */
const Questions = ({ onBack, onNext, children }: QuestionsProps) => (
  // No validation: an incomplete address must not stop the person (specification §5).
  <form
    noValidate
    className="grid gap-4"
    onSubmit={(event) => {
      event.preventDefault();
      onNext();
    }}
  >
    {children}
    <div className="flex gap-3">
      {onBack && (
        <Button variant="plain" onClick={onBack}>
          Back
        </Button>
      )}
      <Button variant="plain" type="submit">
        Next
      </Button>
    </div>
  </form>
);

/** The onboarding comes before the requested page (specification §2.4, contract §5). */
export const Component = () => {
  const [wasDone] = useState(isOnboarded);
  const [isDone, setDone] = useState(wasDone);
  const finish = () => {
    rememberOnboarded();
    setDone(true);
  };
  if (!isDone) return <Onboarding onDone={finish} />;
  return (
    <>
      {!wasDone && <FromTop />}
      <Outlet />
    </>
  );
};
