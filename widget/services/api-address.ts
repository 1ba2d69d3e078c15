/**
 * Absolute address of a call: `path` below the API base, with or without a slash at the end of the base.
 * @param apiBase absolute http(s) address or path
 * @param pageBase what a path is relative to: the document's base address
 */
export const apiAddress = (apiBase: string, pageBase: string, path: string): string => {
  const url = new URL(apiBase, pageBase);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  url.hash = '';
  return url.href;
};
