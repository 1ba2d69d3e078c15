const HEADERS = { fault: 'x-sandbox-fault', scale: 'x-sandbox-scale' } as const;

/**
 * Headers of the sandbox from a page's address: `?fault=status=503` makes the showcase's calls fail and `?scale=10000`
 * makes its answers longer (contract §4). Values that are invalid in a header are left out.
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
