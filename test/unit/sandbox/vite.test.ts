import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { sandboxPlugin } from '../../../showcase/sandbox/serving/vite.ts';
import { ask } from './servers.ts';

it('the dev server answers the sandbox’s calls and the widget’s files, reloads after a build, and leaves pages to Vite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-dev-'));
  await mkdir(join(folder, 'dist/widget'), { recursive: true });
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Dev</title>');
  await writeFile(join(folder, 'dist/widget/data-connect.js'), 'shell();');
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    server: { ws: false, watch: null },
    plugins: [
      sandboxPlugin({
        distRoot: join(folder, 'dist'),
        variables: { PORT: '0', DATABASE_URL: `file:${join(folder, 'dev.sqlite')}` },
      }),
    ],
  });
  try {
    await server.listen();
    const origin = String(server.resolvedUrls?.local[0]).replace(/\/$/, '');
    const text = async (path: string) => (await fetch(origin + path)).text();
    expect(await text('/sandbox/inbox')).toBe('{"messages":[]}');
    expect(await text('/widget/data-connect.js')).toBe('shell();');
    expect(await text('/widget')).toContain('<title>Dev</title>');
    await expect(fetch(`${origin}/api/x?fault=abort`)).rejects.toThrow('fetch failed');
    const sent = vi.spyOn(server.ws, 'send');
    server.watcher.emit('change', join(folder, 'dist/widget/other.js'));
    expect(sent).not.toHaveBeenCalled();
    server.watcher.emit('change', join(folder, 'dist/widget/integrity.json'));
    expect(sent).toHaveBeenCalledWith({ type: 'full-reload' });
    expect(await text('/sandbox/inbox')).toBe('{"messages":[]}');
    const foreign = await ask(new URL(origin).port, '/sandbox/inbox', { Host: 'evil.example' });
    expect([403, 421]).toContain(foreign.status);
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
});
