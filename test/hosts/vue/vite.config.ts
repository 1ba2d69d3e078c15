import { mergeConfig } from 'vite';
import { viteHost } from '../vite-host.ts';
import documented from './samples/vite.config.ts';

export default mergeConfig(documented, viteHost(import.meta.dirname));
