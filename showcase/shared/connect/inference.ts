import { isRecord } from '../lib/is-record.ts';
import { AnswerError, HttpError } from '../lib/request.ts';
import { type Reason, readReasons } from './reasons.ts';

/** An item with a higher score is an interest (specification §9). */
export const INTEREST_THRESHOLD = 0.5;

/** The category distinguishes "Cloud" computing from a cloud in the sky. */
export interface Item {
  readonly text: string;
  readonly category?: string;
}

interface InferenceRequest {
  readonly address: string;
  readonly accessToken: string;
  readonly items: readonly Item[];
  readonly headers: Readonly<Record<string, string>>;
}

export interface Affinity {
  readonly score: number;
  /** At most two; empty if the person did not approve reasons. */
  readonly reasons: readonly Reason[];
}

const WHY = ['unconnected', 'reading', 'failed', 'nothing', 'language'] as const;
export type WhyUnknown = (typeof WHY)[number];

export interface Inference {
  readonly affinities: readonly Affinity[];
  /** Strongest first; empty if the person did not approve preferences. */
  readonly topics: readonly string[];
  readonly why: WhyUnknown | null;
  /** False while a connected platform is still being read. */
  readonly isComplete: boolean;
  readonly answer: unknown;
}

/** Whether this address may receive a person's access token: only the page's own origin may. */
export const mayReceiveToken = (address: string, ownOrigin: string) =>
  URL.canParse(address) && new URL(address).origin === ownOrigin;

const scoreOf = (entry: unknown) => {
  const [first]: unknown[] = Array.isArray(entry) ? entry : [];
  const [score]: unknown[] = Array.isArray(first) ? first : [];
  return typeof score === 'number' && score >= 0 && score <= 1 ? score : 0;
};

const topicOf = (entry: unknown): readonly string[] =>
  isRecord(entry) && typeof entry.topic === 'string' ? [entry.topic] : [];

/** @throws AnswerError if the answer holds no scores */
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
    topics: Array.isArray(result.topics) ? result.topics.flatMap(topicOf) : [],
    why: WHY.find((each) => each === result.why) ?? null,
    isComplete: result.status !== 'reading' && result.why !== 'reading',
    answer,
  };
};

/** Call 5; throws `HttpError`, `AnswerError`, or what `fetch` throws. */
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
    // A redirect must not forward the token to another address.
    redirect: 'error',
    signal,
  });
  if (!response.ok) throw new HttpError(response.status);
  return readInference(await response.json().catch(() => null), items);
};
