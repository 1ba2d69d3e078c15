import { copyFileSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';
import { BROWSER_FACTS, BROWSERS, CLASSIC_TARGET } from './scripts/browsers.ts';
import { compileEarly } from './scripts/compile-early.ts';
import { fetchedFiles } from './scripts/fetched-files.ts';
import { leanR2wc } from './scripts/lean-r2wc.ts';
import { noTimings } from './scripts/no-timings.ts';
import { onPreact } from './scripts/on-preact.ts';
import { BIND_TO, ownBind } from './scripts/own-bind.ts';
import { declareOwnCss, ownCss } from './scripts/own-css.ts';
import { OWN_DOCUMENT, ownDocument } from './scripts/own-document.ts';
import { ownMembers } from './scripts/own-members.ts';
import { shortErrors } from './scripts/short-errors.ts';
import { TAGS } from './widget/common/languages.ts';

const root = import.meta.dirname;
const outDir = resolve(root, 'dist/widget');
const FLOW = 'data-connect.flow';
const LITE_FLOW = 'data-connect.lite.flow';
const LANGUAGES = 'data-connect.languages';
const MENU = 'data-connect.menu';
const FRAME = 'data-connect.frame';
const FRAME_PAGE = 'data-connect.frame-page';
const AUTHORIZE_PAGE = 'data-connect.authorize-page';

const copyCallbackPage: Plugin = {
  name: 'copy-callback-page',
  applyToEnvironment: ({ name }) => name === 'callback',
  closeBundle() {
    mkdirSync(outDir, { recursive: true });
    copyFileSync(resolve(root, 'widget/oauth-callback.html'), resolve(outDir, 'oauth-callback.html'));
  },
};

// These are choices, not facts: the widget's React does not connect to the host's developer tools and does not use the
// page's navigation.
const FLOW_FACTS = {
  ...BROWSER_FACTS,
  'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"',
  'typeof navigation': '"undefined"',
};

// These add fewer bytes to the flows than members of the file of built-ins.
const OWN_BY_FACT = { Date: 'window.Date', String: 'window.String' };

// The script tag's file runs in pages only. A server imports the module.
const SHELL_FACTS = {
  'typeof HTMLElement': '"function"',
  'typeof customElements': '"object"',
  URL: 'webkitURL',
};

// The size budgets of the menu and the languages leave no space for the file of built-ins.
const OWN_BY_NAME = {
  URL: 'webkitURL',
  ...OWN_BY_FACT,
  ...Object.fromEntries(
    ['AbortController', 'Map', 'Number', 'Proxy', 'Reflect'].map((name) => [name, `window.${name}`]),
  ),
};

/** Hosts copy the callback's script into their public folder, where their linter finds it. */
const NO_LINT = '/* eslint-disable */';

const OWN_GLOBALS = [
  ...['AbortController', 'CustomEvent', 'Error', 'Map', 'MessageChannel', 'Number', 'Promise', 'Proxy'],
  ...['Reflect', 'Set', 'Symbol', 'URL', 'WeakMap'],
];

/** Only for the flows: the size budget of the shells leaves no space for it. */
const OWN: Record<string, [string, string]> = {
  console: [resolve(root, 'widget/services/own-console.ts'), 'ownConsole'],
  ...Object.fromEntries(
    OWN_GLOBALS.map((name) => [name, [resolve(root, 'widget/services/own-globals.ts'), `own${name}`]]),
  ),
};

type Format = 'es' | 'iife';

const output = (
  entry: Record<string, string>,
  format: Format,
  names: {
    entry?: string;
    facts?: Record<string, string>;
    inject?: Record<string, [path: string, name: string]>;
    target?: string;
    banner?: string;
  } = {},
): EnvironmentOptions => ({
  consumer: 'client',
  define: { 'process.env.NODE_ENV': '"production"', ...names.facts },
  build: {
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    // Vite appends this target to the list of the outer level, so the build then supports all of them.
    target: names.target ?? BROWSERS,
    minify: true,
    lib: { entry, formats: [format], name: 'DataConnect' },
    rolldownOptions: {
      // Most constants are used once, and the shell's size budget leaves no space for their names.
      optimization: { inlineConst: { mode: 'all' } },
      transform: {
        inject: {
          ...names.inject,
          'Array.from': [resolve(root, 'widget/domain/array-from.ts'), 'arrayFrom'],
          'URL.canParse': [resolve(root, 'widget/domain/can-parse.ts'), 'canParse'],
          [BIND_TO]: [resolve(root, 'widget/domain/bind-to.ts'), 'bindTo'],
          [OWN_DOCUMENT]: [resolve(root, 'widget/services/own-document.ts'), 'ownDocument'],
          queueMicrotask: [resolve(root, 'widget/domain/in-microtask.ts'), 'inMicrotask'],
        },
      },
      output: {
        entryFileNames: names.entry ?? '[name].js',
        chunkFileNames: 'data-connect.[name]-[hash].js',
        // Lower-case letters only, because some file systems ignore case. The names cost the shell about as many bytes
        // as mixed case would.
        hashCharacters: 'base36',
        // By default, a library build keeps white space and bundler hints.
        minify: { compress: true, mangle: true, codegen: true },
        comments: false,
        postFooter: declareOwnCss,
        postBanner: names.banner ?? '',
      },
    },
  },
});

const hashed = (name: string, source: string, also = {}) =>
  output({ [name]: resolve(root, source) }, 'es', { entry: '[name]-[hash].js', ...also });

const FLOW_BUILD = { facts: { ...FLOW_FACTS, ...OWN_BY_FACT }, inject: OWN };
const PART_BUILD = { facts: OWN_BY_FACT, inject: OWN };

/** In build order: a loaded file comes before the file that loads it. */
const OUTPUTS: Record<string, EnvironmentOptions> = {
  follow_account: hashed('data-connect.follow-account', 'widget/element/follow-account.ts', PART_BUILD),
  passkeys: hashed('data-connect.passkeys', 'widget/common/passkeys.ts', PART_BUILD),
  flow: hashed(FLOW, 'widget/element/flow.ts', FLOW_BUILD),
  liteFlow: hashed(LITE_FLOW, 'widget/element/lite-flow.ts', FLOW_BUILD),
  ...Object.fromEntries(
    TAGS.map((tag) => [tag.replace('-', '_'), hashed(`data-connect.${tag}`, `widget/locales/${tag}.ts`)]),
  ),
  languages: hashed(LANGUAGES, 'widget/locales/load.ts', { facts: OWN_BY_NAME }),
  menu: hashed(MENU, 'widget/menu/menu.ts', { facts: OWN_BY_NAME }),
  frame: output({ [FRAME]: resolve(root, 'widget/frame/frame.ts') }, 'es', { facts: { URL: 'webkitURL' } }),
  frame_page: hashed(FRAME_PAGE, 'widget/frame/page.ts'),
  authorize_page: hashed(AUTHORIZE_PAGE, 'widget/authorize/page.tsx', { facts: FLOW_FACTS }),
  shell: output({ 'data-connect': resolve(root, 'widget/index.ts') }, 'es', { facts: SHELL_FACTS }),
  lite: output({ 'data-connect.lite': resolve(root, 'widget/index.ts') }, 'es', { facts: SHELL_FACTS }),
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
  // `lib` is set here too, because the plugins of all outputs read this level. Without it, Vite adds its preload
  // helper.
  build: {
    target: BROWSERS,
    lib: { entry: resolve(root, 'widget/index.ts'), formats: ['es'] },
  },
  plugins: [
    noTimings,
    react(),
    fetchedFiles(
      (source, environment) =>
        ({ flow: environment === 'lite' ? LITE_FLOW : FLOW, load: LANGUAGES })[source] ??
        `data-connect.${source}`,
    ),
    leanR2wc,
    onPreact('liteFlow'),
    copyCallbackPage,
    ownCss({ eachChunk: false }),
    ownMembers,
    shortErrors,
    ownBind,
    ownDocument,
    compileEarly('flow', 'liteFlow', 'authorize_page'),
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
