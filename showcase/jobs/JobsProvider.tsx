import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useSignOut } from '../shared/connect/use-sign-out.ts';
import { useWidgetMessage } from '../shared/connect/widget-message.ts';
import { leaving } from '../shared/lib/focus-heading.ts';
import { sandboxHeaders } from '../shared/lib/request.ts';
import { useTimeout, useWindowEvent } from '../shared/lib/use-window-event.ts';
import { Button } from '../shared/ui/Button.tsx';
import { answer, NO_ANSWERS, storedAnswers, useAnswers } from './answers/answers.ts';
import { type Job, postingPath } from './api/job.ts';
import type { JobSource } from './api/search-jobs.ts';
import type { Interest } from './interests/interest.ts';
import { ownInterests, withOwn, withoutOwn } from './interests/own.ts';
import { interestRemoved, type ListChoice, listChosen } from './interests/state.ts';
import { usePersonal } from './interests/use-personal.ts';
import {
  keptOf,
  type Mark,
  storedMarks,
  toggledApplied,
  toggledSaved,
  withHidden,
  withMarkBack,
  withoutHidden,
} from './marks/marks.ts';
import { JobsContext, type Marking, type Undo } from './state/jobs-context.ts';
import { noteSeen, noteVisit } from './state/visits.ts';

const TOGGLED = { savedAt: toggledSaved, appliedAt: toggledApplied };
const TAKEN_BACK = { savedAt: 'is no longer saved', appliedAt: 'is no longer marked as applied' };

/** The identity of the actions does not change, so that cards render only if their posting changed. */
const useMarking = (offerUndo: (undo: Undo) => void): Marking =>
  useMemo(() => {
    const toggle = (mark: Mark) => (job: Job, source: JobSource) => {
      const before = storedMarks.change((marks) => TOGGLED[mark](marks, job, source, Date.now()));
      if (!keptOf(before, job.id)?.[mark]) return;
      const revert = () => storedMarks.change((marks) => withMarkBack(marks, before, job.id, mark));
      offerUndo({ text: `${job.title} ${TAKEN_BACK[mark]}.`, revert, path: postingPath(job.id) });
    };
    return {
      toggleSaved: toggle('savedAt'),
      toggleApplied: toggle('appliedAt'),
      hide: (job) => {
        storedMarks.change((marks) => withHidden(marks, job));
        const revert = () => storedMarks.change((marks) => withoutHidden(marks, job.id));
        const text = `${job.title} is hidden. By best fit, internships like it come last.`;
        offerUndo({ text, revert, path: postingPath(job.id) });
      },
    };
  }, [offerUndo]);

export const UNDO_MS = 8_000;

const focusCard = (path: string | undefined) =>
  document.querySelector<HTMLElement>(`main li a[href="${path}"]`)?.focus({ preventScroll: true });

/** The toast covers a part of the page, and stays while it has pointer or focus. */
export const UndoToast = ({ undo, onEnd }: { readonly undo: Undo; readonly onEnd: () => void }) => {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useTimeout(!isPointed && !isFocused, UNDO_MS, onEnd);
  return (
    <div
      role="status"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="fixed inset-x-4 bottom-20 z-40 mx-auto flex w-fit max-w-[calc(100vw-2rem)] animate-card items-center gap-3 rounded-2xl bg-ink py-1.5 pr-2 pl-4 text-[0.9375rem] text-canvas shadow-lg sm:bottom-6 print:hidden"
    >
      <p className="min-w-0 break-words">{undo.text}</p>
      <Button
        variant="link"
        className="shrink-0 px-3 text-canvas underline"
        onClick={leaving(() => {
          undo.revert();
          onEnd();
          requestAnimationFrame(() => focusCard(undo.path));
        })}
      >
        Undo
      </Button>
    </div>
  );
};

/** At module level, so that the list is still there after a visit to a demo. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // An automatic retry would only make the person wait before they can press Retry.
      retry: false,
      // Being offline must fail too, so that the saved list is shown.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      gcTime: Number.POSITIVE_INFINITY,
    },
  },
});

export const JobsProvider = ({ children }: { children: ReactNode }) => {
  const { search } = useLocation();
  const [headers] = useState(() => sandboxHeaders(search));
  const { personal, choose, send, readAgain } = usePersonal(headers);
  const { skill, cv } = useAnswers();
  const own = useMemo(() => ownInterests({ skill, cv }), [skill, cv]);
  const inference = useMemo(() => withOwn(personal.inference, own), [personal.inference, own]);
  const [offer, setOffer] = useState<{ undo: Undo | null; number: number }>({ undo: null, number: 0 });
  const offerUndo = useCallback(
    (undo: Undo | null) => setOffer(({ number }) => ({ undo, number: number + 1 })),
    [],
  );
  const endUndo = useCallback(() => offerUndo(null), [offerUndo]);
  // An undo must not bring back data of the previous person.
  useSignOut(() => {
    endUndo();
    storedAnswers.change(() => NO_ANSWERS);
  }, 'jobs');
  useWidgetMessage(endUndo);
  // The last event that a phone fires for a page. It bubbles from the document to the window.
  useWindowEvent('visibilitychange', () => void (document.hidden ? noteSeen() : noteVisit()));
  const marking = useMarking(offerUndo);
  const state = useMemo(
    () => ({
      ...personal,
      ...marking,
      inference,
      headers,
      readAgain,
      removeInterest: ({ name, text, own: term }: Interest) => {
        if (term) {
          const before = storedAnswers.change((answers) => withoutOwn(answers, term));
          const revert = () => void answer({ skill: before.skill, cv: before.cv });
          return offerUndo({ text: `${text} is no longer among your answers.`, revert });
        }
        const { inference: shared, reading, rest } = personal;
        const goOn = choose(interestRemoved(name));
        const revert = () => {
          if (shared) send((state) => ({ ...state, inference: shared, reading, rest }));
          // This call comes last, because it may report that the access has ended.
          goOn();
        };
        offerUndo({ text: `${text} is no longer among your interests.`, revert });
      },
      chooseList: (list: ListChoice) => send(listChosen(list)),
      offerUndo,
    }),
    [personal, inference, marking, headers, choose, send, readAgain, offerUndo],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <JobsContext value={state}>
        {children}
        {offer.undo && <UndoToast key={offer.number} undo={offer.undo} onEnd={endUndo} />}
      </JobsContext>
    </QueryClientProvider>
  );
};
