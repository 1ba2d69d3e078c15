/** The same lifetime as Google's and Reddit's tokens have. After it, the provider must refresh the token. */
export const TOKEN_LIFETIME_S = 3_600;
/** Entries on a page. The number is small, so that a sample person's lists have several pages. */
export const PAGE_SIZE = 3;
/** The day of everything that sample people did. */
export const DAY = '2026-03-01T10:00:00Z';

interface Refusal {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Call {
  readonly path: string;
  readonly query: URLSearchParams;
  /** Address of the call, without its query. */
  readonly base: string;
  readonly account: string;
}

/** A made-up platform, with answers in the platform's own formats. */
export interface StandIn {
  /** The key of the consent page's address in the provider's answer. The sandbox uses all six (contract §4). */
  readonly urlKey: string;
  /** The consent page's text about the lists. */
  readonly shares: readonly string[];
  /** The fields of an answer with tokens, in addition to the tokens. */
  readonly given: object;
  /** The answer to a code, or to a refresh token, that is unknown, used up or too old. */
  readonly refused: Readonly<Record<'code' | 'refresh', Refusal>>;
  readonly refusals: Readonly<Record<'token' | 'scope', Refusal>>;
  readonly limit: (retryS: number | undefined) => Refusal;
  /** Whether a pause is not in `Retry-After`. */
  readonly hasOwnPause?: boolean;
  /** The API's answer; `null` for an unknown path. */
  readonly answer: (lists: readonly (readonly string[])[], call: Call) => object | Response | null;
}

export interface Thing {
  readonly id: string;
  readonly text: string;
  readonly about: string;
}

export const thingsOf = (lines: readonly string[] = []): readonly Thing[] =>
  lines.map((line, index) => {
    const [text = '', about = ''] = line.split(' — ');
    return { id: `${index + 1}`, text, about };
  });

const countIn = (value: string | null, fallback: number, least: number) => {
  const count = Number(value ?? fallback);
  return Number.isInteger(count) && count >= least ? count : fallback;
};

/** A cursor is the position of a page. Like a real platform, a page may have fewer entries than requested. */
export const pageOf = <Item>(
  things: readonly Item[],
  query: URLSearchParams,
  { size, cursor }: { readonly size: string; readonly cursor: string },
) => {
  const count = Math.min(countIn(query.get(size), PAGE_SIZE, 1), PAGE_SIZE);
  const from = countIn(query.get(cursor), 0, 0);
  const next = from + count < things.length ? `${from + count}` : null;
  return { page: things.slice(from, from + count), next };
};
