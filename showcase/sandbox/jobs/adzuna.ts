import { z } from 'zod';
import { readBounded } from '../../../provider/http/bounded.ts';
import { countedClient } from '../../../provider/http/client-address.ts';
import { plainText } from '../../jobs/api/plain-text.ts';
import { countryAt, withInternshipOf } from '../countries.ts';
import type { Environment } from '../environment.ts';
import { type Caller, Refusal } from '../http/requests.ts';
import {
  ADZUNA_ANSWER_BYTES,
  ADZUNA_CACHE_MS,
  ADZUNA_CALLS_PER_CLIENT,
  ADZUNA_CALLS_PER_DAY,
  ADZUNA_FAILURE_CACHE_MS,
  ADZUNA_QUERIES_REMEMBERED,
  ADZUNA_TIMEOUT_MS,
  BoundedMap,
  CLIENTS_REMEMBERED,
} from '../limits.ts';
import type { Filters } from './filters.ts';
import { type ReadTopics, topicsOf } from './posting-topics.ts';
import { containsAny, narrowing, searchable } from './search.ts';
import { inWordsOf } from './search-words.ts';
import type { ServedJobs } from './served-jobs.ts';
import { typedIn, wordsOf } from './words.ts';

const DAY_MS = 86_400_000;

/** Limits the calls of a day: all, and those of each IPv4 address or /48 network except the owner's. */
const createDayBudget = (inAll: number, perClient: number, now: () => number) => {
  let day = -1;
  let spent = 0;
  let clients = new BoundedMap<string, number>(CLIENTS_REMEMBERED);

  return ({ address, isLocal }: Caller): boolean => {
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) {
      day = today;
      spent = 0;
      clients = new BoundedMap(CLIENTS_REMEMBERED);
    }
    const counted = countedClient(address);
    const client = counted.network ?? counted.client;
    const own = clients.get(client) ?? 0;
    if (spent >= inAll || (!isLocal && own >= perClient)) return false;
    spent += 1;
    clients.set(client, own + 1);
    return true;
  };
};

const ADZUNA = 'https://api.adzuna.com/v1/api/jobs';

export interface LiveSearch {
  readonly what: string;
  readonly whatOr: string;
  readonly size: number;
  readonly page: number;
  readonly filters: Filters;
}

/** The search answers `undefined` after the day's calls, and rejects if Adzuna fails. */
export const createAdzuna = (environment: Environment, readTopics: ReadTopics, served: ServedJobs) => {
  const { ADZUNA_APP_ID: id, ADZUNA_APP_KEY: key, ADZUNA_COUNTRY } = environment.env;
  if (!id || !key) return null;
  const country = countryAt(ADZUNA_COUNTRY);
  const { languages = ['en'] } = country;
  const answers = new BoundedMap<string, { found: Promise<Answer>; until: number }>(
    ADZUNA_QUERIES_REMEMBERED,
  );
  const budget = createDayBudget(ADZUNA_CALLS_PER_DAY, ADZUNA_CALLS_PER_CLIENT, environment.now);

  const findAnew = (query: string) => {
    const found = ask(environment, `${country.code}/search/${query}`, { id, key }).then((answer) =>
      completed(answer, country, readTopics),
    );
    answers.set(query, { found, until: environment.now() + ADZUNA_CACHE_MS });
    const keepBriefly = () =>
      answers.set(query, { found, until: environment.now() + ADZUNA_FAILURE_CACHE_MS });
    found.catch(keepBriefly);
    return found;
  };

  return async (search: LiveSearch, caller: Caller): Promise<Response | undefined> => {
    const query = queryOf({
      ...search,
      what: withInternshipOf(country, search.what),
      whatOr: inWordsOf(languages, search.whatOr),
    });
    const cached = answers.get(query);
    const isFresh = cached !== undefined && environment.now() < cached.until;
    if (!isFresh && !budget(caller)) return undefined;
    const found = await (isFresh ? cached.found : findAnew(query));
    const answer = withoutPhrases(found, typedIn(search.what).excluded);
    served.remember(answer.results);
    return answerOf(answer);
  };
};

/** Adzuna excludes words only, and would exclude a posting with any word of a phrase. */
const isPhrase = (text: string) => wordsOf(text).length > 1;

/** Sees only the beginning of a description, because Adzuna cuts it. */
const withoutPhrases = (answer: Answer, excluded: readonly string[]): Answer => {
  const phrases = narrowing(excluded).filter(isPhrase);
  if (phrases.length === 0) return answer;
  const isUnwanted = containsAny(phrases);
  const results = answer.results.filter((posting) => {
    const { category, title, description } = posting;
    // Adzuna marks words with tags.
    const texts = { label: category.label, title: plainText(title), text: plainText(description) };
    return !isUnwanted(searchable(texts));
  });
  const { count } = answer;
  const gone = answer.results.length - results.length;
  return { ...answer, results, count: typeof count === 'number' ? count - gone : count };
};

/** The query of a search. Equivalent searches have the same text. */
const queryOf = ({ what, whatOr, size, page, filters }: LiveSearch) => {
  const query = new URLSearchParams({ results_per_page: String(size) });
  const { words: typed, phrases, excluded } = typedIn(what);
  // Adzuna takes only one phrase. `what` has the words of all other phrases.
  const [phrase = ''] = phrases.toSorted((a, b) => wordsOf(b).length - wordsOf(a).length);
  const unwanted = narrowing(excluded).filter((text) => !isPhrase(text));
  const texts = { what: typed, what_phrase: phrase, what_exclude: unwanted.join(' '), what_or: whatOr };
  // The board separates phrases by commas, Adzuna separates words by spaces.
  for (const [name, text] of Object.entries(texts)) {
    const words = text
      .replaceAll(/[\s,，、]+/g, ' ')
      .trim()
      .toLowerCase();
    if (words) query.set(name, words);
  }
  for (const [name, value] of Object.entries(filters)) query.set(name, `${value}`.toLowerCase());
  return `${page}?${query}`;
};

const text = z.string().catch('');

/** Parsed loosely, because a proxy's error may replace a posting. */
const POSTING = z.looseObject({
  id: z.union([z.number(), z.string().regex(/\S/)]),
  title: z.string().regex(/\S/),
  description: text,
  category: z.looseObject({ tag: text, label: text }).catch({ tag: '', label: '' }),
  location: z.looseObject({ area: z.array(z.unknown()).catch([]) }).catch({ area: [] }),
});
type Posting = z.infer<typeof POSTING>;

const textsOf = ({ category: { tag, label }, title, description }: Posting) => ({
  tag,
  label,
  title,
  description,
});

const completed = (
  answer: Answer,
  { code, currency }: ReturnType<typeof countryAt>,
  readTopics: ReadTopics,
): Answer => ({
  ...answer,
  results: answer.results.map((posting) => ({
    ...posting,
    category: { ...posting.category, topics: topicsOf(textsOf(posting), readTopics) },
    location: {
      ...posting.location,
      // The first area is the country. Adzuna writes "UK" and "Deutschland", so the country's code replaces it.
      area: posting.location.area.map((area, index) => (index === 0 ? code.toUpperCase() : area)),
    },
    salary_currency: currency,
  })),
});

interface Answer {
  readonly results: readonly Posting[];
  readonly count?: unknown;
}

const ANSWER = z
  .looseObject({ results: z.array(z.unknown()).nullable().catch(null) })
  .catch({ results: null });

/** @throws Refusal 502 if the keys are refused or there is no list of postings in time */
const ask = async (
  environment: Environment,
  query: string,
  { id, key }: { id: string; key: string },
): Promise<Answer> => {
  const keys = new URLSearchParams({ app_id: id, app_key: key });
  const { status, text } = await request(environment, `${ADZUNA}/${query}&${keys}`);
  // The answer repeats the key. The application's id is no secret.
  const answer = ANSWER.parse(jsonIn(text.replaceAll(key, 'hidden')));
  if (answer.exception === 'AUTH_FAIL')
    throw new Refusal(502, 'Adzuna did not accept the keys in the environment');
  const { results: listed, count } = answer;
  const results = listed?.flatMap((entry) => POSTING.safeParse(entry).data ?? []) ?? [];
  const isUnreadable = listed === null || (listed.length > 0 && results.length === 0);
  const hasFailed = (answer.exception ?? answer.error ?? undefined) !== undefined;
  // An empty first page of a search with a count is a truncated answer.
  const isCut = listed?.length === 0 && /\/search\/1\?/.test(query) && Number(count) > 0;
  if (status !== 200 || isUnreadable || hasFailed || isCut) {
    throw new Refusal(502, `Adzuna gave no list of postings (status ${status})`);
  }
  return { ...answer, results };
};

const request = async (environment: Environment, url: string) => {
  try {
    const response = await environment.fetch(url, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(ADZUNA_TIMEOUT_MS),
    });
    const text = await readBounded(response, ADZUNA_ANSWER_BYTES, () => new Error('Too large'));
    return { status: response.status, text };
  } catch {
    throw new Refusal(502, 'Adzuna could not be reached');
  }
};

const jsonIn = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

const answerOf = (answer: Answer) => Response.json(answer, { headers: { 'x-jobs-source': 'adzuna' } });
