import { it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { signInOnHost } from '../support/host-sign-in.ts';

const { visit } = useChromium();

it.each([
  ['HTML', 'html/index.html'],
  ['React', 'react/index.html'],
  ['HTML with classic scripts', 'html/classic.html'],
  ['Vue', 'vue/index.html'],
  ['Svelte', 'svelte/index.html'],
  ['Angular', 'angular/index.html'],
  ['Preact', 'preact/index.html'],
  ['Solid', 'solid/index.html'],
])('on a host page in %s, attributes change at run time, and a person signs in', async (_, path) => {
  await signInOnHost(await visit(), path);
});
