import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

// Syncs cost nothing in memory. Files of a killed process survive there too, because they belong to the kernel.
const ROOT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export const scratchFolder = (): string => {
  const folder = mkdtempSync(join(ROOT, 'provider-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
