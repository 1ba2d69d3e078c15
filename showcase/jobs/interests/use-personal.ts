import { useCallback } from 'react';
import { type QuestionEvent, useQuestioner } from '../../shared/connect/questioner.ts';
import { useSignOut } from '../../shared/connect/use-sign-out.ts';
import { useWidgetMessage } from '../../shared/connect/widget-message.ts';
import { readJson } from '../../shared/lib/json-storage.ts';
import { type KeptOptions, useKeptReducer } from '../../shared/lib/use-kept-reducer.ts';
import { useOtherTabs } from '../../shared/lib/use-window-event.ts';
import { INTERESTS_KEY, LOGGED } from '../constants.ts';
import { CATALOGUE } from './catalogue.ts';
import { inferenceIn } from './infer.ts';
import { readStored, storedOf } from './interest-store.ts';
import { followed, initialState, type Personal, type PersonalEvent, reduce } from './state.ts';

const KEPT: KeptOptions<Personal> = {
  key: INTERESTS_KEY,
  initial: initialState,
  restore: (stored, present) => followed(present, readStored(stored)),
  keep: ({ inference }) => storedOf(inference),
};

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

/** The person's interests. Each widget message requests them; this browser stores them, and all tabs show the same. */
export const usePersonal = (headers: Readonly<Record<string, string>>) => {
  const [personal, send] = useKeptReducer(reduce, KEPT);
  const questioner = useQuestioner({
    place: 'jobs',
    items: CATALOGUE,
    headers: () => headers,
    notify: (event) => {
      if (event.type === 'failed') console.error(LOGGED.inference, event.error);
      send(eventOf(event));
    },
  });
  useOtherTabs([INTERESTS_KEY], () => {
    const stored = readStored(readJson(INTERESTS_KEY));
    // Before the first answer, nothing is stored.
    if (personal.inference || stored) questioner.yieldTo(stored?.subject ?? null);
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
    [questioner, send],
  );
  useSignOut(() => void choose({ type: 'session.ended' }), 'jobs');

  return { personal, choose, send, readAgain: questioner.askAgain };
};
