import { copyFileSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';
import { TAGS } from './common/languages.ts';
import { BROWSERS, CLASSIC_TARGET } from './scripts/browsers.ts';
import { catalogues } from './scripts/catalogues.ts';
import { fetchedFiles } from './scripts/fetched-files.ts';
import { declareOwnCss, ownCss } from './scripts/own-css.ts';

const root = import.meta.dirname;
const outDir = resolve(root, 'dist/widget');
const FLOW = 'data-connect.flow';
const LITE_FLOW = 'data-connect.lite.flow';
const LANGUAGES = 'data-connect.languages';

const copyCallbackPage: Plugin = {
  name: 'copy-callback-page',
  applyToEnvironment: ({ name }) => name === 'callback',
  closeBundle() {
    mkdirSync(outDir, { recursive: true });
    copyFileSync(resolve(root, 'widget/oauth-callback.html'), resolve(outDir, 'oauth-callback.html'));
  },
};

const PREACT: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** The preview is on the provider's pages only, which have the flow with React. */
const NO_PREVIEW = '\0no-preview';

/** Vite's own `alias` applies to all outputs. */
const liteAlias: Plugin = {
  name: 'lite-alias',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'liteFlow',
  resolveId(source, importer) {
    if (source.endsWith('/Preview.tsx')) return NO_PREVIEW;
    const preact = PREACT[source];
    return preact === undefined ? null : this.resolve(preact, importer, { skipSelf: true });
  },
  load: (id) =>
    id === NO_PREVIEW ? 'export const RowFold = () => null; export const LimitsPart = RowFold;' : null,
};

/** Hosts copy the callback's script into their public folder, where their linter finds it. */
const NO_LINT = '/* eslint-disable */';

type Format = 'es' | 'iife';

const output = (
  entry: Record<string, string>,
  format: Format,
  names: { entry?: string; target?: string; banner?: string } = {},
): EnvironmentOptions => ({
  consumer: 'client',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    // Vite appends this target to the list of the outer level, so the build then supports all of them.
    target: names.target ?? BROWSERS,
    minify: true,
    lib: { entry, formats: [format], name: 'DataConnect' },
    rolldownOptions: {
      output: {
        entryFileNames: names.entry ?? '[name].js',
        chunkFileNames: 'data-connect.[name]-[hash].js',
        // By default, a library build keeps white space and bundler hints.
        minify: { compress: true, mangle: true, codegen: true },
        comments: false,
        postFooter: declareOwnCss,
        postBanner: names.banner ?? '',
      },
    },
  },
});

const hashed = (name: string, source: string) =>
  output({ [name]: resolve(root, source) }, 'es', { entry: '[name]-[hash].js' });

/** In build order: a loaded file comes before the file that loads it. */
const OUTPUTS: Record<string, EnvironmentOptions> = {
  waiting_dialog: hashed('data-connect.waiting-dialog', 'widget/element/waiting-dialog.ts'),
  follow_account: hashed('data-connect.follow-account', 'widget/element/follow-account.ts'),
  passkeys: hashed('data-connect.passkeys', 'common/passkeys.ts'),
  flow: hashed(FLOW, 'widget/element/flow.ts'),
  liteFlow: hashed(LITE_FLOW, 'widget/element/lite-flow.ts'),
  ...Object.fromEntries(
    TAGS.map((tag) => [
      tag.replace('-', '_'),
      hashed(`data-connect.${tag}`, `widget/locales/catalogue.ts?${tag}`),
    ]),
  ),
  languages: hashed(LANGUAGES, 'widget/locales/load.ts'),
  menu: hashed('data-connect.menu', 'widget/menu/menu.ts'),
  altered_page: hashed('data-connect.altered-page', 'widget/element/altered-page.ts'),
  frame: output({ 'data-connect.frame': resolve(root, 'widget/frame/frame.ts') }, 'es'),
  frame_page: hashed('data-connect.frame-page', 'widget/frame/page.ts'),
  authorize_page: hashed('data-connect.authorize-page', 'widget/authorize/page.tsx'),
  shell: output({ 'data-connect': resolve(root, 'widget/index.ts') }, 'es'),
  lite: output({ 'data-connect.lite': resolve(root, 'widget/index.ts') }, 'es'),
  classic: output({ 'data-connect.global': resolve(root, 'widget/global.ts') }, 'iife', {
    target: CLASSIC_TARGET,
  }),
  callback: output({ 'oauth-callback': resolve(root, 'widget/oauth-callback.ts') }, 'iife', {
    banner: NO_LINT,
  }),
};

export default defineConfig({
  root,
  publicDir: false,
  // The plugins of all outputs read this level. Without `lib`, Vite adds its preload helper.
  build: {
    target: BROWSERS,
    lib: { entry: resolve(root, 'widget/index.ts'), formats: ['es'] },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  plugins: [
    react(),
    catalogues,
    fetchedFiles(
      (source, environment) =>
        ({ flow: environment === 'lite' ? LITE_FLOW : FLOW, load: LANGUAGES })[source] ??
        `data-connect.${source}`,
    ),
    liteAlias,
    copyCallbackPage,
    ownCss({ eachChunk: false }),
  ],
  environments: OUTPUTS,
  builder: {
    // All outputs share one evaluation of this file, because an output must know the names of the files that it loads.
    sharedConfigBuild: true,
    buildApp: async ({ build, environments }) => {
      for (const name of Object.keys(OUTPUTS)) {
        const environment = environments[name];
        if (environment) await build(environment);
      }
    },
  },
});
