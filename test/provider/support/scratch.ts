import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

// Syncs cost nothing in memory. A killed process loses nothing there either: the files are the kernel's.
const ROOT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A folder of its own for one test, gone after it. */
export const scratchFolder = (): string => {
  const folder = mkdtempSync(join(ROOT, 'provider-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
