const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  eacute: 'é',
};
const LAST_CODE_POINT = 0x10ffff;

const characterOf = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
};

/** Postings mark searched words with tags and encode characters, in titles too. Both would be shown literally. */
export const plainText = (text: string): string =>
  text
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, characterOf)
    .replace(/\s+/g, ' ')
    .trim();
