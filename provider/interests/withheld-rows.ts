import { rowsOf, textOf } from './data.ts';

/** A row of `data/withheld.tsv`. Phrases are separated by commas; `provider/interests/data/README.md` describes them. */
export interface Row {
  readonly phrases: string;
  /** Phrases that a text must have too, so that the row counts. */
  readonly others: string;
  /** Phrases that cancel an exception. */
  readonly unless: string;
}

/** `{my,our} {child,son}` means four phrases. Returned as one text: an array of short strings takes far more memory. */
const combine = (pattern: string): string =>
  pattern
    .split(/[{}]/)
    .reduce<readonly string[]>(
      (starts, piece, place) =>
        starts.flatMap((start) =>
          (place % 2 === 0 ? [piece] : piece.split(',')).map((choice) => start + choice),
        ),
      [''],
    )
    .map((phrase) => phrase.trim())
    .join(',');

/** Reads the table: its rows by their rule, with `@name` replaced by the list of this name. */
export const readRows = (): ReadonlyMap<string, readonly Row[]> => {
  const lists = new Map<string, string>();
  const listNamed = (_: string, name: string): string => {
    const list = lists.get(name);
    if (list === undefined) throw new RangeError(`withheld.tsv has no list ${name} before its use`);
    return list;
  };
  const expand = (cell: string): string => {
    const text = cell.replace(/@([a-z-]+)/g, listNamed);
    return text.includes('{') ? combine(text) : text;
  };
  const rows = new Map<string, Row[]>();
  for (const [rule = '', subject = '', ...cells] of rowsOf('withheld.tsv')) {
    const [phrases = '', others = '', unless = ''] = cells.map(expand);
    if (rule === 'list') {
      lists.set(subject, phrases);
      continue;
    }
    const ofRule = rows.get(rule) ?? [];
    ofRule.push({ phrases, others, unless });
    rows.set(rule, ofRule);
  }
  return rows;
};

/** Both orders of each first word with each second one: scripts without spaces have no whole words to compare. */
const inEitherOrder = ({ phrases, others }: Row): string =>
  combine(`*{${phrases}}*{${others}}*`).concat(',', combine(`*{${others}}*{${phrases}}*`));

/** The phrases that count by themselves, as lines with commas. */
export const seedLines = (rows: ReadonlyMap<string, readonly Row[]>): readonly string[] => [
  ...(rows.get('always') ?? []).map(({ phrases }) => phrases),
  ...(rows.get('parts together') ?? []).map(inEitherOrder),
  textOf('medical-words.txt')
    .replace(/^#.*\n/gm, '')
    .trim()
    .replaceAll('\n', ','),
];
