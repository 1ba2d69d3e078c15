import { resolve } from 'node:path';
import { build } from 'vite';

/** Builds a script of a page, with its packages, as one classic script. `path` is a path in this folder. */
export const buildPageScript = async (path: string): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: resolve(import.meta.dirname, path), formats: ['iife'], name: 'pageScript' },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The build has no output');
  return output.output[0].code;
};
