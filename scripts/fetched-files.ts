import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ELEMENT = resolve(import.meta.dirname, '../widget/element');
const FETCHING = ['shell', 'lite', 'languages', 'frame_page', 'authorize_page'];
/** Outputs that do not retry a failed load of another output, because they work without it. */
const BESIDE = ['flow', 'liteFlow'];
const IMPORT = /(?<!typeof )\bimport\('[^']*[/?]([\w-]+)(?:\.ts)?'\)/g;

/**
 * For outputs that load one another at run time. Each is built alone: if a flow imported from its entry, the browser
 * would load the entry twice when the host's script address has a query.
 */
export const fetchedFiles = (nameOf: (source: string, environment: string) => string): Plugin[] => {
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
      applyToEnvironment: ({ name }) => [...FETCHING, ...BESIDE].includes(name),
      resolveId(source) {
        if (source.startsWith('./data-connect.')) return { id: source, external: true };
        const way = this.environment.name === 'lite' ? 'lite' : 'link';
        return source.endsWith('/fetch-flow.ts') ? resolve(ELEMENT, `fetch-flow.${way}.ts`) : null;
      },
      transform(code, id) {
        const { name } = this.environment;
        if (BESIDE.includes(name))
          return code.replace(IMPORT, (_, source: string) => `import('${fileOf(source, name)}')`);
        if (/\/fetch-flow\.\w+\.ts$/.test(id)) return code.replace('./flow.ts', fileOf('flow', name));
        const linked = code.replace(IMPORT, (_, source: string) => `importFile('${fileOf(source, name)}')`);
        if (linked === code) return null;
        return `import { importFile } from ${JSON.stringify(resolve(ELEMENT, 'import-file.ts'))};\n${linked}`;
      },
    },
  ];
};
