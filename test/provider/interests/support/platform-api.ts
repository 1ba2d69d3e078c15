import type { ConnectorId } from '../../../../common/platforms/ids.ts';
import { oauthOf } from '../../../../common/platforms/platforms.ts';
import type { PlatformApi } from '../../../../provider/platforms/readers/ask.ts';
import type { Batch } from '../../../../provider/platforms/readers/reader.ts';
import { readerOf } from '../../../../provider/platforms/readers/reader.ts';

export const TOKEN = 'token-of-a-person';

type Answer = Response | Error | object;

const responseOf = (answer: Answer): Response => {
  if (answer instanceof Error) throw answer;
  return answer instanceof Response ? answer : Response.json(answer);
};

/** A platform's API: its answers for each path in the order of the calls. The last answer of a path repeats. */
export const createPlatformApi = (answers: Readonly<Record<string, readonly Answer[]>>) => {
  const asked: string[] = [];
  const headers: Headers[] = [];
  const fetch: PlatformApi['fetch'] = async (url, init) => {
    const { host, pathname } = new URL(url);
    const own = answers[`${host}${pathname}`] ?? [];
    const before = asked.filter((other) => new URL(other).pathname === pathname).length;
    asked.push(url);
    headers.push(new Headers(init.headers));
    const answer = own[Math.min(before, own.length - 1)] ?? new Response(null, { status: 404 });
    return responseOf(answer instanceof Response ? answer.clone() : answer);
  };
  return { fetch, asked, headers };
};

export const readAll = async (
  connector: ConnectorId,
  fetch: PlatformApi['fetch'],
  { from = null, signal = new AbortController().signal }: { from?: string | null; signal?: AbortSignal } = {},
) => {
  const batches: Batch[] = [];
  const api = { fetch, base: oauthOf(connector).api };
  let error: unknown = null;
  try {
    for await (const batch of readerOf(connector)(api, TOKEN, signal, from)) batches.push(batch);
  } catch (failure) {
    error = failure;
  }
  return { batches, error, signals: batches.flatMap(({ signals }) => signals) };
};
