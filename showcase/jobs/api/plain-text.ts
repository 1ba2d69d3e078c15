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
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  euro: '€',
  pound: '£',
  reg: '®',
  trade: '™',
  szlig: 'ß',
};
/** Combining marks, by the ends of names such as `uuml` and `Eacute`. */
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
};
const LAST_CODE_POINT = 0x10ffff;

const letterOf = (name: string): string | undefined => {
  const mark = name.slice(1);
  return Object.hasOwn(MARKS, mark) ? `${name.slice(0, 1)}${MARKS[mark]}`.normalize('NFC') : undefined;
};

const characterOf = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return letterOf(name) ?? NAMED[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const character = code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
  // Half of a surrogate pair is no character.
  return /\p{Cs}/u.test(character) ? '' : character;
};

const decoded = (text: string) => text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, characterOf);

/** Postings mark searched words with tags and encode characters, in titles too. Both would be shown literally. */
export const plainText = (text: string): string =>
  decoded(text.replace(/<\/?[a-z][^<>]*>/gi, ''))
    .replace(/\s+/g, ' ')
    .trim();
