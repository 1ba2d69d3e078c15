const ACCENTED = new Map(
  Object.entries({ a: 'á', c: 'ç', e: 'é', i: 'ï', n: 'ñ', o: 'ö', s: 'š', u: 'ü', y: 'ý' }),
);
/** Makes a text 40 % longer, the length of German and Hindi texts. */
const LONGER = 0.4;

const accented = (words: string) => [...words].map((letter) => ACCENTED.get(letter) ?? letter).join('');

const pseudoOf = (text: string): string => {
  const parts = text.split(/(\{\w+\})/).map((part) => (part.startsWith('{') ? part : accented(part)));
  return `⟦${parts.join('')}${' lörem'.repeat(Math.ceil((text.length * LONGER) / 6))}⟧`;
};

/** A pseudo-language: each text in brackets, accented and longer, with its placeholders unchanged. */
export const pseudoCatalogue = <Key extends string>(texts: Readonly<Record<Key, string>>) =>
  Object.fromEntries(Object.entries<string>(texts).map(([key, text]) => [key, pseudoOf(text)]));

const NAMING = [
  'aria-label',
  'aria-valuetext',
  'aria-description',
  'aria-roledescription',
  'placeholder',
  'title',
  'alt',
];

const readable = (root: ParentNode): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue ?? ''),
    ...NAMING.map((name) => element.getAttribute(name) ?? ''),
  ]);

/** A text may be part of another one, for example a name. */
const withoutCatalogue = (text: string): string => {
  const left = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return left === text ? text : withoutCatalogue(left);
};

/** Words that are not from the catalogue. `known` has words of the host, the person and the brands. */
export const escapedFrom = (root: ParentNode, known: readonly string[]): string[] =>
  readable(root)
    .map((text) => known.reduce((left, word) => left.replaceAll(word, ''), text))
    .map(withoutCatalogue)
    .filter((text) => /\p{L}/u.test(text));
