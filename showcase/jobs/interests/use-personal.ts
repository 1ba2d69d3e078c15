import { useCallback } from 'react';
import { type QuestionEvent, useQuestioner } from '../../shared/connect/questioner.ts';
import { useSignOut } from '../../shared/connect/use-sign-out.ts';
import { useWidgetMessage } from '../../shared/connect/widget-message.ts';
import { readJson } from '../../shared/lib/json-storage.ts';
import { type KeptOptions, useKeptReducer } from '../../shared/lib/use-kept-reducer.ts';
import { useOtherTabs } from '../../shared/lib/use-window-event.ts';
import { INTERESTS_KEY, LOGGED } from '../constants.ts';
import { CATALOGUE } from './catalogue.ts';
import { inferenceIn } from './interest.ts';
import {
  accessEnded,
  type Change,
  followed,
  initialState,
  listChosen,
  type Personal,
  readingCompleted,
  readingFailed,
  readingStarted,
  readStored,
  storedOf,
} from './state.ts';

const KEPT: KeptOptions<Personal> = {
  key: INTERESTS_KEY,
  initial: initialState,
  restore: (stored, present) => followed(present, readStored(stored)),
  keep: ({ inference }) => storedOf(inference),
};

const changeBy = (event: QuestionEvent): Change => {
  const { size, subject, isExplained } = event.question;
  switch (event.type) {
    case 'asked':
      return readingStarted(subject);
    case 'continued':
      return (state) => ({ ...state, reading: 'reading' });
    case 'answered': {
      const { inference: answer } = event;
      return readingCompleted(inferenceIn(answer, size, subject, isExplained), answer.isComplete);
    }
    case 'failed':
      return readingFailed;
    case 'ended':
      return accessEnded;
  }
};

/** Each widget message requests the interests; this browser stores them, and all tabs show the same. */
export const usePersonal = (headers: Readonly<Record<string, string>>) => {
  const [personal, send] = useKeptReducer((state: Personal, change: Change) => change(state), KEPT);
  const questioner = useQuestioner({
    place: 'jobs',
    items: CATALOGUE,
    headers: () => headers,
    notify: (event) => {
      if (event.type === 'failed') console.error(LOGGED.inference, event.error);
      send(changeBy(event));
    },
  });
  useOtherTabs([INTERESTS_KEY], () => {
    const stored = readStored(readJson(INTERESTS_KEY));
    // Before the first answer, nothing is stored.
    if (personal.inference || stored) questioner.yieldTo(stored?.subject ?? null);
  });
  useWidgetMessage((message) => {
    if (questioner.ask(message)) send(listChosen('you'));
  });

  /** A pending answer must not undo the person's choice. Returns a function that asks the pending question again. */
  const choose = useCallback(
    (change: Change) => {
      const goOn = questioner.stop();
      send(change);
      return goOn;
    },
    [questioner, send],
  );
  useSignOut(() => void choose(() => initialState), 'jobs');

  return { personal, choose, send, readAgain: questioner.askAgain };
};
