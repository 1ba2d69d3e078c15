import { parse } from 'csv-parse/browser/esm/sync';
import type { Row } from '../../../common/platforms/kit/archive.ts';
import { ArchiveError } from '../found.ts';
import { wholeText } from './text.ts';

type Lines = readonly (readonly string[])[];

/** Maximum length of a table, because a table is parsed whole. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Spreadsheet programs of many countries separate by semicolons; the other two are settings that people choose. */
const DELIMITERS = [',', ';', '\t', '|'];
const LINES_TO_TRY = 50;

const linesOf = (text: string, delimiter: string, most?: number): Lines =>
  parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    ...(most === undefined ? {} : { to: most }),
  });

const firstLinesOf = (text: string, delimiter: string): Lines => {
  try {
    return linesOf(text, delimiter, LINES_TO_TRY);
  } catch {
    return [];
  }
};

/** The comma, or a delimiter that separates more of the first lines, and at least half of them. */
const delimiterOf = (text: string): string => {
  const [comma, ...others] = DELIMITERS.map((delimiter) => {
    const lines = firstLinesOf(text, delimiter);
    const separated = lines.filter((line) => line.length > 1).length;
    return { delimiter, separated, isUsual: separated * 2 >= lines.length };
  });
  const better = others.find((each) => each.isUsual && each.separated > (comma?.separated ?? 0));
  return better?.delimiter ?? ',';
};

/** The line with the columns' names, below notes: the first that fits, else the first as wide as the last line. */
const topOf = (lines: Lines, header: RegExp): { readonly top: number; readonly isNamed: boolean } => {
  const named = lines.findIndex((line) => line.some((cell) => header.test(cell.trim())));
  if (named !== -1) return { top: named, isNamed: true };
  const width = lines.at(-1)?.length ?? 0;
  return { top: lines.findIndex((line) => line.length === width), isNamed: false };
};

/**
 * @param header matches a cell of the line with the columns' names; notes above it are skipped
 * @returns whether there is such a line
 * @throws ArchiveError broken; huge, after the lines that were read
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
  let lines: Lines;
  try {
    lines = linesOf(text, delimiterOf(text));
  } catch (cause) {
    throw new ArchiveError('broken', { cause });
  }
  const { top, isNamed } = topOf(lines, header);
  const names = (lines[top] ?? []).map((name) => name.trim());
  for (const cells of lines.slice(top + 1)) {
    const placeOf = (name: RegExp, place = -1) =>
      isNamed ? names.findIndex((each) => name.test(each)) : place;
    onRow({ cells, cell: (name, place) => cells[placeOf(name, place)] ?? '' });
  }
  if (isCut) throw new ArchiveError('huge');
  return isNamed;
};
