import type { ProblemCode } from '../problem.ts';

export type FailureCode =
  | ProblemCode
  | 'passkey.notAdded'
  | 'passkey.there'
  | 'platform.notConnected'
  /** Another operator changed the settings after they were shown. */
  | 'overtaken'
  | 'unreachable';

export class CallError extends Error {
  override readonly name = 'CallError';

  constructor(
    readonly code: FailureCode,
    /** Seconds until the next try is useful; 0 if the answer has none. */
    readonly retryAfterS = 0,
    readonly detail = '',
  ) {
    super(code);
  }

  get isSignedOut(): boolean {
    return this.code.startsWith('session.');
  }
}

/** Makes the function for the calls below a path of the page's own origin. It throws a {@link CallError}. */
export const createSend =
  (base: string, timeoutMs: number) =>
  async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Response> => {
    const response = await fetch(`${base}${path}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'Accept-Language': document.documentElement.lang,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new CallError('unreachable');
    });
    if (response.ok) return response;
    const { code, detail } = await response.json().catch(() => ({ code: 'unreachable' }));
    throw new CallError(code, Number(response.headers.get('Retry-After') ?? 0), detail);
  };
