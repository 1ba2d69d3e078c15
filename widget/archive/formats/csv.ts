import type { Row } from '../../../common/platforms/kit/archive.ts';
import { ArchiveError } from '../found.ts';
import { wholeText } from './text.ts';

type Cells = readonly string[];

/** A longer table is refused, because it is decoded whole. The rest of a longer line or cell is left out. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_CELLS = 200;
const MAX_CHARACTERS = 16_000;

/** Spreadsheet programs of many countries separate by semicolons. People can choose tabs or bars. */
const DELIMITERS = [',', ';', '\t', '|'];
const LINES_TO_TRY = 50;
const CHARACTERS_TO_TRY = 256 * 1024;
/** The line with the columns' names is searched in this many lines. */
const FIRST_LINES = 100;

/**
 * RFC 4180. A quote within a cell that does not begin with one is a character, and empty lines are skipped.
 * @throws ArchiveError broken, after the lines before, if a quote has no end
 */
function* linesOf(text: string, delimiter: string): Generator<Cells, void> {
  const separator = delimiter.charCodeAt(0);
  const isEnd = (at: number) => {
    const code = text.charCodeAt(at);
    return code === separator || code === 10 || code === 13 || at >= text.length;
  };
  let cells: string[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    let cell = '';
    if (text.charCodeAt(at) === 34) {
      let quote = text.indexOf('"', at + 1);
      for (; text.charCodeAt(quote + 1) === 34 && quote !== -1; quote = text.indexOf('"', at + 1)) {
        if (cell.length < MAX_CHARACTERS) cell += text.slice(at + 1, quote + 1);
        at = quote + 1;
      }
      if (quote === -1) throw new ArchiveError('broken');
      cell += text.slice(at + 1, quote);
      at = quote + 1;
    }
    const from = at;
    while (!isEnd(at)) at += 1;
    if (cells.length < MAX_CELLS) cells.push((cell + text.slice(from, at)).slice(0, MAX_CHARACTERS));
    if (text.charCodeAt(at) === separator) continue;
    if (cells.length > 1 || cells[0] !== '') yield cells;
    cells = [];
  }
}

const firstLinesOf = (text: string, delimiter: string): readonly Cells[] => {
  const lines: Cells[] = [];
  try {
    for (const line of linesOf(text.slice(0, CHARACTERS_TO_TRY), delimiter)) {
      lines.push(line);
      if (lines.length === LINES_TO_TRY) break;
    }
  } catch {
    // The last line may be cut within quotes.
  }
  return lines;
};

/** Another delimiter than the comma must separate more of the first lines, and at least half of them. */
const delimiterOf = (text: string): string => {
  const [comma, ...others] = DELIMITERS.map((delimiter) => {
    const lines = firstLinesOf(text, delimiter);
    const separated = lines.filter((line) => line.length > 1).length;
    return { delimiter, separated, isUsual: separated * 2 >= lines.length };
  });
  const better = others.find((each) => each.isUsual && each.separated > (comma?.separated ?? 0));
  return better?.delimiter ?? ',';
};

/** Finds the line with the columns' names: one with a matching cell, else the first with as many cells as the last. */
const topOf = (
  lines: readonly Cells[],
  header: RegExp,
): { readonly top: number; readonly isNamed: boolean } => {
  const named = lines.findIndex((line) => line.some((cell) => header.test(cell.trim())));
  if (named !== -1) return { top: named, isNamed: true };
  const width = lines.at(-1)?.length ?? 0;
  return { top: lines.findIndex((line) => line.length === width), isNamed: false };
};

/** Finds the columns' names in the first lines, and reads the lines below. */
const createRows = (first: readonly Cells[], header: RegExp, onRow: (row: Row) => void) => {
  const { top, isNamed } = topOf(first, header);
  const names = (first[top] ?? []).map((name) => name.trim());
  const places = new Map<string, number>();
  const placeOf = (name: RegExp): number => {
    const known = places.get(name.source);
    if (known !== undefined) return known;
    const place = names.findIndex((each) => name.test(each));
    places.set(name.source, place);
    return place;
  };
  const give = (cells: Cells) =>
    onRow({ cells, cell: (name, place = -1) => cells[isNamed ? placeOf(name) : place] ?? '' });
  for (const cells of first.slice(top + 1)) give(cells);
  return { give, isNamed };
};

/**
 * @param header matches a cell of the line with the columns' names; notes above it are skipped
 * @returns whether there is such a line
 * @throws ArchiveError broken or huge, after the lines that were read
 */
export const readCsv = async (
  chunks: AsyncIterable<Uint8Array>,
  header: RegExp,
  onRow: (row: Row) => void,
  most = MAX_BYTES,
): Promise<boolean> => {
  const { text: given, isCut } = await wholeText(chunks, most);
  // The last line of a cut table is not whole.
  const text = isCut ? given.slice(0, given.lastIndexOf('\n') + 1) : given;
  const first: Cells[] = [];
  let rows: ReturnType<typeof createRows> | undefined;
  try {
    for (const cells of linesOf(text, delimiterOf(text))) {
      if (rows) rows.give(cells);
      else if (first.push(cells) === FIRST_LINES) rows = createRows(first, header, onRow);
    }
  } finally {
    rows ??= createRows(first, header, onRow);
  }
  if (isCut) throw new ArchiveError('huge');
  return rows.isNamed;
};
