/** A platform did not answer as OAuth has it: too late, too much, a refusal, nonsense. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
}

/** The outside world of the OAuth client. */
export interface PlatformNetwork {
  readonly fetch: typeof fetch;
  /** For one call, its answer's body included. */
  readonly timeoutMs: number;
}

const LIMIT_BYTES = 64 * 1024;

const readBounded = async ({ body }: Response): Promise<string> => {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > LIMIT_BYTES) {
      await reader?.cancel();
      throw new PlatformError('The answer is larger than 64 KB');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
};

/**
 * Fetches within a time, reads at most 64 KB and follows no redirect, which could carry the secret elsewhere.
 * @throws PlatformError
 */
export const boundedFetch =
  ({ fetch, timeoutMs }: PlatformNetwork) =>
  async (url: string, init: RequestInit): Promise<Response> => {
    const late = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        late.abort();
        reject(new PlatformError('The platform did not answer in time'));
      }, timeoutMs);
    });
    const answer = async () => {
      const response = await fetch(url, { ...init, redirect: 'manual', signal: late.signal });
      const text = await readBounded(response);
      // A response of these statuses takes no body.
      const body = [204, 205, 304].includes(response.status) ? null : text;
      return new Response(body, { status: response.status, headers: response.headers });
    };
    try {
      return await Promise.race([answer(), timeout]);
    } finally {
      clearTimeout(timer);
    }
  };
