import { Agent, request as send } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fieldsOf } from '../../../widget/domain/fields.ts';
import { PUBLIC_URL } from './fleet.ts';
import type { Ledger } from './ledger.ts';

const LIMIT_MS = 60_000;
const PAUSE_MS = 100;
/** An outage of the day lasts seconds, on a busy machine up to a minute. */
const MAX_WAIT_MS = 120_000;

/** These answers are checked byte by byte. */
const KEPT = /^POST \/api\/(inference|getAPIurlMobile|token|person\/export)$/;

const idsOut = (path: string) =>
  path
    .replace(/\/(grant|authorize|session|passkey)_[\w-]+/g, '/*')
    .replace(/^\/(api|oauth)\/(github|reddit|pinterest|youtube)\//, '/$1/*/');

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

const exchange = (origin: string, { method, url, headers }: Request, body: string): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { pathname, search } = new URL(url);
    const call = send(
      `${origin}${pathname}${search}`,
      { agent, method, headers: Object.fromEntries(headers), timeout: LIMIT_MS },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('error', reject);
        answer.on('aborted', () => reject(new Error('The answer was cut off')));
        answer.on('end', () => {
          const given = new Headers();
          for (const [name, value] of Object.entries(answer.headersDistinct))
            for (const each of value ?? []) given.append(name, each);
          const status = answer.statusCode ?? 0;
          const text = [204, 304].includes(status) ? null : Buffer.concat(parts);
          resolve(new Response(text, { status, headers: given }));
        });
      },
    );
    call.on('timeout', () => call.destroy(new Error('No answer')));
    call.on('error', reject);
    call.end(body);
  });

const refusalOf = (status: number, text: string): string | null => {
  if (status < 400 || !text.startsWith('{')) return null;
  const { code, error } = fieldsOf(JSON.parse(text));
  return String(code ?? error);
};

interface Parts {
  readonly ledger: Ledger;
  /** The address of the next copy; `null` while none runs. */
  readonly nextCopy: () => string | null;
  /** Called after each answer. */
  readonly answered: () => void;
}

/** The network between people and the copies, like a proxy in front of the copies. */
export const createCallers =
  ({ ledger, nextCopy, answered }: Parts) =>
  /**
   * The provider for one caller. A call without an answer, or with 5xx, is repeated at the next copy, as by a person
   * with patience. Each try is recorded in the ledger.
   */
  (who: string, peer: string) => {
    let repeats = 0;
    const fetch = async (request: Request): Promise<Response> => {
      const body = await request.text();
      const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? null;
      const call = `${request.method} ${idsOut(new URL(request.url).pathname)}`;
      request.headers.set('x-forwarded-for', peer);
      request.headers.set('content-length', String(Buffer.byteLength(body)));
      const begun = performance.now();
      while (performance.now() - begun < MAX_WAIT_MS) {
        const copy = nextCopy();
        const began = ledger.tick();
        const answer = copy === null ? null : await exchange(copy, request, body).catch(() => null);
        if (copy !== null) {
          const text = answer === null ? '' : await answer.clone().text();
          const status = answer?.status ?? 0;
          const kept = KEPT.test(call) && status === 200 ? text : null;
          ledger.add({ began, who, call, status, refusal: refusalOf(status, text), token, text: kept });
          answered();
        }
        if (answer !== null && answer.status < 500) return answer;
        if (copy !== null) repeats += 1;
        await pause(PAUSE_MS);
      }
      throw new Error(`${call} by ${who} was not answered in ${MAX_WAIT_MS / 1000} s`);
    };
    /** `repeats`: number of tries without a certain outcome. */
    return { fetch, repeats: () => repeats, config: { publicUrl: PUBLIC_URL } };
  };

export type Callers = ReturnType<typeof createCallers>;
export type Caller = ReturnType<Callers>;
