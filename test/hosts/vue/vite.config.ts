import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';
import { viteHost } from '../vite-host.ts';

export default defineConfig({
  ...viteHost(import.meta.dirname),
  // Without this option, Vue treats a tag with a hyphen as a Vue component.
  plugins: [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'data-connect-button' } } }),
  ],
});
