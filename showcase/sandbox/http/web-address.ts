/** The address, if it is an absolute http(s) URL, and `null` otherwise. */
export const webAddress = (text: string): URL | null => {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
};
