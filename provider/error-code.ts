/** Returns the code of an error from Node or a driver, such as `ENOENT`; empty if there is none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
