export const readBounded = async (
  { body }: Pick<Response, 'body'>,
  limitBytes: number,
  tooLarge: () => Error,
): Promise<string> => {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > limitBytes) {
      await reader?.cancel();
      throw tooLarge();
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
};

/**
 * Runs work with a signal, which aborts with `stopping` or after the time. Does not wait for work that ignores the signal.
 * @throws DOMException TimeoutError after the time; the reason of `stopping`
 */
export const within = async <T>(
  timeoutMs: number,
  stopping: AbortSignal | null | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  // Node may free the signals of `AbortSignal.timeout` and `any` before they abort, or never if they have a listener.
  const limit = new AbortController();
  const stop = () => limit.abort(stopping?.reason);
  const expire = () =>
    limit.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  if (stopping?.aborted) stop();
  limit.signal.throwIfAborted();
  const aborted = new Promise<never>((_done, fail) => {
    limit.signal.addEventListener('abort', () => fail(limit.signal.reason));
  });
  const timer = setTimeout(expire, timeoutMs);
  stopping?.addEventListener('abort', stop);
  try {
    return await Promise.race([work(limit.signal), aborted]);
  } finally {
    clearTimeout(timer);
    stopping?.removeEventListener('abort', stop);
  }
};
