import { preact } from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { viteHost } from '../vite-host.ts';

export default defineConfig({ ...viteHost(import.meta.dirname), plugins: [preact()] });
