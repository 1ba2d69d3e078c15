/** Time between the consent page and the exchange of its code. A person may need time to read. */
export const PLATFORM_CODE_LIFETIME_MS = 600_000;
export const CODES_REMEMBERED = 10_000;
export const TOKENS_REMEMBERED = 10_000;

export const BODY_LIMIT_BYTES = 64 * 1024;
export const FAULTS_REMEMBERED = 20;
export const FAULT_DELAY_LIMIT_MS = 60_000;

export const PAGE_SIZE = 20;
export const PAGE_SIZE_LIMIT = 50;
export const SCALED_PAGE_SIZE_LIMIT = 10_000;
export const PAGE_LIMIT = 100;
export const QUERY_LIMIT = 1_500;
export const FILTER_TEXT_LIMIT = 100;
/** Maximum number of words and phrases of a search: each may be compared with every word of the postings. */
export const WORDS_LIMIT = 12;
/** Maximum number of `what_or` terms that are read; the board's longest list has 64. */
export const TERMS_LIMIT = 100;

export const ADZUNA_CACHE_MS = 86_400_000;
export const ADZUNA_FAILURE_CACHE_MS = 60_000;
export const ADZUNA_QUERIES_REMEMBERED = 200;
/** Adzuna's own limit is about 83 calls a day. One client may use 12 of these 80. */
export const ADZUNA_CALLS_PER_DAY = 80;
export const ADZUNA_CALLS_PER_CLIENT = 12;
export const ADZUNA_TIMEOUT_MS = 15_000;
/** Number of live postings that a link can open. It works this long after a posting was served. */
export const POSTINGS_REMEMBERED = 5_000;
export const POSTING_LIFETIME_MS = 86_400_000;
/** Maximum size of an answer of Adzuna. Fifty postings have about 100 KB. */
export const ADZUNA_ANSWER_BYTES = 2_000_000;

export const CLIENTS_REMEMBERED = 10_000;

/** A map with a maximum size: a new entry removes the oldest one, so that a visitor cannot fill the server's memory. */
export class BoundedMap<Key, Value> {
  readonly #entries = new Map<Key, Value>();

  constructor(readonly limit: number) {}

  get size() {
    return this.#entries.size;
  }

  get(key: Key) {
    return this.#entries.get(key);
  }

  /** Writing an existing entry makes it the newest. */
  set(key: Key, value: Value) {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.limit) break;
      this.#entries.delete(oldest);
    }
  }
}
