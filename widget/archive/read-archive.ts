import type { SourceId } from '../../common/platforms/ids.ts';
import type { Context, ExportEntry, KnownFile, PageText } from '../../common/platforms/kit/archive.ts';
import { archives } from '../../common/platforms/platforms.ts';
import { loneTable as youtubeTable } from '../../common/platforms/youtube.ts';
import { openContainer } from './containers/open.ts';
import { bounded, type FileEntry, isSystemFile, type Release, released } from './file-entry.ts';
import FOREIGN from './foreign.json';
import { readCsv } from './formats/csv.ts';
import { readHtml } from './formats/html.ts';
import { readJson } from './formats/json.ts';
import { readMbox } from './formats/mbox.ts';
import { readLines } from './formats/text.ts';
import { ArchiveError, type Outcome, type Progress } from './found.ts';
import { createSelection } from './selection.ts';

type PlatformFile = KnownFile & { readonly platform: SourceId };

/** The first entry with a matching path is used. Files of names and messages have no entry, so they stay packed. */
export const KNOWN_FILES: readonly PlatformFile[] = archives().flatMap(([platform, files]) =>
  files.map((file) => ({ ...file, platform })),
);

/** A browser numbers a second file of a name ("posts (1).csv"), and so does macOS ("posts 2.csv", "posts copy.csv"). */
const withoutNumber = (path: string): string =>
  path.replace(/ (?:\(\d{1,3}\)|copy|\d{1,2})(?=\.\w{2,5}$)/i, '');

/** Archives name the folders of accounts before the known path, and may write accents in two characters. */
export const knownFileAt = (path: string): PlatformFile | undefined => {
  const plain = path.normalize('NFC').replaceAll('\\', '/');
  if (isSystemFile(plain)) return undefined;
  const at = (each: string) => KNOWN_FILES.find(({ isAt }) => isAt(each));
  return at(plain) ?? at(withoutNumber(plain));
};

interface ReadOptions {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  readonly release?: Release;
}

type ChosenFile = Blob & { readonly name: string; readonly webkitRelativePath?: string };

interface Known {
  readonly file: PlatformFile;
  readonly entry: FileEntry;
}

/** Maximum number of rows, values or mails of one file. A history of a hundred thousand videos has fewer. */
const MAX_PARTS = 1_000_000;

const counted = <Part, Result>(take: (part: Part) => Result) => {
  let count = 0;
  return (part: Part): Result => {
    count += 1;
    if (count > MAX_PARTS) throw new ArchiveError('huge');
    return take(part);
  };
};

/** Returns whether the file is the platform's: a table with other columns is another program's. */
const readFile = async (
  file: KnownFile,
  chunks: AsyncIterable<Uint8Array>,
  context: Context,
  onEntry: (entry: ExportEntry) => void,
): Promise<boolean> => {
  const give = (picked: ExportEntry | readonly ExportEntry[] | null) => {
    for (const entry of picked === null ? [] : [picked].flat()) onEntry(entry);
  };
  switch (file.format) {
    case 'json':
      await readJson(
        chunks,
        file.paths,
        counted((value) => give(file.pick(value, context))),
      );
      break;
    case 'values': {
      const { onValue, end } = file.start(context);
      const onPart = counted((value) => give(onValue(value)));
      await readJson(chunks, file.paths, onPart).finally(() => give(end()));
      break;
    }
    case 'csv':
      return readCsv(
        chunks,
        file.header,
        counted((row) => give(file.pick(row, context))),
      );
    case 'lines':
      await readLines(
        chunks,
        counted((line) => give(file.pick(line))),
      );
      break;
    case 'html':
      await readHtml(
        chunks,
        counted((text) => give(file.pick(text, context))),
      );
      break;
    case 'page': {
      const { onText, end } = file.start(context);
      const onPart = counted((text: PageText) => give(onText(text)));
      await readHtml(chunks, onPart).finally(() => give(end()));
      break;
    }
    case 'mbox':
      await readMbox(
        chunks,
        counted((head) => give(file.pick(head, context))),
      );
  }
  return true;
};

/** The archive's name counts as a folder: some have the platform's name in it, and nowhere inside. */
const knownFileNearTop = (archive: string, inside: string): PlatformFile | undefined =>
  inside.split('/').length <= 2 ? knownFileAt(`${archive}/${inside}`) : undefined;

/** Maximum number of progress reports for all bytes, because each report is a message between threads. */
const REPORTS = 100;

const createCount = (size: number, total: number, report: (bytesInFile: number) => void) => {
  let bytes = 0;
  let reported = 0;
  return (chunk: Uint8Array): Uint8Array => {
    bytes = Math.min(size, bytes + chunk.byteLength);
    if (bytes - reported >= total / REPORTS) {
      reported = bytes;
      report(bytes);
    }
    return chunk;
  };
};

/** A table of YouTube whose name is in a language without a list of names. */
const loneTable: PlatformFile = { ...youtubeTable(), platform: 'youtube' };
/** Ten thousand subscriptions have less. A larger table of this name is probably another program's. */
const MAX_LONE_BYTES = 4 * 1024 * 1024;

const SERVICES = Object.entries(FOREIGN).map(([service, path]) => ({ service, path: new RegExp(path, 'i') }));

const serviceOf = (path: string) => SERVICES.find((each) => each.path.test(path))?.service;

const isNamed = (file: KnownFile | undefined) => file !== undefined && file.hasAnyName !== true;

/** CSV files come first: those with lists of videos say which titles of the history are needed. */
const orderOf = ({ file }: Known) => (file.format === 'csv' ? 0 : 1);

/** @throws ArchiveError if there is nothing to offer; the signal's reason if it ends the reading */
export const readArchive = async (
  files: readonly ChosenFile[],
  { signal, onProgress = () => {}, release = () => {} }: ReadOptions,
): Promise<Outcome> => {
  const failures: unknown[] = [];
  const known: Known[] = [];
  let service: string | undefined;
  const opening = { signal, onFailure: (failure: unknown) => failures.push(failure) };
  for (const file of files) {
    const path = file.webkitRelativePath || file.name;
    const fileAt = (inside: string) =>
      knownFileAt(inside) ??
      knownFileNearTop(file.name, inside) ??
      (inside === path && loneTable.isAt(inside) && file.size < MAX_LONE_BYTES ? loneTable : undefined);
    try {
      const entries = await openContainer(
        { path, content: file },
        {
          ...opening,
          isKnown: (inside) => {
            service ??= serviceOf(inside);
            return fileAt(inside) !== undefined;
          },
          isNamed: (inside) => isNamed(fileAt(inside)),
        },
      );
      for (const entry of entries) {
        const fitting = fileAt(entry.path);
        if (fitting !== undefined) known.push({ file: fitting, entry });
      }
    } catch (failure) {
      signal.throwIfAborted();
      failures.push(failure);
    }
  }
  const selection = createSelection();
  const context: Context = { likedVideos: new Set(), listedVideos: new Set() };
  const total = known.reduce((sum, { entry }) => sum + entry.size, 0);
  let done = 0;
  let isOfPlatform = false;
  const report = (inFile = 0) =>
    onProgress({ share: total === 0 ? 1 : Math.min(1, (done + inFile) / total), found: selection.size() });
  for (const { file, entry } of [...known].sort((a, b) => orderOf(a) - orderOf(b))) {
    const { platform, kind } = file;
    report();
    const count = createCount(entry.size, total, report);
    const packedRelease: Release = entry.isPacked ? (bytes) => release(count(bytes)) : release;
    const contentRelease: Release = entry.isPacked ? release : (bytes) => release(count(bytes));
    try {
      const content = released(bounded(entry.read(signal, packedRelease), entry.size), contentRelease);
      const isOwn = await readFile(file, content, context, ({ at = null, ...found }) =>
        selection.add({ platform, kind, ...found, at }),
      );
      isOfPlatform ||= isOwn && isNamed(file);
    } catch (failure) {
      signal.throwIfAborted();
      failures.push(failure);
    }
    done += entry.size;
  }
  report();
  const found = selection.chosen();
  if (found.length > 0) return { found, skipped: failures.length };
  const [failure] = failures;
  if (failure instanceof ArchiveError) throw failure;
  if (failure !== undefined) throw new ArchiveError('broken', { cause: failure });
  throw isOfPlatform ? new ArchiveError('empty') : new ArchiveError('foreign', { service });
};
