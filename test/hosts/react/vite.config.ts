import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { viteHost } from '../vite-host.ts';

export default defineConfig({ ...viteHost(import.meta.dirname), plugins: [react()] });
