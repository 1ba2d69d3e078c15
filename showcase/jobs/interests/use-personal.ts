import { useCallback, useEffect, useReducer, useRef } from 'react';
import { mayReceiveToken } from '../../shared/connect/inference.ts';
import { largestApprovedSize } from '../../shared/connect/sizes.ts';
import { subjectOf } from '../../shared/connect/subject.ts';
import { useSignOut } from '../../shared/connect/use-sign-out.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import type { WidgetMessage } from '../../shared/connect/widget-message.ts';
import { inTime } from '../../shared/lib/in-time.ts';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import { useRestore } from '../../shared/lib/use-restore.ts';
import { LOGGED } from '../constants.ts';
import { type InferenceRequest, inferInterests } from './infer.ts';
import { readInference, writeInference } from './interest-store.ts';
import { initialState, type PersonalEvent, reduce } from './state.ts';

/**
 * Delays between repeated requests while platforms are still being read. After the last one, the person can ask again
 * by a button.
 */
const ASK_AGAIN_MS = [2_000, 4_000, 8_000, 16_000, 30_000];

const firstState = (isHydrated: boolean) => ({
  ...initialState,
  inference: isHydrated ? readInference() : null,
});

/** The person's interests. Each widget message requests them, and this browser stores them. */
export const usePersonal = (headers: Readonly<Record<string, string>>) => {
  const [personal, send] = useReducer(reduce, useHydrated(), firstState);
  const saved = useRef(personal.inference);
  const running = useRef<AbortController>(null);
  const last = useRef<InferenceRequest>(null);
  const askedAgain = useRef(0);

  useRestore(() => {
    const inference = readInference();
    if (!inference) return;
    saved.current = inference;
    send({ type: 'interests.restored', inference });
  });
  useEffect(() => {
    if (personal.inference !== saved.current) writeInference(personal.inference);
    saved.current = personal.inference;
  }, [personal.inference]);
  useEffect(() => () => running.current?.abort(), []);

  const read = useCallback(async (request: InferenceRequest) => {
    last.current = request;
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    send({ type: 'reading.started', subject: request.subject });
    try {
      const inference = await inTime(signal, (limited) => inferInterests(request, limited));
      if (!signal.aborted) send({ type: 'reading.completed', inference });
    } catch (error) {
      if (signal.aborted) return;
      console.error(LOGGED.inference, error);
      send({ type: 'reading.failed' });
    }
  }, []);

  useWidgetMessage((message: WidgetMessage) => {
    const { APIurl, accessToken, approved } = message;
    const size = largestApprovedSize(approved);
    if (size === 0 || !mayReceiveToken(APIurl, window.location.origin)) return;
    askedAgain.current = 0;
    void read({ address: APIurl, accessToken, size, subject: subjectOf(message), headers });
  });

  /** A pending answer must not undo the person's choice. */
  const choose = useCallback((event: PersonalEvent) => {
    running.current?.abort();
    send(event);
  }, []);
  useSignOut(() => {
    last.current = null;
    choose({ type: 'session.ended' });
  });

  /** Repeats the last request. */
  const readAgain = useCallback(() => {
    if (last.current) void read(last.current);
  }, [read]);

  const isWaiting = personal.why === 'reading' && personal.reading === 'idle';
  useEffect(() => {
    const waitMs = ASK_AGAIN_MS[askedAgain.current];
    if (!isWaiting || waitMs === undefined) return;
    const timer = setTimeout(() => {
      askedAgain.current += 1;
      readAgain();
    }, waitMs);
    return () => clearTimeout(timer);
  }, [isWaiting, readAgain]);

  return { personal, choose, readAgain };
};
