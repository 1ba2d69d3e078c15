import module from '../samples/module.html?raw';
import react from '../samples/react.tsx?raw';
import svelte from '../samples/svelte.svelte?raw';
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
    notes: ['`data-connect/react` is typed, renders on a server, and passes every prop as a property.'],
    files: [{ title: 'SignIn.tsx', code: react }],
  },
  {
    id: 'vue',
    name: 'Vue 3',
    notes: [
      'Tell the compiler that the tag is no component: in `vite.config.ts`, `vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === "data-connect-button" } } })`.',
      'Vue writes `false` into an attribute as the text `false`, which is true in HTML. Booleans and objects go in with `.prop`.',
    ],
    files: [{ title: 'SignIn.vue', code: vue }],
  },
  {
    id: 'svelte',
    name: 'Svelte 5',
    notes: ['Svelte sets a property where the element has one. The camelCase name is the property’s.'],
    files: [{ title: 'SignIn.svelte', code: svelte }],
  },
];
