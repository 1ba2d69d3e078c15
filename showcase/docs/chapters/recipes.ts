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

/** How to set properties and listen to events in each framework. */
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
      '`data-connect/react` is typed, renders on a server, can be imported by a server component, and takes what an HTML element takes. With React 19 the bare tag works as well: `import type {} from "data-connect/types/react"` once, and its events are `oncomplete`, `onclose` and so on.',
    ],
    files: [{ title: 'SignIn.tsx', code: react }],
  },
  {
    id: 'vue',
    name: 'Vue 3',
    notes: [
      'Tell the compiler that the tag is not one of your components.',
      'Vue writes `false` into an attribute as the text `false`, which is true in HTML. Pass booleans and objects with `.prop` and the property’s name: `:testMode.prop`, not `:test-mode.prop`. For types in templates, `import type {} from "data-connect/types/vue"` once.',
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
      'Svelte sets a property if the element has one; use the camelCase name. Types: `data-connect/types/svelte`.',
    ],
    files: [{ title: 'SignIn.svelte', code: svelte }],
  },
  {
    id: 'angular',
    name: 'Angular',
    notes: [
      '`CUSTOM_ELEMENTS_SCHEMA` allows the tag. Brackets set properties, parentheses listen to events.',
    ],
    files: [{ title: 'sign-in.ts', code: angular }],
  },
  {
    id: 'preact',
    name: 'Preact',
    notes: [
      'Write events in lower case: `onComplete` would listen to an event of exactly that spelling. Preact sets properties to `false` correctly.',
    ],
    files: [{ title: 'SignIn.tsx, Preact', code: preact }],
  },
  {
    id: 'solid',
    name: 'Solid',
    notes: ['`attr:`, `prop:` and `on:` say whether you mean an attribute, a property or an event.'],
    files: [{ title: 'SignIn.tsx, Solid', code: solid }],
  },
];
