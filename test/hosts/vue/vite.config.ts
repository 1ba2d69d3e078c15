import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';
import { viteHost } from '../vite-host.ts';

export default defineConfig({
  ...viteHost(import.meta.dirname),
  // Vue takes a tag with a hyphen for a component of its own unless told.
  plugins: [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'data-connect-button' } } }),
  ],
});
