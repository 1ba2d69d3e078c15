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

/** The work, until the signal aborts: not all of it takes a signal. */
export const untilAborted = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> => {
  const aborted = new Promise<never>((_done, fail) => {
    if (signal.aborted) fail(signal.reason);
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
};
