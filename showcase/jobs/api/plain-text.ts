import plainTextJson from './named-characters.json';

const NAMED: Readonly<Record<string, string>> = plainTextJson;
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
/** Windows-1252 from 0x80, with spaces for what is not assigned. Node 20 decodes these bytes as Latin-1. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const LAST_CODE_POINT = 0x10ffff;

const letterOf = (name: string): string | undefined => {
  const mark = name.slice(1);
  return Object.hasOwn(MARKS, mark) ? `${name.slice(0, 1)}${MARKS[mark]}`.normalize('NFC') : undefined;
};

const characterOf = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return letterOf(name) ?? NAMED[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  // HTML reads these numbers as Windows does: `&#150;` is a dash.
  if (code > 0x7f && code < 0xa0) return WINDOWS.charAt(code - 0x80).trim();
  const character = code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
  // Half of a surrogate pair is no character.
  return /\p{Cs}/u.test(character) ? '' : character;
};

const decoded = (text: string) =>
  text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8}\d{0,2});/gi, characterOf);

/** Tags that separate words: `Sales<br>Intern`. */
const APART = /<\/?(?:br|p|div|li|ul|ol|tr|td|h\d)\b[^<>]*>/gi;

/** Postings mark searched words with tags and encode characters, in titles too. Both would be shown literally. */
export const plainText = (text: string): string =>
  decoded(
    text
      .replace(APART, ' ')
      .replace(/<\/?[a-z][^<>]*>/gi, '')
      .replace(/<!--[^<>]*-->/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** Marks that begin or end a phrase of a search, as keyboards and word processors write them. */
export const QUOTATION_MARKS = /["“”„‟«»″]/g;
