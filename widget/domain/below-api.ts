/**
 * Address of a call or page below the API base. It keeps the base's own parameters and stays relative where the base is.
 * @param apiBase absolute http(s) address or path
 * @param path with an optional fragment, without a slash before it
 */
export const belowApi = (apiBase: string, path: string): string => {
  const [, place = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(apiBase) ?? [];
  const [name, ...fragment] = path.split('#');
  return [`${place.replace(/\/+$/, '')}/${name}${query}`, ...fragment].join('#');
};
