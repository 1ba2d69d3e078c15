import type { Environment } from '../environment.ts';
import { isFields } from '../http/body.ts';
import { BoundedMap } from '../http/bounded-map.ts';
import { Refusal } from '../http/refusal.ts';
import { ADZUNA_CACHE_MS, ADZUNA_QUERIES_REMEMBERED, ADZUNA_TIMEOUT_MS } from '../limits.ts';

const ADZUNA = 'https://api.adzuna.com/v1/api/jobs/us/search/1';
/** Ours to set, or of no meaning to Adzuna. */
const OWN_PARAMETERS = new Set(['app_id', 'app_key', 'fault']);

/**
 * A search that asks Adzuna with the server's keys, or `null` where the environment has none.
 * Each distinct query is remembered for 24 h, as Adzuna allows about 83 calls a day. Neither key is ever in an answer.
 */
export const createAdzuna = (environment: Environment) => {
  const { ADZUNA_APP_ID: id, ADZUNA_APP_KEY: key } = environment.env;
  if (!id || !key) return null;
  const answers = new BoundedMap<string, { body: string; until: number }>(ADZUNA_QUERIES_REMEMBERED);

  return async (asked: URLSearchParams): Promise<Response> => {
    const query = ownQuery(asked);
    const known = answers.get(query);
    if (known !== undefined && environment.now() < known.until) return json(known.body, 200);

    const response = await ask(
      environment,
      `${ADZUNA}?${query}&${new URLSearchParams({ app_id: id, app_key: key })}`,
    );
    const body = withoutSecrets(await response.text(), [key, id]);
    if (isAuthFailure(body)) throw new Refusal(502, 'Adzuna did not accept the keys in the environment');
    if (response.ok) answers.set(query, { body, until: environment.now() + ADZUNA_CACHE_MS });
    return json(body, response.status, response.headers.get('retry-after'));
  };
};

const ownQuery = (asked: URLSearchParams) => {
  const kept = new URLSearchParams([...asked].filter(([name]) => !OWN_PARAMETERS.has(name)));
  kept.sort();
  return kept.toString();
};

const ask = async (environment: Environment, url: string) => {
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
    return isFields(answer) && answer.exception === 'AUTH_FAIL';
  } catch {
    return false;
  }
};

const json = (body: string, status: number, retryAfter: string | null = null) =>
  new Response(body, {
    status,
    headers: {
      'Content-Type': 'application/json',
      'x-jobs-source': 'adzuna',
      ...(retryAfter === null ? {} : { 'Retry-After': retryAfter }),
    },
  });
