import type { Environment } from '../environment.ts';
import { BoundedMap } from '../http/bounded-map.ts';
import type { Caller } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import {
  ADZUNA_CACHE_MS,
  ADZUNA_CALLS_PER_CLIENT,
  ADZUNA_CALLS_PER_DAY,
  ADZUNA_FAILURE_CACHE_MS,
  ADZUNA_QUERIES_REMEMBERED,
  ADZUNA_TIMEOUT_MS,
} from '../limits.ts';
import { createDayBudget } from './day-budget.ts';

const ADZUNA = 'https://api.adzuna.com/v1/api/jobs/us/search/1';

export interface LiveSearch {
  readonly what: string;
  readonly whatOr: string;
  readonly size: number;
}

interface Found {
  readonly body: string;
  readonly status: number;
  readonly retryAfter: string | null;
}

/**
 * Makes a search that asks Adzuna with the server's keys; `null` without keys. The search returns `undefined` when the
 * day's calls of the server or of the client are used up. It caches each distinct search for 24 h and a failure for a
 * minute; clients with the same search at the same time share one call. An answer never contains the keys.
 */
export const createAdzuna = (environment: Environment) => {
  const { ADZUNA_APP_ID: id, ADZUNA_APP_KEY: key } = environment.env;
  if (!id || !key) return null;
  const answers = new BoundedMap<string, { found: Promise<Found>; until: number }>(ADZUNA_QUERIES_REMEMBERED);
  const budget = createDayBudget(ADZUNA_CALLS_PER_DAY, ADZUNA_CALLS_PER_CLIENT, environment.now);

  const findAnew = (query: string) => {
    const found = ask(environment, query, { id, key });
    answers.set(query, { found, until: environment.now() + ADZUNA_CACHE_MS });
    const keepBriefly = () =>
      answers.set(query, { found, until: environment.now() + ADZUNA_FAILURE_CACHE_MS });
    found.then(({ status }) => status >= 400 && keepBriefly(), keepBriefly);
    return found;
  };

  return async (search: LiveSearch, caller: Caller): Promise<Response | undefined> => {
    const query = queryOf(search);
    const known = answers.get(query);
    if (known !== undefined && environment.now() < known.until) return answerOf(await known.found);
    return budget(caller) ? answerOf(await findAnew(query)) : undefined;
  };
};

/** Returns the same text for equivalent searches. */
const queryOf = ({ what, whatOr, size }: LiveSearch) => {
  const query = new URLSearchParams({ results_per_page: String(size) });
  for (const [name, text] of Object.entries({ what, what_or: whatOr })) {
    const words = text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
    if (words) query.set(name, words);
  }
  return query.toString();
};

const ask = async (environment: Environment, query: string, { id, key }: { id: string; key: string }) => {
  const response = await request(
    environment,
    `${ADZUNA}?${query}&${new URLSearchParams({ app_id: id, app_key: key })}`,
  );
  const body = withoutSecrets(await response.text(), [key, id]);
  if (isAuthFailure(body)) throw new Refusal(502, 'Adzuna did not accept the keys in the environment');
  return { body, status: response.status, retryAfter: response.headers.get('retry-after') };
};

const request = async (environment: Environment, url: string) => {
  try {
    const init = { headers: { Accept: 'application/json' }, signal: AbortSignal.timeout(ADZUNA_TIMEOUT_MS) };
    return await environment.fetch(url, init);
  } catch {
    throw new Refusal(502, 'Adzuna could not be reached');
  }
};

/** Adzuna puts the application's id into its links. */
const withoutSecrets = (body: string, secrets: readonly string[]) =>
  secrets.reduce((text, secret) => text.replaceAll(secret, 'hidden'), body);

const isAuthFailure = (body: string) => {
  try {
    const answer: unknown = JSON.parse(body);
    return (
      typeof answer === 'object' &&
      answer !== null &&
      'exception' in answer &&
      answer.exception === 'AUTH_FAIL'
    );
  } catch {
    return false;
  }
};

const answerOf = ({ body, status, retryAfter }: Found) =>
  new Response(body, {
    status,
    headers: {
      'Content-Type': 'application/json',
      'x-jobs-source': 'adzuna',
      ...(retryAfter === null ? {} : { 'Retry-After': retryAfter }),
    },
  });
