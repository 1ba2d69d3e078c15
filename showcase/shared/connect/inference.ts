import { AnswerError, HttpError } from '../lib/answer-errors.ts';
import { isRecord } from '../lib/is-record.ts';
import { type Reason, readReasons } from './reasons.ts';

/** An item scored above this is an interest (specification §9). */
export const INTEREST_THRESHOLD = 0.5;

/** What call 5 asks about: the category tells "Cloud" of computers from the one in the sky. */
export interface Item {
  readonly text: string;
  readonly category?: string;
}

export interface InferenceRequest {
  readonly address: string;
  readonly accessToken: string;
  readonly items: readonly Item[];
  readonly headers: Readonly<Record<string, string>>;
}

export interface Affinity {
  /** 0 to 1. */
  readonly score: number;
  /** What the score rests on, at most two; none where the person did not approve that. */
  readonly reasons: readonly Reason[];
}

const WHY = ['unconnected', 'reading', 'failed', 'nothing'] as const;
export type WhyUnknown = (typeof WHY)[number];

export interface Inference {
  /** One for each item, in order. */
  readonly affinities: readonly Affinity[];
  /** Why nothing is known of the person, where the server says so. */
  readonly why: WhyUnknown | null;
  readonly answer: unknown;
}

/** Whether a person's access token may go to this address: to the page's own origin only. */
export const mayReceiveToken = (address: string, ownOrigin: string) =>
  URL.canParse(address) && new URL(address).origin === ownOrigin;

const scoreOf = (entry: unknown) => {
  const [first]: unknown[] = Array.isArray(entry) ? entry : [];
  const [score]: unknown[] = Array.isArray(first) ? first : [];
  return typeof score === 'number' && score >= 0 && score <= 1 ? score : 0;
};

/** @throws AnswerError when the answer holds no scores */
export const readInference = (answer: unknown, items: readonly Item[]): Inference => {
  const result = isRecord(answer) && isRecord(answer.InferenceResult) ? answer.InferenceResult : {};
  const output = isRecord(result.output) ? result.output.output : null;
  if (!Array.isArray(output)) throw new AnswerError('The inference answered without scores');
  const reasons: unknown[] = Array.isArray(result.reasons) ? result.reasons : [];
  return {
    affinities: items.map((_, index) => ({
      score: scoreOf(output[index]),
      reasons: readReasons(reasons[index]),
    })),
    why: WHY.find((each) => each === result.why) ?? null,
    answer,
  };
};

/**
 * Call 5.
 * @throws HttpError, AnswerError, or what `fetch` throws
 */
export const askInference = async (
  { address, accessToken, items, headers }: InferenceRequest,
  signal: AbortSignal,
  ask = fetch,
): Promise<Inference> => {
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
  return readInference(await response.json().catch(() => null), items);
};
