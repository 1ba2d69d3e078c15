import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { viteHost } from '../vite-host.ts';

export default defineConfig({ ...viteHost(import.meta.dirname), plugins: [solid()] });
