/** Longer headers are ignored, because the sender controls them. */
const MAX_CHARACTERS = 10_000;

const decoded = (charset: string, bytes: Uint8Array): string => {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return '';
  }
};

const bytesOfLatin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** Returns no bytes for a text that is no Base64. */
const bytesOfBase64 = (text: string): Uint8Array => {
  try {
    return bytesOfLatin1(atob(text));
  } catch {
    return new Uint8Array(0);
  }
};

const bytesOf = (encoding: string, text: string): Uint8Array => {
  if (encoding.toLowerCase() === 'b') return bytesOfBase64(text);
  const plain = text
    .replaceAll('_', ' ')
    .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return bytesOfLatin1(plain);
};

/** `=?utf-8?q?Caf=C3=A9?=` → `Café` (RFC 2047, section 2). */
const withoutEncodedWords = (header: string): string =>
  header
    .replace(/\?=\s{1,99}=\?/g, '?==?')
    .replace(
      /=\?([^?\s]{1,40})\?([bq])\?([^?\s]*)\?=/gi,
      (_, charset: string, encoding: string, text: string) => decoded(charset, bytesOf(encoding, text)),
    );

interface Parts {
  readonly name: string;
  readonly address: string;
}

/**
 * `"Robotics Weekly" <robotics.example.org>`. It uses no regular expression, which would run for a minute over
 * thousands of spaces.
 */
const partsOf = (header: string): Parts => {
  const given = header.slice(0, MAX_CHARACTERS);
  const begin = given.lastIndexOf('<');
  if (begin === -1) return { name: '', address: given };
  const name = withoutEncodedWords(given.slice(0, begin)).trim().replace(/^"|"$/g, '').trim();
  return { name: /["@]/.test(name) ? '' : name, address: given.slice(begin + 1).replace('>', '') };
};

const squeezed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the name of a mailing list; `null` if there is none, or only a person's name. `List-Id` has the list's own
 * name (RFC 2919, section 2). A sender's name counts only if its address is the list's, not the sender's: mails of
 * discussion lists and notifications have the author's name.
 */
export const listNameOf = (listId: string, from: string): string | null => {
  const [list, sender] = [partsOf(listId), partsOf(from)];
  if (list.name !== '')
    return squeezed(list.name) === squeezed(sender.name) && isPersonal(sender) ? null : list.name;
  const name = squeezed(sender.name);
  const isOfList = name.length > 2 && squeezed(list.address).includes(name) && !isPersonal(sender);
  return isOfList ? sender.name : null;
};

/** Words in the addresses and names of newsletters. */
const OF_NEWSLETTERS = new Set(
  'news newsletter newsletters info hello team post mail list update updates weekly daily digest'.split(' '),
);

/** `Jane Roe <jane@corp.example>`, `Jane Roe via Sparkle <…>`. */
const isPersonal = ({ name, address }: Parts): boolean => {
  const local = squeezed(address.slice(0, Math.max(0, address.indexOf('@'))));
  const words = name
    .split(/\s+/)
    .map(squeezed)
    .filter((word) => !OF_NEWSLETTERS.has(word));
  return (
    words.includes('via') || (local !== '' && words.some((word) => word.length > 2 && local.includes(word)))
  );
};
