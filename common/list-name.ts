import { orUndefined } from './or-undefined.ts';
import { isLikePersonInOtherScript } from './person-names.ts';

/** Longer headers are ignored, because the sender controls them. */
const MAX_CHARACTERS = 10_000;

const decoded = (charset: string, bytes: Uint8Array): string =>
  orUndefined(() => new TextDecoder(charset).decode(bytes)) ?? '';

const bytesOfLatin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** Returns no bytes for a text that is no Base64. */
const bytesOfBase64 = (text: string): Uint8Array =>
  orUndefined(() => bytesOfLatin1(atob(text))) ?? new Uint8Array(0);

const bytesOf = (encoding: string, text: string): Uint8Array => {
  if (encoding.toLowerCase() === 'b') return bytesOfBase64(text);
  const plain = text
    .replaceAll('_', ' ')
    .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return bytesOfLatin1(plain);
};

interface Word {
  readonly charset: string;
  readonly bytes: Uint8Array;
}

const WORD = /=\?([^?\s]{1,40})\?([bq])\?([^?\s]*)\?=/gi;

/**
 * Many programs split a character between two encoded words, so adjacent words of one character set are decoded
 * together.
 */
const decodedWords = (run: string): string => {
  const words = [...run.matchAll(WORD)].map(
    ([, charset = '', encoding = '', text = '']): Word => ({
      // `utf-8*en` names the language too (RFC 2231, section 5).
      charset: charset.replace(/\*.*$/, '').toLowerCase(),
      bytes: bytesOf(encoding, text),
    }),
  );
  const groups: { readonly charset: string; readonly bytes: number[] }[] = [];
  for (const { charset, bytes } of words) {
    const last = groups.at(-1);
    if (last?.charset === charset) for (const byte of bytes) last.bytes.push(byte);
    else groups.push({ charset, bytes: [...bytes] });
  }
  return groups.map(({ charset, bytes }) => decoded(charset, Uint8Array.from(bytes))).join('');
};

/** `=?utf-8?q?Caf=C3=A9?=` → `Café` (RFC 2047, section 2). */
const withoutEncodedWords = (header: string): string =>
  header.replace(/\?=\s{1,99}=\?/g, '?==?').replace(/(?:=\?[^?\s]{1,40}\?[bq]\?[^?\s]*\?=)+/gi, decodedWords);

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
  return { name: /["@＠﹫]/.test(name) ? '' : name, address: given.slice(begin + 1).replace('>', '') };
};

const squeezed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the name of a mailing list; `null` if there is none, or only a person's name. `List-Id` has the list's own
 * name (RFC 2919, section 2). A sender's name counts only if its address is the list's, not the sender's: mails of
 * discussion lists and notifications have the author's name.
 */
export const listNameOf = (listId: string, from: string): string | null => {
  const [list, sender] = [partsOf(listId), partsOf(from)];
  if (list.name !== '') return isNameOfPerson(list, sender) ? null : list.name;
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

/** Words in the names of newsletters. Names of people have none of these, and none of {@link OF_GROUPS}. */
const OF_TITLES = new Set(
  'news newsletter newsletters weekly daily digest update updates magazine journal review times gazette letter release releases notes report bulletin briefing brief insider guide tips deals alerts blog podcast events recipes course courses jobs today calendar'.split(
    ' ',
  ),
);

const OF_GROUPS = new Set(
  'academy association club college community company foundation forum group institute lab labs museum network project school shop society store studio team university'.split(
    ' ',
  ),
);

/** Words between a first and a last name, in small letters: "José de la Cruz". */
const BETWEEN_NAMES = new Set(
  'de la las los del da das do dos di du des le van von der den ter zu bin ibn al el y e'.split(' '),
);

/** `Jane Roe`, `jane roe`, `Jane Roe (Sparkle)`: two to four words, either all with a capital or all without one. */
const isLikePerson = (name: string): boolean => {
  const words = name
    .replace(/\([^()]*\)$/, '')
    .trim()
    .split(/\s+/)
    .filter((word) => !BETWEEN_NAMES.has(word));
  return (
    words.length > 1 &&
    words.length < 5 &&
    [/^\p{Lu}[\p{L}\p{M}.'’-]*$/u, /^\p{Ll}[\p{Ll}\p{M}.'’-]*$/u].some((form) =>
      words.every((word) => form.test(word)),
    ) &&
    !words.map(squeezed).some((word) => OF_TITLES.has(word) || OF_GROUPS.has(word))
  );
};

/** Whether a list has its author's name. The author may write from an address without a name, such as `no-reply@…`. */
const isNameOfPerson = (list: Parts, sender: Parts): boolean => {
  const isOfSender = squeezed(list.name) === squeezed(sender.name);
  if ((isOfSender && isPersonal(sender)) || isLikePersonInOtherScript(list.name)) return true;
  // A longer name is more often a newsletter's: Human Rights Monitor.
  const isShort = list.name.split(/\s+/).length === 2 || /[.(]| (?:de|da|di|van|von|del) /.test(list.name);
  // A sender without a name may still have the author's name in its address: jane@example.org.
  const isOfAddress = sender.name === '' && isPersonal({ ...list, address: sender.address });
  return isLikePerson(list.name) && ((isOfSender && isShort) || isPersonal(list) || isOfAddress);
};

/**
 * Returns the name of a newsletter without `List-Id`; `null` if the name may be a person's. The name must have a
 * newsletter's word in it, and the sender's domain must be named after it: `Kite News <hello@kitenews.example>`.
 */
export const newsletterOf = (from: string): string | null => {
  const sender = partsOf(from);
  const domain = squeezed(sender.address.slice(sender.address.indexOf('@') + 1));
  const words = sender.name.split(/\s+/).map(squeezed);
  const own = words.filter((word) => !OF_TITLES.has(word)).join('');
  const isNamedAfter = own.length > 2 && domain.includes(own) && own.length < words.join('').length;
  return isNamedAfter && !isPersonal(sender) ? sender.name : null;
};
