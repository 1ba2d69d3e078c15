import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';
import {
  type RunningServer,
  type ServerOptions,
  startServer,
} from '../../../showcase/sandbox/serving/server.ts';

export const SEARCH = '/v1/api/jobs/us/search/1';
export const SHELL = `export const shell = 'shell';\n`.repeat(50);

const PAGES = {
  files: { '/': 'index.html', '/job/:id': 'job.html', '/gigi': 'gigi.html', '*': 'unknown.html' },
  scripts: ["'sha256-script'"],
  styles: ["'sha256-style'"],
};
export const pageOf = (file: string) => `<!doctype html><title>${file}</title>`;

const BUILD = {
  'pages/pages.json': JSON.stringify(PAGES),
  ...Object.fromEntries(Object.values(PAGES.files).map((name) => [`pages/${name}`, pageOf(name)])),
  'showcase/assets/main-BXAKTxRC.js': 'main();',
  'widget/data-connect.js': SHELL,
  'widget/data-connect.js.br': brotliCompressSync(SHELL),
  'widget/data-connect.js.gz': gzipSync(SHELL),
  'widget/flow-Cd3_x-9z.js': 'flow();',
  'widget/oauth-callback.html': '<p>Callback</p>',
  'widget/oauth-callback.js': 'hand();',
  'private.txt': 'PRIVATE',
};

export const useServers = () => {
  let distRoot: string;
  const running: RunningServer[] = [];

  beforeAll(async () => {
    distRoot = await mkdtemp(join(tmpdir(), 'serving-'));
    for (const [name, text] of Object.entries(BUILD)) {
      await mkdir(dirname(join(distRoot, name)), { recursive: true });
      await writeFile(join(distRoot, name), text);
    }
    await symlink(join(distRoot, 'private.txt'), join(distRoot, 'widget/link.txt'));
  });

  afterAll(async () => {
    await Promise.all(running.map((server) => server.close()));
    await rm(distRoot, { recursive: true });
  });

  return {
    start: async (options: Partial<ServerOptions> = {}) => {
      const server = await startServer({ distRoot, ...options, port: options.port ?? 0 });
      running.push(server);
      return server;
    },
  };
};

export const portOf = (server: RunningServer) => new URL(server.url).port;

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export const ask = (port: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    request.on('error', reject).end();
  });
