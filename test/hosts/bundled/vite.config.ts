import { defineConfig } from 'vite';
import { viteHost } from '../vite-host.ts';

export default defineConfig(viteHost(import.meta.dirname, ['astro.html', 'bundler.html', 'overlay.html']));
