import { setTimeout as pause } from 'node:timers/promises';
import { PUBLIC_URL } from './fleet.ts';

const PAUSE_MS = 100;

export interface Entry {
  /** Its place in the order of everything that began and ended. */
  readonly began: number;
  readonly at: number;
  readonly who: string;
  readonly call: string;
  /** 0 if the connection ended without an answer. */
  readonly status: number;
  readonly token: string | null;
  readonly text: string | null;
}

export const createLedger = (now: () => number) => {
  const entries: Entry[] = [];
  let last = 0;
  const tick = () => {
    last += 1;
    return last;
  };
  const add = (entry: Omit<Entry, 'at'>) => {
    tick();
    entries.push({ ...entry, at: now() });
  };
  return { entries, tick, add };
};

export type Ledger = ReturnType<typeof createLedger>;

const idsOut = (path: string) =>
  path
    .replace(/\/(grant|authorize|session)_[\w-]+/g, '/*')
    .replace(/^\/(api|oauth)\/(github|reddit|pinterest|youtube)\//, '/$1/*/');

interface Parts {
  readonly ledger: Ledger;
  readonly nextCopy: () => string | null;
  readonly answered: () => void;
}

export const createCallers =
  ({ ledger, nextCopy, answered }: Parts) =>
  /**
   * The provider for one caller. A call without an answer, or with 5xx, is repeated at the next copy, as by a person
   * with patience. Each try is recorded in the ledger.
   */
  (who: string, peer: string) => {
    let repeats = 0;
    const fetchOnce = async (copy: string, { method, headers, url }: Request, body: string) => {
      const { pathname, search } = new URL(url);
      const init = { method, headers, redirect: 'manual' as const, ...(body === '' ? {} : { body }) };
      return fetch(`${copy}${pathname}${search}`, init).catch(() => null);
    };
    const fetchFromCopies = async (request: Request): Promise<Response> => {
      const body = await request.text();
      const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? null;
      const call = `${request.method} ${idsOut(new URL(request.url).pathname)}`;
      request.headers.set('x-forwarded-for', peer);
      for (;;) {
        const copy = nextCopy();
        if (copy !== null) {
          const began = ledger.tick();
          const answer = await fetchOnce(copy, request, body);
          const status = answer?.status ?? 0;
          const isKept = call === 'POST /api/inference' && status === 200;
          const text = isKept ? await (answer?.clone().text() ?? null) : null;
          ledger.add({ began, who, call, status, token, text });
          answered();
          if (answer !== null && status < 500) return answer;
          repeats += 1;
        }
        await pause(PAUSE_MS);
      }
    };
    return { fetch: fetchFromCopies, repeats: () => repeats, config: { publicUrl: PUBLIC_URL } };
  };

export type Callers = ReturnType<typeof createCallers>;
export type Caller = ReturnType<Callers>;
