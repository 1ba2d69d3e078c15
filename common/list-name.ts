import { orUndefined } from './or-undefined.ts';
import { isLikePersonInOtherScript } from './person-names.ts';
import words from './sender-words.json';

/** Longer headers are ignored, because the sender controls them. */
const MAX_CHARACTERS = 10_000;

const decoded = (charset: string, bytes: Uint8Array): string =>
  orUndefined(() => new TextDecoder(charset).decode(bytes)) ?? '';

const bytesOfLatin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

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

/** Many programs split a character between two encoded words: adjacent ones of one character set are decoded as one. */
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

/** Splits `"Robotics Weekly" <robotics.example.org>`. A regular expression takes a minute for thousands of spaces. */
const partsOf = (header: string): Parts => {
  const given = header.slice(0, MAX_CHARACTERS);
  const begin = given.lastIndexOf('<');
  if (begin === -1) return { name: '', address: given };
  const name = withoutEncodedWords(given.slice(0, begin)).trim().replace(/^"|"$/g, '').trim();
  return { name: /["@＠﹫]/.test(name) ? '' : name, address: given.slice(begin + 1).replace('>', '') };
};

const squeezed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Letters without their accents: domains have none. */
const plainLetters = (text: string) => squeezed(text.normalize('NFD').replace(/\p{M}/gu, ''));

/** A hash or a number, such as `399fc0402f1b154b67965632emc list` of Mailchimp. */
const isCode = (text: string): boolean =>
  /^\d+$/.test(text) || text.split(/[\s.]/).some((part) => /^(?=(?:\D*\d){4})[\w-]{8,}$/.test(part));

/**
 * Whether a word is in a list. `shared`: hosts that send for many; `free`: hosts of free mailboxes; `roles`: words such
 * as "info"; `titles`, `groups`: words of newsletters; `between`: "de la" in "José de la Cruz"; `given`: first names.
 */
const is = (kind: keyof typeof words, word: string): boolean => ` ${words[kind]} `.includes(` ${word} `);

/** The labels of a host without its ending: `mail.kite.co.uk` → mail, kite. */
const labelsOf = (address: string): readonly string[] => {
  const labels = address
    .slice(address.indexOf('@') + 1)
    .toLowerCase()
    .split('.')
    .slice(0, -1);
  return labels.length > 1 && /^(?:com?|org|net|ac|edu|gov?|ne|or)$/.test(labels.at(-1) ?? '')
    ? labels.slice(0, -1)
    : labels;
};

/** The label that names a sender: of its domain, or before the domain of a host that sends for many; else `null`. */
const labelOf = (address: string): string | null => {
  const labels = labelsOf(address);
  const local = address.slice(0, Math.max(0, address.indexOf('@'))).toLowerCase();
  const own = is('shared', labels.at(-1) ?? '') ? [...labels.slice(0, -1), local] : labels.slice(-1);
  const named = own.find((label) => !is('roles', label.replace(/[^a-z]/g, '')) && !isCode(label));
  return named !== undefined && named.length > 1 && !is('free', named) ? named : null;
};

const wordsIn = (name: string): readonly string[] => name.split(/\s+/).map(squeezed);

/** Whether a name begins as names of people do: Jane, José. */
const hasGivenName = (name: string): boolean => is('given', plainLetters(name.split(/\s+/)[0] ?? ''));

/**
 * The name of a company or newsletter by its sender: the sender's name if it is that of the domain, else the domain's
 * label; `null` if either may be a person's.
 * @param isLabelEnough whether the sender cannot be an author who writes from a company
 */
const publisherOf = (sender: Parts, isLabelEnough: boolean): string | null => {
  const { name, address } = sender;
  const label = labelOf(address);
  if (label === null) return null;
  // Substack: "Jane Roe from Robotics Weekly".
  const [, writer = '', title = name] = /^(.+) (?:from|at) (.+)$/i.exec(name) ?? [];
  const [own, plain] = [plainLetters(title), plainLetters(label)];
  const isTitle = wordsIn(title).some((word) => is('titles', word) || is('groups', word));
  if (own.length > 1 && (plain.includes(own) || (isTitle && own.includes(plain)))) {
    // At a host that sends for many, names of people are as frequent as names of newsletters.
    const isOfMany = is('shared', labelsOf(address).at(-1) ?? '');
    const isByFirstName = isPersonal(sender) && !plainLetters(address).startsWith(own);
    return hasGivenName(title) || ((isOfMany || isByFirstName) && isLikePerson(title)) ? null : title;
  }
  const people = hasGivenName(writer || name) ? wordsIn(writer || name) : [];
  const isOfPerson = people.some((word) => word.length > 2 && plain.includes(word));
  return isLabelEnough && !isOfPerson ? label : null;
};

/**
 * Returns the name of a mailing list; `null` if there is none, or only a person's name. `List-Id` has the list's own
 * name (RFC 2919, section 2). Where it has none, a sender's name counts only if its address is the list's, not the
 * sender's: mails of discussion lists and notifications have the author's name.
 */
export const listNameOf = (listId: string, from: string): string | null => {
  const [list, sender] = [partsOf(listId), partsOf(from)];
  const host = labelsOf(list.address).at(-1) ?? '';
  const isShared = is('shared', host);
  const isCoded = isCode(list.name) || (isShared && /^\w+ list$/.test(list.name));
  if (list.name !== '' && !isCoded) return isNameOfPerson(list, sender) ? null : list.name;
  const name = squeezed(sender.name);
  const isOfList = name.length > 2 && squeezed(list.address).includes(name) && !isPersonal(sender);
  if (isOfList) return sender.name;
  const isOwn = host !== '' && host === labelsOf(sender.address).at(-1);
  const isAuthor = isPersonal(sender) || hasGivenName(sender.name);
  return publisherOf(sender, isShared || isCoded || isCode(list.address) || (isOwn && !isAuthor));
};

/** Whether the name is that of a person: `Jane Roe <jane@corp.example>`, `Jane Roe via Sparkle <…>`. */
const isPersonal = ({ name, address }: Parts): boolean => {
  const local = squeezed(address.slice(0, Math.max(0, address.indexOf('@'))));
  const words = name
    .split(/\s+/)
    .map(squeezed)
    .filter((word) => !is('roles', word));
  return (
    words.includes('via') || (local !== '' && words.some((word) => word.length > 2 && local.includes(word)))
  );
};

/** `Jane Roe`, `jane roe`, `Jane Roe (Sparkle)`: two to four words, either all with a capital or all without one. */
const isLikePerson = (name: string): boolean => {
  const words = name
    .replace(/\([^()]*\)$/, '')
    .trim()
    .split(/\s+/)
    .filter((word) => !is('between', word));
  return (
    words.length > 1 &&
    words.length < 5 &&
    [/^\p{Lu}[\p{L}\p{M}.'’-]*$/u, /^\p{Ll}[\p{Ll}\p{M}.'’-]*$/u].some((form) =>
      words.every((word) => form.test(word)),
    ) &&
    !words.map(squeezed).some((word) => is('titles', word) || is('groups', word))
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

/** Returns the name of a newsletter without `List-Id`; `null` if the name may be a person's. */
export const newsletterOf = (from: string): string | null => {
  const sender = partsOf(from);
  return publisherOf(sender, !isPersonal(sender));
};
