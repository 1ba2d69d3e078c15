import { parse } from 'csv-parse/browser/esm/sync';
import { ArchiveError } from '../found.ts';
import { wholeText } from './text.ts';

/** One line: its cells in order, and a cell by the name of its column. */
export interface Row {
  readonly cells: readonly string[];
  readonly cell: (name: RegExp) => string;
}

/** A table has less: it is parsed whole. */
const MOST_CHARACTERS = 32 * 1024 * 1024;

/**
 * Reads the lines of a table.
 * @param header matches a cell of the line with the columns' names; notes above it are skipped
 * @param most characters; of a longer table the first lines are read
 * @throws ArchiveError broken; huge, after the lines that were read
 */
export const readCsv = async (
  chunks: AsyncIterable<Uint8Array>,
  header: RegExp,
  onRow: (row: Row) => void,
  most = MOST_CHARACTERS,
): Promise<void> => {
  const { text: given, isCut } = await wholeText(chunks, most);
  // The last line of a cut table is not whole.
  const text = isCut ? given.slice(0, given.lastIndexOf('\n') + 1) : given;
  let lines: string[][];
  try {
    lines = parse(text, { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true });
  } catch (cause) {
    throw new ArchiveError('broken', { cause });
  }
  const top = Math.max(
    0,
    lines.findIndex((line) => line.some((cell) => header.test(cell.trim()))),
  );
  const names = lines[top] ?? [];
  for (const cells of lines.slice(top + 1)) {
    const cell = (name: RegExp) => cells[names.findIndex((each) => name.test(each.trim()))] ?? '';
    onRow({ cells, cell });
  }
  if (isCut) throw new ArchiveError('huge');
};
