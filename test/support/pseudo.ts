const ACCENTED = new Map(
  Object.entries({ a: 'á', c: 'ç', e: 'é', i: 'ï', n: 'ñ', o: 'ö', s: 'š', u: 'ü', y: 'ý' }),
);
/** What makes a text 40 % longer, as German and Hindi do. */
const LONGER = 0.4;

const accented = (words: string) => [...words].map((letter) => ACCENTED.get(letter) ?? letter).join('');

const pseudoOf = (text: string): string => {
  const parts = text.split(/(\{\w+\})/).map((part) => (part.startsWith('{') ? part : accented(part)));
  return `⟦${parts.join('')}${' lörem'.repeat(Math.ceil((text.length * LONGER) / 6))}⟧`;
};

/** A language that nobody speaks: each text in brackets, accented and longer, its places kept. */
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

/** What a person or a screen reader reads of a tree: its texts, and the attributes that name or explain. */
const readable = (root: ParentNode): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue ?? ''),
    ...NAMING.map((name) => element.getAttribute(name) ?? ''),
  ]);

/** A text may stand inside another, as a name does. */
const withoutCatalogue = (text: string): string => {
  const left = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return left === text ? text : withoutCatalogue(left);
};

/** Words that did not come out of the catalogue; `known` are the host's, the person's and the brands' own. */
export const escapedFrom = (root: ParentNode, known: readonly string[]): string[] =>
  readable(root)
    .map((text) => known.reduce((left, word) => left.replaceAll(word, ''), text))
    .map(withoutCatalogue)
    .filter((text) => /\p{L}/u.test(text));
