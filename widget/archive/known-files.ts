import { isSystemFile } from './file-entry.ts';
import type { KnownFile } from './known-file.ts';
import { GOOGLE_FILES } from './platforms/google.ts';
import { META_FILES } from './platforms/meta.ts';
import { OTHER_FILES } from './platforms/others.ts';

/**
 * Every file of a download that is read. The first one whose path fits decides. Files with people's names and messages
 * (contacts, chats, mails' texts) are not in it, and are not even unpacked.
 */
export const KNOWN_FILES: readonly KnownFile[] = [...GOOGLE_FILES, ...META_FILES, ...OTHER_FILES];

/** A browser numbers a second file of a name ("posts (1).csv"), and so does macOS ("posts 2.csv", "posts copy.csv"). */
const withoutNumber = (path: string): string =>
  path.replace(/ (?:\(\d{1,3}\)|copy|\d{1,2})(?=\.\w{3,5}$)/i, '');

/** Archives name the folders of accounts before the known path, and may write accents in two characters. */
export const knownFileAt = (path: string): KnownFile | undefined => {
  const plain = path.normalize('NFC').replaceAll('\\', '/');
  if (isSystemFile(plain)) return undefined;
  const at = (each: string) => KNOWN_FILES.find(({ isAt }) => isAt(each));
  return at(plain) ?? at(withoutNumber(plain));
};
