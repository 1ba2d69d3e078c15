import { useCallback, useEffect, useReducer, useRef } from 'react';
import { largestApprovedSize } from '../../shared/connect/sizes.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import type { WidgetMessage } from '../../shared/connect/widget-message.ts';
import { inTime } from '../api/in-time.ts';
import { LOGGED } from '../constants.ts';
import { type InferenceRequest, inferInterests, mayReceiveToken } from '../interests/infer.ts';
import { readInference, writeInference } from '../interests/interest-store.ts';
import { type Personal, personalReducer } from './personal.ts';

const remembered = (): Personal => ({ inference: readInference(), reading: 'idle' });

/** The person's interests: asked for at each widget message, remembered in this browser. */
export const usePersonal = (headers: Readonly<Record<string, string>>) => {
  const [personal, send] = useReducer(personalReducer, undefined, remembered);
  const running = useRef<AbortController>(null);
  const last = useRef<InferenceRequest>(null);

  useEffect(() => writeInference(personal.inference), [personal.inference]);
  useEffect(() => () => running.current?.abort(), []);

  const read = useCallback(async (request: InferenceRequest) => {
    last.current = request;
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    send({ type: 'read.start' });
    try {
      const inference = await inTime(signal, (limited) => inferInterests(request, limited));
      if (!signal.aborted) send({ type: 'read.done', inference });
    } catch (error) {
      if (signal.aborted) return;
      console.error(LOGGED.inference, error);
      send({ type: 'read.fail' });
    }
  }, []);

  useWidgetMessage(({ APIurl, accessToken, approved }: WidgetMessage) => {
    const size = largestApprovedSize(approved);
    if (size === 0 || !mayReceiveToken(APIurl, window.location.origin)) return;
    void read({ address: APIurl, accessToken, size, headers });
  });

  /** Asks once more what was asked last. */
  const readAgain = useCallback(() => {
    if (last.current) void read(last.current);
  }, [read]);

  return { personal, send, readAgain };
};
