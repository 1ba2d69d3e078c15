import { chunksOf, type FileEntry } from '../file-entry.ts';
import { ArchiveError } from '../found.ts';
import { tarEntries } from './tar.ts';
import { zipEntries } from './zip.ts';

const beginsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

const ZIP = [0x50, 0x4b];
const GZIP = [0x1f, 0x8b];

/**
 * Lists the wanted files of a chosen file by its first bytes: a ZIP archive, a `.tar.gz`, or the file itself.
 * @throws ArchiveError empty, broken, encrypted, split, huge, bomb
 */
export const openContainer = async (
  file: Blob & { readonly name: string },
  isKnown: (path: string) => boolean,
  signal: AbortSignal,
): Promise<readonly FileEntry[]> => {
  if (file.size === 0) throw new ArchiveError('empty');
  const first = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (beginsWith(first, ZIP)) return zipEntries(file, isKnown, signal);
  if (beginsWith(first, GZIP)) return tarEntries(file, isKnown, signal);
  const { name: path, size } = file;
  return isKnown(path) ? [{ path, size, read: (ending) => chunksOf(file.stream(), ending) }] : [];
};
