import { isRecord } from '../../shared/lib/is-record.ts';
import { AnswerError, HttpError } from '../api/errors.ts';
import { INTEREST_THRESHOLD } from '../constants.ts';
import { CATALOGUE } from './catalogue.ts';
import type { Interest, InterestItem } from './interest.ts';
import { type Personality, readPersonality } from './personality.ts';

/** Origins besides the page's own that may receive a person's access token. */
const ALLOWED_ORIGINS: readonly string[] = [];

/** What call 5 says about a person. */
export interface Inference {
  readonly interests: readonly Interest[];
  readonly personality: Personality | null;
}

export interface InferenceRequest {
  readonly address: string;
  readonly accessToken: string;
  /** How many items of the catalogue the approved data opens; above 0. */
  readonly size: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Whether a token may go to this address: the API's own origin or an allowed one. */
export const mayReceiveToken = (address: string, ownOrigin: string) =>
  URL.canParse(address) && [ownOrigin, ...ALLOWED_ORIGINS].includes(new URL(address).origin);

const scoreOf = (entry: unknown) => {
  const [first]: unknown[] = Array.isArray(entry) ? entry : [];
  const [score]: unknown[] = Array.isArray(first) ? first : [];
  return typeof score === 'number' ? score : 0;
};

/**
 * The items scored above 0.5, named `input{n}` by their position, counted from 1 (specification §7, call 5).
 * Throws `AnswerError` when the answer holds no scores.
 */
export const readInterests = (answer: unknown, items: readonly InterestItem[]): readonly Interest[] => {
  const result = isRecord(answer) ? answer.InferenceResult : null;
  const output = isRecord(result) && isRecord(result.output) ? result.output.output : null;
  if (!Array.isArray(output)) throw new AnswerError('The inference answered without scores');
  return items.flatMap((item, index) =>
    scoreOf(output[index]) > INTEREST_THRESHOLD ? [{ ...item, name: `input${index + 1}` }] : [],
  );
};

/** Call 5. Throws `HttpError`, `AnswerError`, or what `fetch` throws. */
export const inferInterests = async (
  { address, accessToken, size, headers }: InferenceRequest,
  signal: AbortSignal,
  ask = fetch,
): Promise<Inference> => {
  const items = CATALOGUE.slice(0, size);
  const response = await ask(address, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ Input: items }),
    credentials: 'omit',
    // A token must not travel on to wherever the answer points.
    redirect: 'error',
    signal,
  });
  if (!response.ok) throw new HttpError(response.status);
  const answer: unknown = await response.json().catch(() => null);
  return { interests: readInterests(answer, items), personality: readPersonality(answer) };
};
