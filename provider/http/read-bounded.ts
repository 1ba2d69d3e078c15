/**
 * Reads a body as text.
 * @param limitBytes the maximum size
 * @param tooLarge makes the error for a larger body
 */
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
