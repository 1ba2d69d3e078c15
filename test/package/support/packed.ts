import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';

export interface Packed {
  readonly tarball: string;
  readonly files: readonly string[];
  readonly remove: () => void;
}

const isWin = process.platform === 'win32';

export const pack = (workspace?: string): Packed => {
  const folder = mkdtempSync(join(tmpdir(), 'data-connect-'));
  const args = ['pack', '--json', '--pack-destination', folder];
  if (workspace !== undefined) args.push('--workspace', workspace);
  const report = execFileSync(isWin ? 'npm.cmd' : 'npm', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: isWin,
  });
  const [packed]: [{ filename: string; files: { path: string }[] }] = JSON.parse(report);
  return {
    tarball: join(folder, packed.filename),
    files: packed.files.map(({ path }) => path).sort(),
    remove: () => rmSync(folder, { recursive: true }),
  };
};

export const publintMessages = async ({ tarball }: Packed) => {
  const { buffer, byteOffset, byteLength } = readFileSync(tarball);
  const bytes = buffer.slice(byteOffset, byteOffset + byteLength);
  return (await publint({ pack: { tarball: bytes }, strict: true })).messages;
};
