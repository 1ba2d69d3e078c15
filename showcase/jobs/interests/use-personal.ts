import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { QuestionEvent } from '../../shared/connect/questioner.ts';
import { useQuestioner } from '../../shared/connect/use-questioner.ts';
import { useSignOut } from '../../shared/connect/use-sign-out.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import { useRestore } from '../../shared/lib/use-restore.ts';
import { LOGGED } from '../constants.ts';
import { CATALOGUE } from './catalogue.ts';
import { inferenceIn } from './infer.ts';
import { readInference, writeInference } from './interest-store.ts';
import { initialState, type PersonalEvent, reduce } from './state.ts';

const firstState = (isHydrated: boolean) => ({
  ...initialState,
  inference: isHydrated ? readInference() : null,
});

const eventOf = (event: QuestionEvent): PersonalEvent => {
  const { size, subject, isExplained } = event.question;
  switch (event.type) {
    case 'asked':
      return { type: 'reading.started', subject };
    case 'continued':
      return { type: 'reading.continued' };
    case 'answered': {
      const { inference: answer } = event;
      const inference = inferenceIn(answer, size, subject, isExplained);
      return { type: 'reading.completed', inference, isComplete: answer.isComplete };
    }
    case 'failed':
      return { type: 'reading.failed' };
    case 'ended':
      return { type: 'access.ended' };
  }
};

/** The person's interests. Each widget message requests them, and this browser stores them. */
export const usePersonal = (headers: Readonly<Record<string, string>>) => {
  const [personal, send] = useReducer(reduce, useHydrated(), firstState);
  const saved = useRef(personal.inference);

  useRestore(() => {
    const inference = readInference();
    if (!inference) return;
    saved.current = inference;
    send({ type: 'interests.restored', inference, reading: 'idle', rest: 'none' });
  });
  useEffect(() => {
    if (personal.inference !== saved.current) writeInference(personal.inference);
    saved.current = personal.inference;
  }, [personal.inference]);

  const questioner = useQuestioner({
    place: 'jobs',
    items: CATALOGUE,
    headers: () => headers,
    notify: (event) => {
      if (event.type === 'failed') console.error(LOGGED.inference, event.error);
      send(eventOf(event));
    },
  });
  useWidgetMessage((message) => {
    if (questioner.ask(message)) send({ type: 'list.chosen', list: 'you' });
  });

  /** A pending answer must not undo the person's choice. Returns a function that asks the pending question again. */
  const choose = useCallback(
    (event: PersonalEvent) => {
      const goOn = questioner.stop();
      send(event);
      return goOn;
    },
    [questioner],
  );
  useSignOut(() => void choose({ type: 'session.ended' }));

  return { personal, choose, send, readAgain: questioner.askAgain };
};
