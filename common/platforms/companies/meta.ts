import { codeOf, type Fields, fieldsOf, listOf, textOf } from '../kit/json.ts';
import { ReadError, type ReadFault } from '../kit/read-error.ts';
import type { Answer, Codes, Entry, ReadPage } from '../kit/reading.ts';
import { DAY, pageOf, type Thing } from '../kit/stand-in.ts';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, step) => first + step);

/** https://developers.facebook.com/docs/graph-api/guides/error-handling, …/overview/rate-limiting */
const GRAPH_CODES: Codes = {
  unreachable: [1, 2],
  scope: [3, 10, ...range(200, 299)],
  limited: [4, 17, 32, 341, 368, 613, ...range(80_000, 80_009), 80_014],
  operator: [101, 104, 191, 2635],
  token: [102, 190, 2500],
};

/** Code 100 is a wrong parameter, or (subcode 33) an excluded object; 2500 a missing token, or an invalid query. */
const meaningOf = (body: unknown): ReadFault | null => {
  const { code, error_subcode, message } = fieldsOf(fieldsOf(body).error);
  const text = textOf(message) ?? '';
  const number = codeOf(code);
  if (
    number === '100' &&
    (codeOf(error_subcode) === '33' || /permission|unsupported (?:get )?request/i.test(text))
  )
    return 'scope';
  return number === '2500' && /unknown path|syntax error/i.test(text) ? 'nonsense' : null;
};

export const GRAPH_ERRORS = { codes: GRAPH_CODES, meaningOf, hasOnlyError: true } as const;

/** Some lists name the next page's address only. */
const cursorIn = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).searchParams.get('after') : null;

/** Entries to ask for in one page, and the lowest number to try if Meta refuses more. */
const [MAX_ENTRIES, MIN_ENTRIES] = [100, 6];

/** Code 1 also says "Please reduce the amount of data you're asking for, then retry your request". */
const wantsLess = (error: unknown) => error instanceof ReadError && error.detail.endsWith(' 1');

/** An edge of Meta's Graph API, paged by cursors: https://developers.facebook.com/docs/graph-api/results */
export const graphEdge =
  (path: string, entryOf: (item: Fields) => Entry): ReadPage =>
  async (ask, cursor) => {
    const after = cursor === null ? '' : `&after=${encodeURIComponent(cursor)}`;
    const answerOf = (limit: number): Promise<Answer> =>
      ask(`${path}&limit=${limit}${after}`).catch((error: unknown) => {
        const fewer = Math.floor(limit / 2);
        if (!wantsLess(error) || fewer < MIN_ENTRIES) throw error;
        return answerOf(fewer);
      });
    const { body } = await answerOf(MAX_ENTRIES);
    const { data, paging } = fieldsOf(body);
    const { next, cursors } = fieldsOf(paging);
    // The last page has a cursor too, but no next page.
    const address = textOf(next);
    return {
      entries: listOf(data).map(entryOf),
      next: address === null ? null : (textOf(fieldsOf(cursors).after) ?? cursorIn(address)),
      total: null,
    };
  };

/** The day as a stand-in writes it. Meta puts no colon in the offset: seen in the test data below. */
export const GRAPH_DAY = DAY.replace('Z', '+0000');

/**
 * A stand-in's answer. Seen in Meta's description of paged results,
 * https://developers.facebook.com/docs/graph-api/results, and in the test data of restfb/restfb:
 * `json/connection-p1.json`, `json/connection-nodata.json`.
 */
export const graphAnswer = (
  things: readonly Thing[],
  { query, base }: { readonly query: URLSearchParams; readonly base: string },
  itemOf: (thing: Thing) => object,
) => {
  const { page, next } = pageOf(things, query, { size: 'limit', cursor: 'after' });
  // The last page has cursors, but no `next`. An empty list has neither.
  if (page.length === 0) return { data: [] };
  const cursors = { before: query.get('after') ?? '0', after: next ?? 'end' };
  return {
    data: page.map(itemOf),
    paging: { cursors, ...(next === null ? {} : { next: `${base}?after=${next}` }) },
  };
};

export const refusedByGraph = () => {
  const error = (status: number, code: number, message: string) => ({
    status,
    body: { error: { message, type: 'OAuthException', code, fbtrace_id: 'A0' } },
  });
  return {
    refusals: {
      token: error(401, 190, 'Error validating access token: the session has been invalidated.'),
      scope: error(403, 200, 'Permissions error'),
    },
    limit: () => error(400, 17, 'User request limit reached'),
  };
};
