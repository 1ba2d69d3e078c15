/** The code of an error of Node or of a driver, as `ENOENT`; empty where it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
