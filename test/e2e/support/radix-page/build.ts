import { resolve } from 'node:path';
import { build } from 'vite';

/** Builds the page's script as one classic script, which sets `window.showModal`. */
export const buildRadixPage = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: resolve(import.meta.dirname, 'page.ts'), formats: ['iife'], name: 'radixPage' },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The build has no output');
  return output.output[0].code;
};
