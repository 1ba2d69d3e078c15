import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { modelFiles } from '../../../scripts/model-files.ts';

export interface WholeStart {
  readonly bytes: number;
  readonly startMs: number;
}

/**
 * Starts everything that scores interests in a new process, from built files, as a provider does. The benchmark itself
 * loads these modules before it measures, so it cannot see their cost.
 */
export const wholeStart = async (root: string): Promise<WholeStart> => {
  const outDir = mkdtempSync(join(tmpdir(), 'whole-start-'));
  try {
    await build({
      configFile: false,
      logLevel: 'warn',
      root,
      plugins: [modelFiles('ssr')],
      ssr: { noExternal: true },
      build: {
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: resolve(import.meta.dirname, 'start-process.ts'),
        rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' } },
      },
    });
    return JSON.parse(
      execFileSync(process.execPath, [join(outDir, 'start-process.mjs')], { encoding: 'utf8' }),
    );
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
};
