import angular from '../samples/angular.ts.txt?raw';
import module from '../samples/module.html?raw';
import preact from '../samples/preact/SignIn.tsx?raw';
import react from '../samples/react.tsx?raw';
import solid from '../samples/solid/SignIn.tsx?raw';
import svelte from '../samples/svelte.svelte?raw';
import vueConfig from '../samples/vue.config.ts.txt?raw';
import vue from '../samples/vue.vue?raw';

interface Recipe {
  readonly id: string;
  readonly name: string;
  readonly notes: readonly string[];
  readonly files: readonly { readonly title: string; readonly code: string }[];
}

/** How each framework hands over properties and hears events. */
export const RECIPES: readonly Recipe[] = [
  {
    id: 'none',
    name: 'None',
    notes: ['Attributes for texts, properties for objects, `addEventListener` for events.'],
    files: [{ title: 'index.html', code: module }],
  },
  {
    id: 'react',
    name: 'React 18 and 19',
    notes: [
      '`data-connect/react` is typed, renders on a server, and passes every prop as a property. With React 19 the bare tag works as well: `import type {} from "data-connect/types/react"` once, and its events are `oncomplete`, `onclose` and so on.',
    ],
    files: [{ title: 'SignIn.tsx', code: react }],
  },
  {
    id: 'vue',
    name: 'Vue 3',
    notes: [
      'Tell the compiler that the tag is no component of yours.',
      'Vue writes `false` into an attribute as the text `false`, which is true in HTML. Booleans and objects go in with `.prop`, spelt as the property is: `:testMode.prop`, not `:test-mode.prop`. For types in templates, `import type {} from "data-connect/types/vue"` once.',
    ],
    files: [
      { title: 'vite.config.ts', code: vueConfig },
      { title: 'SignIn.vue', code: vue },
    ],
  },
  {
    id: 'svelte',
    name: 'Svelte 5',
    notes: [
      'Svelte sets a property where the element has one; the camelCase name is the property’s. Types: `data-connect/types/svelte`.',
    ],
    files: [{ title: 'SignIn.svelte', code: svelte }],
  },
  {
    id: 'angular',
    name: 'Angular',
    notes: [
      '`CUSTOM_ELEMENTS_SCHEMA` lets the tag through. Brackets set properties, parentheses hear events.',
    ],
    files: [{ title: 'sign-in.ts', code: angular }],
  },
  {
    id: 'preact',
    name: 'Preact',
    notes: [
      'Events in lower case: `onComplete` would be taken for an event of that spelling. Preact writes `false` to properties as it is.',
    ],
    files: [{ title: 'SignIn.tsx, Preact', code: preact }],
  },
  {
    id: 'solid',
    name: 'Solid',
    notes: ['`attr:`, `prop:` and `on:` say which is meant.'],
    files: [{ title: 'SignIn.tsx, Solid', code: solid }],
  },
];
