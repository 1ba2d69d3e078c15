/**
 * Returns the address of a call or page below the API base. It keeps the base's parameters, and is relative if the base
 * is.
 * @param apiBase absolute http(s) address or path
 * @param path without a leading slash; may have a fragment
 */
export const belowApi = (apiBase: string, path: string): string => {
  const [, place = '', query = ''] = /^([^?#]*[^?#/]|)\/*(\?[^#]*|)/.exec(apiBase) ?? [];
  const [name, ...fragment] = path.split('#');
  return [`${place}/${name}${query}`, ...fragment].join('#');
};
