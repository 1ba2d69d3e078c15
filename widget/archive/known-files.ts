import type { ConnectorId } from '../../common/platforms/ids.ts';
import type { KnownFile } from '../../common/platforms/kit/archive.ts';
import { archives } from '../../common/platforms/platforms.ts';
import { isSystemFile } from './file-entry.ts';

export type PlatformFile = KnownFile & { readonly platform: ConnectorId };

/**
 * Every file of a download that is read. The first one whose path fits decides. Files with people's names and messages
 * (contacts, chats, mails' texts) are not in it, and are not even unpacked.
 */
export const KNOWN_FILES: readonly PlatformFile[] = archives().flatMap(([platform, files]) =>
  files.map((file) => ({ ...file, platform })),
);

/** A browser numbers a second file of a name ("posts (1).csv"), and so does macOS ("posts 2.csv", "posts copy.csv"). */
const withoutNumber = (path: string): string =>
  path.replace(/ (?:\(\d{1,3}\)|copy|\d{1,2})(?=\.\w{3,5}$)/i, '');

/** Archives name the folders of accounts before the known path, and may write accents in two characters. */
export const knownFileAt = (path: string): PlatformFile | undefined => {
  const plain = path.normalize('NFC').replaceAll('\\', '/');
  if (isSystemFile(plain)) return undefined;
  const at = (each: string) => KNOWN_FILES.find(({ isAt }) => isAt(each));
  return at(plain) ?? at(withoutNumber(plain));
};
