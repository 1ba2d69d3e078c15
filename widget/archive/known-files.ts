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

/** Archives name the folders of accounts before the known path, and may write accents in two characters. */
export const knownFileAt = (path: string): KnownFile | undefined => {
  const plain = path.normalize('NFC').replaceAll('\\', '/');
  if (isSystemFile(plain)) return undefined;
  return KNOWN_FILES.find(({ isAt }) => isAt(plain));
};
