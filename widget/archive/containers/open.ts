import { bounded, chunksOf, type FileEntry, isSystemFile } from '../file-entry.ts';
import { ArchiveError } from '../found.ts';
import { BLOCK, isGzip, isTar, tarEntries } from './tar.ts';
import { zipEntries } from './zip.ts';

interface Container {
  readonly path: string;
  readonly content: Blob;
}

interface Opening {
  readonly isKnown: (path: string) => boolean;
  /** Whether the file's own name is known, not only its folder. */
  readonly isNamed: (path: string) => boolean;
  readonly signal: AbortSignal;
  /** Called for an inner archive that cannot be opened. The other ones are opened. */
  readonly onFailure: (failure: unknown) => void;
}

/** An archive inside an archive is unpacked into a `Blob`, which browsers may keep on the disk. */
const MAX_INNER_BYTES = 1024 ** 3;
/** Maximum depth: a person packs a download once more, and a storage service packs the upload again. */
const MAX_LEVELS = 2;
const BYTES_AT_ONCE = 16 * 1024 * 1024;

const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b;

/** The first bytes of 7-Zip, RAR, xz, Zstandard and bzip2. */
const UNSUPPORTED = ['377abcaf271c', '526172211a07', 'fd377a585a00', '28b52ffd', '425a68'];
const isUnsupported = (first: Uint8Array) => {
  const hex = Array.from(first.subarray(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return UNSUPPORTED.some((start) => hex.startsWith(start));
};

const isArchive = (path: string) =>
  /\.(?:zip|tgz|tar|(?:tar|json|html|csv|mbox)\.gz)$/i.test(path) && !isSystemFile(path);

/** `takeout.zip.001` and `takeout.z01`, which programs for archives make; Takeout's own parts are whole archives. */
const isPiece = (path: string) => /\.(?:zip|7z)\.\d{3}$|\.z\d{2}$/i.test(path);

/** `Mail.mbox.gz` → `Mail.mbox`; `null` if a tar archive is packed. */
const pathOfPacked = (path: string): string | null =>
  /^(.+\.(?:json|html|csv|mbox))\.gz$/i.exec(path)?.[1] ?? null;

const unpacked = async ({ read, size }: FileEntry, signal: AbortSignal): Promise<Blob> => {
  let content = new Blob();
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const part of bounded(
    read(signal, () => {}),
    size,
  )) {
    parts.push(new Uint8Array(part));
    bytes += part.byteLength;
    if (content.size + bytes > MAX_INNER_BYTES) throw new ArchiveError('huge');
    if (bytes < BYTES_AT_ONCE) continue;
    content = new Blob([content, ...parts]);
    [parts, bytes] = [[], 0];
  }
  return new Blob([content, ...parts]);
};

/** If no entry is known, all parts were packed once more. Archives among a download's own files stay closed. */
const withInner = async (
  entries: readonly FileEntry[],
  opening: Opening,
  level: number,
): Promise<readonly FileEntry[]> => {
  const known = entries.filter(({ path }) => opening.isKnown(path));
  if (known.length > 0) return known;
  const all: FileEntry[] = [];
  for (const entry of entries) {
    try {
      const content = await unpacked(entry, opening.signal);
      all.push(...(await openContainer({ path: entry.path, content }, opening, level + 1)));
    } catch (failure) {
      opening.signal.throwIfAborted();
      opening.onFailure(failure);
    }
  }
  return all;
};

/** @throws ArchiveError empty, broken, encrypted, unsupported, split, huge, bomb */
export const openContainer = async (
  { path, content }: Container,
  opening: Opening,
  level = 0,
): Promise<readonly FileEntry[]> => {
  const { isKnown, isNamed, signal } = opening;
  const { size } = content;
  if (size === 0) throw new ArchiveError('empty');
  if (isPiece(path)) throw new ArchiveError('split');
  const first = new Uint8Array(await content.slice(0, BLOCK).arrayBuffer());
  // A CSV file may begin with the letters `BZh`.
  if (isUnsupported(first) && !isKnown(path)) throw new ArchiveError('unsupported');
  const isWanted = (each: string) => isKnown(each) || (level < MAX_LEVELS && isArchive(each));
  const isWantedName = (each: string) => isNamed(each) || (level < MAX_LEVELS && isArchive(each));
  if (isZip(first))
    return withInner(await zipEntries(content, isWanted, signal, isWantedName), opening, level);
  const inside = isGzip(first) ? pathOfPacked(path) : null;
  if (inside !== null) {
    const inflated = () => content.stream().pipeThrough(new DecompressionStream('gzip'));
    return isKnown(inside)
      ? [{ path: inside, size, isPacked: true, read: (ending) => chunksOf(inflated(), ending) }]
      : [];
  }
  if (isGzip(first) || isTar(first))
    return withInner(await tarEntries(content, isWanted, signal), opening, level);
  return isKnown(path) ? [{ path, size, read: (ending) => chunksOf(content.stream(), ending) }] : [];
};
