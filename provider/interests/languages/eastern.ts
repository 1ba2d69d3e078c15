import type { Lexicon, Meaning } from './lexicon.ts';
import { foldText } from './stems.ts';

/** A tree of a lexicon's entries, by character. */
interface Node {
  readonly next: Map<string, Node>;
  meaning?: Meaning;
}

const NOTHING: Meaning = [];
/** A single character counts only by itself: names are cut into characters of which each is a word. */
const HAN = /\p{Script=Han}/u;

const treeOf = ({ exact, functionWords }: Lexicon): Node => {
  const root: Node = { next: new Map() };
  const put = (word: string, meaning: Meaning) => {
    let node = root;
    for (const character of word) {
      const next = node.next.get(character) ?? { next: new Map() };
      node.next.set(character, next);
      node = next;
    }
    node.meaning = meaning;
  };
  // A function word uses up its characters, so that no other word begins within it.
  for (const word of functionWords) if (word.length > 1) put(word, NOTHING);
  for (const [word, meaning] of exact) put(word, meaning);
  return root;
};

/** Makes a reader for runs of a script without spaces. It takes the longest entry at each position. */
export const createEasternReader = (lexicon: Lexicon) => {
  const root = treeOf(lexicon);
  const { language } = lexicon;
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });

  /** The positions at which a word begins or ends, by the language's own segmentation. */
  const edgesOf = (run: string): ReadonlySet<number> =>
    new Set([0, ...[...segmenter.segment(run)].map(({ index, segment }) => index + segment.length)]);

  return (text: string) => {
    const run = foldText(language, text);
    const meanings: Meaning[] = [];
    const edges = edgesOf(run);
    const isInName = (place: number) => HAN.test(run[place - 1] ?? '') || HAN.test(run[place + 1] ?? '');
    let covered = 0;
    let at = 0;
    while (at < run.length) {
      let node: Node | undefined = root;
      let meaning: Meaning | undefined;
      let end = at;
      for (let to = at; node !== undefined && to < run.length; to += 1) {
        node = node.next.get(run[to] ?? '');
        if (node?.meaning === undefined || !edges.has(at) || !edges.has(to + 1)) continue;
        if (to === at && isInName(at)) continue;
        meaning = node.meaning;
        end = to + 1;
      }
      if (meaning === undefined) {
        at += 1;
        continue;
      }
      if (meaning.length > 0) meanings.push(meaning);
      covered += end - at;
      at = end;
    }
    return { meanings, covered };
  };
};

const LATIN = /[a-z]/;
const NOT_ASCII = /[^\x20-\x7e]/;

/**
 * Makes a reader for the entries of a Chinese or Japanese lexicon that have Latin letters too: 生成AI, 3Dプリンタ. Later
 * steps split a text into runs of one script, and would cut such an entry. It returns the rest of the text too.
 */
export const createMixedReader = ({ exact }: Lexicon) => {
  const entries = [...exact.keys()].filter((entry) => LATIN.test(entry) && NOT_ASCII.test(entry));
  // The entries have letters and digits only. The longest is found first.
  const found = new RegExp(
    `(?<![a-z])(?:${entries.sort((a, b) => b.length - a.length).join('|')})(?![a-z])`,
    'giu',
  );
  return (text: string) => {
    const meanings: Meaning[] = [];
    const rest = text.replace(found, (entry) => {
      meanings.push(exact.get(entry.toLowerCase()) ?? []);
      return ' ';
    });
    return { rest, meanings };
  };
};
