import type { ProblemCode } from '../problem.ts';

/** A refusal of the provider, no answer, or an answer that stops a change. */
export class CallError extends Error {
  override readonly name = 'CallError';

  constructor(
    /** `overtaken`: another operator changed the settings after they were shown. */
    readonly code: ProblemCode | 'unreachable' | 'overtaken',
    /** The provider's explanation. */
    readonly detail = '',
  ) {
    super(code);
  }
}

const TIMEOUT_MS = 60_000;

const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Response> => {
  const response = await fetch(`/operator/api/${path}`, {
    method,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new CallError('unreachable');
  });
  if (response.ok) return response;
  const { code, detail } = await response.json().catch(() => ({ code: 'unreachable' }));
  throw new CallError(code, detail);
};

export const read = async <T>(path: string): Promise<T> => (await send('GET', path)).json();

export const post = async <T>(path: string, body?: object): Promise<T> =>
  (await send('POST', path, body)).json();

export const postForText = async (path: string, body: object): Promise<string> =>
  (await send('POST', path, body)).text();

export const signOut = () => send('DELETE', 'session');

/** The path of a call about an application. */
export const ofApp = (id: string, verb = ''): string =>
  `apps/${encodeURIComponent(id)}${verb === '' ? '' : `/${verb}`}`;
