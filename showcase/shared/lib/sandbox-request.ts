const HEADERS = { fault: 'x-sandbox-fault', scale: 'x-sandbox-scale' } as const;

/**
 * Headers by which a page's address steers the sandbox: `?fault=status=503` breaks the showcase's calls and
 * `?scale=10000` makes its answers longer (contract §4). Values that no header can carry are left out.
 */
export const sandboxHeaders = (search: string): Record<string, string> => {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(HEADERS).flatMap(([parameter, header]) => {
      const value = parameters.get(parameter);
      return value && /^[\x20-\x7e]+$/.test(value) ? [[header, value]] : [];
    }),
  );
};
