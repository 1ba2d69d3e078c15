/** Returns the code of an error from Node or a driver, such as `ENOENT`; empty if there is none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** The mail server's enhanced status code (RFC 3463), such as `5.7.1`; empty if its answer has none. */
export const mailStatusOf = (error: unknown): string => {
  const answer = error instanceof Error && 'response' in error ? error.response : undefined;
  const [, status = ''] =
    /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(typeof answer === 'string' ? answer : '') ?? [];
  return status;
};
