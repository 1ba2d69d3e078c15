import { fieldsOf, textOf } from '../domain/fields.ts';
import type { UserRecord } from '../types.ts';
import type { ApiAccess } from './api.ts';

const ASK_MS = 2000;

const sentencesIn = (answer: unknown): readonly string[] => {
  const { readings } = fieldsOf(answer);
  return Array.isArray(readings) ? readings.flatMap((reading) => textOf(fieldsOf(reading).text) ?? []) : [];
};

/** Asks every two seconds until it is stopped or the server fails. A server without an end of sessions has no such call. */
export const watchReadings = (
  api: ApiAccess,
  { token, expiresAt }: Pick<UserRecord, 'token' | 'expiresAt'>,
  callback: (sentences: readonly string[]) => void,
): (() => void) => {
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    const answer = await api.post(api.address('readings'), {}, stopped.signal, { ...api, token });
    callback(sentencesIn(answer));
    timer = setTimeout(askQuietly, ASK_MS);
  };
  // The step works without the progress, so errors are ignored.
  const askQuietly = () => void ask().catch(() => {});
  if (token && expiresAt !== undefined) askQuietly();
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
};
