import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { viteHost } from '../vite-host.ts';

export default defineConfig({ ...viteHost(import.meta.dirname), plugins: [svelte()] });
