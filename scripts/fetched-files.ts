import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ELEMENT = resolve(import.meta.dirname, '../widget/element');
/** Outputs that fetch others. */
const FETCHING = ['shell', 'lite', 'languages', 'frame_page'];
const IMPORT = /(?<!typeof )\bimport\('[^']*\/([\w-]+)\.ts'\)/g;

/**
 * Plugins for outputs that fetch one another at run time. They are built apart and share no chunk: a flow that imported
 * from its entry would load it a second time when the host's script address has a query. The price is the small kernel,
 * there twice.
 * @param nameOf gives an output's name for the source file that it starts from and the output that fetches it
 */
export const fetchedFiles = (nameOf: (source: string, environment: string) => string): Plugin[] => {
  /** Files by the names of their outputs, once they are built. */
  const built = new Map<string, string>();
  const fileOf = (source: string, environment: string) => `./${built.get(nameOf(source, environment))}`;
  return [
    {
      name: 'note-fetched-files',
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.isEntry) built.set(file.name, file.fileName);
        }
      },
    },
    {
      name: 'link-fetched-files',
      enforce: 'pre',
      applyToEnvironment: ({ name }) => FETCHING.includes(name),
      resolveId(source) {
        const way = this.environment.name === 'lite' ? 'lite' : 'link';
        return source.endsWith('/fetch-flow.ts') ? resolve(ELEMENT, `fetch-flow.${way}.ts`) : null;
      },
      transform(code, id) {
        const { name } = this.environment;
        if (id.endsWith('/flow-link.ts')) return code.replace('./flow.ts', fileOf('flow', name));
        const linked = code.replace(IMPORT, (_, source: string) => `importFile('${fileOf(source, name)}')`);
        if (linked === code) return null;
        return `import { importFile } from ${JSON.stringify(resolve(ELEMENT, 'import-file.ts'))};\n${linked}`;
      },
    },
  ];
};
