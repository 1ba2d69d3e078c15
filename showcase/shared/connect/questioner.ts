import { useEffect, useState } from 'react';
import { isRecord } from '../lib/is-record.ts';
import { readJson, removeStored, writeJson } from '../lib/json-storage.ts';
import { HttpError, inTime } from '../lib/request.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { askInference, type Inference, type Item, mayReceiveToken } from './inference.ts';
import { areReasonsApproved, largestApprovedSize, subjectOf, type WidgetMessage } from './widget-message.ts';

export interface Question {
  readonly address: string;
  readonly accessToken: string;
  readonly size: number;
  readonly isExplained: boolean;
  readonly subject: string | null;
  readonly reader: string;
  /** When the access token has certainly expired, in milliseconds since 1970. */
  readonly until: number;
}

interface StoredQuestion extends Question {
  /** False if the visit ended before the first answer. */
  readonly isAnswered: boolean;
}

/** Questions without a complete answer, by page. The next visit asks them again. */
export const QUESTIONS_KEY = 'data-connect:showcase:questions';

const questions = (): Readonly<Record<string, unknown>> => {
  const stored = readJson(QUESTIONS_KEY);
  return isRecord(stored) ? stored : {};
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

const storedQuestion = (place: string): StoredQuestion | null => {
  const stored = questions()[place];
  if (!isRecord(stored)) return null;
  const { address, accessToken, size, subject = null, reader, until } = stored;
  if (!isText(address) || !isText(accessToken) || !isText(reader)) return null;
  if (!isNumber(size) || !isNumber(until) || (subject !== null && !isText(subject))) return null;
  const isExplained = stored.isExplained === true;
  const isAnswered = stored.isAnswered !== false;
  return { address, accessToken, size, isExplained, subject, reader, until, isAnswered };
};

const storeQuestion = (place: string, question: StoredQuestion) =>
  writeJson(QUESTIONS_KEY, { ...questions(), [place]: question });

const forgetQuestion = (place: string) => {
  const { [place]: forgotten, ...rest } = questions();
  if (forgotten === undefined) return;
  if (Object.keys(rest).length === 0) removeStored(QUESTIONS_KEY);
  else writeJson(QUESTIONS_KEY, rest);
};

/** All tabs share the lock. Without locks, or after an abort of the signal, the request runs at once. */
const askAlone = async (place: string, options: LockOptions, request: () => Promise<void>) => {
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return request();
  };
  try {
    await navigator.locks.request(`data-connect:showcase:asking:${place}`, options, begin);
  } catch (error) {
    if (isBegun) throw error;
    await begin();
  }
};

/** The last delay repeats until the token expires. */
export const PAUSES_MS = [2_000, 4_000, 8_000, 16_000, 30_000, 60_000, 120_000, 300_000] as const;

const TOKEN_LIFETIME_MS = 3_600_000;

export type QuestionEvent =
  /** A person shared, or came back before the answer was complete. Repeated questions after a pause send no event. */
  | { readonly type: 'asked'; readonly question: Question }
  | { readonly type: 'continued'; readonly question: Question }
  | { readonly type: 'answered'; readonly question: Question; readonly inference: Inference }
  | { readonly type: 'failed'; readonly question: Question; readonly error: unknown }
  | { readonly type: 'ended'; readonly question: Question };

interface QuestionerOptions {
  readonly place: string;
  /** Items of the page. The person may have approved too little data for more than the first one. */
  readonly items: readonly Item[];
  readonly headers: () => Readonly<Record<string, string>>;
  readonly notify: (event: QuestionEvent) => void;
}

/** Whether a repeated call would fail too. */
export const isRefused = (error: unknown) =>
  error instanceof HttpError && (error.status === 401 || error.status === 403);

/** Asks about one person at a time, at growing pauses and on the next visit, until the answer is complete. */
export const createQuestioner = ({ place, items, headers, notify }: QuestionerOptions) => {
  let running: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Question | null = null;
  let open: Question | null = null;
  let hasAnswer = false;
  let repetitions = 0;

  const pause = () => {
    running?.abort();
    clearTimeout(timer);
    timer = undefined;
  };

  const close = () => {
    open = null;
    forgetQuestion(place);
  };

  const end = (question: Question) => {
    close();
    notify({ type: 'ended', question });
  };

  const repeatLater = (question: Question) => {
    const ms = PAUSES_MS[Math.min(repetitions, PAUSES_MS.length - 1)];
    repetitions += 1;
    timer = setTimeout(() => void run(question, true), ms);
  };

  const request = async (question: Question, isRepetition: boolean, signal: AbortSignal) => {
    const { address, accessToken, size } = question;
    const asked = { address, accessToken, items: items.slice(0, size), headers: headers() };
    try {
      const inference = await inTime(signal, (limited) => askInference(asked, limited));
      if (signal.aborted) return;
      hasAnswer = true;
      notify({ type: 'answered', question, inference });
      if (inference.isComplete) return close();
      storeQuestion(place, { ...question, isAnswered: true });
      repeatLater(question);
    } catch (error) {
      if (signal.aborted) return;
      if (!isRepetition) {
        close();
        hasAnswer = isRefused(error);
        notify({ type: 'failed', question, error });
      } else if (isRefused(error)) end(question);
      else repeatLater(question);
    }
  };

  /** Cancels the running question. From now on, `signal` cancels the next one. */
  const next = () => {
    pause();
    running = new AbortController();
    return running.signal;
  };

  const run = (question: Question, isRepetition: boolean) => {
    const signal = next();
    return askAlone(place, { ifAvailable: true }, () => request(question, isRepetition, signal));
  };

  const begin = (question: Question, isRepetition: boolean, type: 'asked' | 'continued' = 'asked') => {
    last = question;
    open = question;
    hasAnswer = isRepetition;
    repetitions = 0;
    // Stored before the request, so that the page continues with the question after a reload.
    storeQuestion(place, { ...question, isAnswered: isRepetition });
    notify({ type, question });
    return run(question, isRepetition);
  };

  const askAgain = () => {
    if (last) void begin(last, false);
  };

  const wake = () => {
    if (open && timer !== undefined) void run(open, true);
  };

  return {
    /** False, without a request, if the share covers no item or another origin would get the token. */
    ask: (message: WidgetMessage): boolean => {
      const { APIurl: address, accessToken, username = 'you' } = message;
      const size = Math.min(largestApprovedSize(message.approved), items.length);
      if (size === 0 || !mayReceiveToken(address, window.location.origin)) return false;
      const until = Date.now() + TOKEN_LIFETIME_MS;
      const isExplained = areReasonsApproved(message.approved);
      const subject = subjectOf(message);
      void begin({ address, accessToken, size, isExplained, subject, reader: username, until }, false);
      return true;
    },

    askAgain,

    /** Ends the pause before a repetition: the person looks at the page again, or the network is back. */
    wake,

    /** Also repeats a question that got no answer. */
    reconnect: () => {
      wake();
      if (!open && !hasAnswer) askAgain();
    },

    /** Continues with an earlier visit's question; waits while another tab asks it. */
    resume: () => {
      if (!storedQuestion(place)) return;
      const signal = next();
      const goOn = async () => {
        const question = signal.aborted ? null : storedQuestion(place);
        if (!question) return;
        if (!mayReceiveToken(question.address, window.location.origin)) return forgetQuestion(place);
        if (question.until <= Date.now()) return end(question);
        await begin(question, question.isAnswered);
      };
      void askAlone(place, { signal }, goOn);
    },

    /** Cancels the running question; the next visit continues with it. */
    pause,

    /** Ends the questions about another person, so that no answer replaces the one that another tab has stored. */
    yieldTo: (subject: string | null) => {
      if (last === null || (subject !== null && subject === last.subject)) return;
      pause();
      last = null;
      open = null;
    },

    /** Forgets the question: no later answer undoes the person's choice. The result takes this back. */
    stop: (): (() => void) => {
      const stopped = open;
      const stoppedLast = last;
      const hadAnswer = hasAnswer;
      pause();
      last = null;
      close();
      return () => {
        last ??= stoppedLast;
        if (stopped === null) return;
        if (stopped.until <= Date.now()) return end(stopped);
        void begin(stopped, hadAnswer, 'continued');
      };
    },
  };
};

const ASK_AGAIN = 'data-connect-ask-again';

export const requestAgain = () => void window.dispatchEvent(new Event(ASK_AGAIN));

/** Uses the options of the first render. */
export const useQuestioner = (options: QuestionerOptions) => {
  const [questioner] = useState(() => createQuestioner(options));
  useEffect(() => {
    questioner.resume();
    return questioner.pause;
  }, [questioner]);
  useWindowEvent('online', questioner.reconnect);
  useWindowEvent(ASK_AGAIN, questioner.askAgain);
  // The event bubbles up from the document. After a device's sleep, the next attempt may be far away.
  useWindowEvent('visibilitychange', () => {
    if (document.visibilityState === 'visible') questioner.wake();
  });
  return questioner;
};
