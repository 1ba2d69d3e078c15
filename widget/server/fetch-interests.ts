import {
  AccessReplacedError,
  AccessRevokedError,
  InvalidTokenError,
  MalformedAnswerError,
  ProviderHttpError,
  TokenExpiredError,
} from './errors.ts';
import {
  askProvider,
  type Fetch,
  isRecord,
  runtimeFetch,
  safeUrl,
  TIMEOUT_MS,
  textOrNull,
} from './json-over-http.ts';

export interface FetchInterestsOptions {
  /**
   * Address of call 5. Take it from your configuration, never from a browser: otherwise a browser could make your
   * server send the token anywhere.
   */
  readonly apiUrl: string;
  readonly accessToken: string;
  /** The texts to score: at most 1,000 texts of 2,000 characters, 64 KB together. */
  readonly items: readonly string[];
  /** The runtime's own `fetch` by default. */
  readonly fetch?: Fetch;
  /** Time limit in milliseconds for the whole answer; 10,000 by default. */
  readonly timeoutMs?: number;
}

/** The reason for a score: something that the person follows, likes or saved. */
export interface Reason {
  readonly text: string;
  readonly platform: string;
  /** The person's relation to this thing, such as `follows`, `likes` or `saves`; `null` if the provider does not say. */
  readonly kind: string | null;
}

export interface Interest {
  /** The text from the question. */
  readonly item: string;
  /** From 0 to 1. Above 0.5 it is clearly an interest of the person. */
  readonly score: number;
  /** At most two; empty if the person did not approve reasons. */
  readonly reasons: readonly Reason[];
}

export interface Interests {
  /** In the order of the items. */
  readonly interests: readonly Interest[];
  /**
   * `reading` while a connected platform is still being read: a later answer may know more, so ask again, at growing
   * pauses. `complete` otherwise, also if the provider does not say.
   */
  readonly status: 'complete' | 'reading';
  /** How many connected platforms are still being read; 0 with `complete`. */
  readonly missing: number;
  /** Why nothing is known of the person, if so: `unconnected`, `reading`, `failed`, `nothing` or `language`; else `null`. */
  readonly why: string | null;
  /** The reason as a sentence. */
  readonly note: string | null;
}

const malformed = (what: string) => new MalformedAnswerError(`The provider’s answer has ${what}`);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const scoreOf = (cell: unknown): number => {
  const [[score = null] = []] = listOf(cell).map(listOf);
  if (typeof score === 'number' && score >= 0 && score <= 1) return score;
  throw malformed('a score that is no number from 0 to 1');
};

const completenessOf = ({ status, missing }: Readonly<Record<string, unknown>>) => {
  if (status !== 'reading') return { status: 'complete', missing: 0 } as const;
  return { status, missing: typeof missing === 'number' && missing > 1 ? missing : 1 } as const;
};

const reasonOf = (value: unknown): Reason => {
  if (isRecord(value) && typeof value.text === 'string' && typeof value.platform === 'string') {
    return { text: value.text, platform: value.platform, kind: textOrNull(value.kind) };
  }
  throw malformed('a reason without text and platform');
};

const interestsOf = (answer: unknown, items: readonly string[]): Interests => {
  const result = isRecord(answer) ? answer.InferenceResult : null;
  if (!isRecord(result) || !isRecord(result.output)) throw malformed('no scores');
  const cells = listOf(result.output.output);
  if (cells.length !== items.length) throw malformed(`${cells.length} scores for ${items.length} items`);
  // A provider without reasons omits them (contract §4).
  const reasons = listOf(result.reasons);
  return {
    interests: items.map((item, index) => ({
      item,
      score: scoreOf(cells[index]),
      reasons: listOf(reasons[index]).map(reasonOf),
    })),
    ...completenessOf(result),
    why: textOrNull(result.why),
    note: textOrNull(result.note),
  };
};

/** A 401 concerns the token; the provider's code distinguishes four cases. */
const refusalFrom = (cause: unknown): unknown => {
  if (!(cause instanceof ProviderHttpError) || cause.status !== 401) return cause;
  if (cause.problem === 'access.revoked')
    return new AccessRevokedError('The grant was taken back', { cause });
  if (cause.problem === 'access.replaced')
    return new AccessReplacedError('A newer grant of the person replaced it', { cause });
  if (cause.problem === 'access.expired')
    return new TokenExpiredError('The access token has expired', { cause });
  return new InvalidTokenError('The provider does not accept this access token', { cause });
};

/**
 * Asks for the person's score for each item. It makes one request and does not retry. After ProviderHttpError with
 * `retryAfterS`, a timeout or a missing connection, another try may succeed.
 *
 * @throws AccessRevokedError, AccessReplacedError, TokenExpiredError, InvalidTokenError when the provider refuses the token
 * @throws ProviderHttpError, ProviderTimeoutError, ProviderUnreachableError, MalformedAnswerError
 * @throws TypeError for an address that is not https
 */
export const fetchInterests = async ({
  apiUrl,
  accessToken,
  items,
  fetch = runtimeFetch,
  timeoutMs = TIMEOUT_MS,
}: FetchInterestsOptions): Promise<Interests> => {
  const question = {
    url: safeUrl('apiUrl', apiUrl).href,
    method: 'POST',
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ Input: items }),
  } as const;
  const answer = await askProvider(fetch, question, timeoutMs).catch((cause: unknown) => {
    throw refusalFrom(cause);
  });
  return interestsOf(answer, items);
};
