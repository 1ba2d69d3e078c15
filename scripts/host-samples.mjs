// Copies the documentation's samples for frameworks into the folders of test/hosts, where each framework builds and checks
// them as a file of a project of its own. `test/e2e/night/docs-frameworks.test.ts` signs in on each.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ROOT } from './setup.mjs';

const SAMPLES = resolve(ROOT, 'showcase/docs/samples');
const HOSTS = resolve(ROOT, 'test/hosts');

/** Astro bundles a script without a type as a module. Vite needs `type="module"` for this. */
const asPage = (text) => text.replace('<script>', '<script type="module">');

const COPIES = [
  ['react.tsx', 'react/samples/SignIn.tsx'],
  ['react/App.tsx', 'react/samples/App.tsx'],
  ['next/SignIn.tsx', 'react/samples/Next.tsx'],
  ['preact/SignIn.tsx', 'preact/samples/SignIn.tsx'],
  ['solid/SignIn.tsx', 'solid/samples/SignIn.tsx'],
  ['vue.vue', 'vue/samples/SignIn.vue'],
  ['vue.config.ts.txt', 'vue/samples/vite.config.ts'],
  ['nuxt/app.vue', 'vue/samples/Nuxt.vue'],
  ['svelte.svelte', 'svelte/samples/SignIn.svelte'],
  ['sveltekit/+page.svelte', 'svelte/samples/SvelteKit.svelte'],
  ['angular.ts.txt', 'angular/src/samples/sign-in.ts'],
  ['astro/index.astro', 'bundled/astro.html', asPage],
  ['bundler.ts', 'bundled/samples/bundler.ts'],
  ['overlay.ts', 'bundled/samples/overlay.ts'],
];

export const copySamples = () => {
  for (const [from, to, change = (text) => text] of COPIES) {
    const path = resolve(HOSTS, to);
    rmSync(path, { force: true });
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, change(readFileSync(resolve(SAMPLES, from), 'utf8')));
  }
};
