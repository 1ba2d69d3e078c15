import { fieldsOf, textOf } from '../domain/fields.ts';
import type { UserRecord } from '../types.ts';
import type { ApiAccess } from './api.ts';

const ASK_MS = 2000;

const sentencesIn = (answer: unknown): readonly string[] => {
  const { readings } = fieldsOf(answer);
  return Array.isArray(readings) ? readings.flatMap((reading) => textOf(fieldsOf(reading).text) ?? []) : [];
};

/**
 * Asks every two seconds how far the reading of the person's platforms is, until it is stopped or the server fails. It asks
 * nothing for a session without `expiresAt`: the server may not know this call.
 */
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
  // What it cannot show, the step shows without.
  const askQuietly = () => void ask().catch(() => {});
  if (token && expiresAt !== undefined) askQuietly();
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
};
