import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Pages } from '../../../showcase/sandbox/serving/pages.ts';
import {
  type RunningServer,
  type ServerOptions,
  startServer,
} from '../../../showcase/sandbox/serving/server.ts';

export const SEARCH = '/v1/api/jobs/us/search/1';

/** Servers of this file's tests over a small build, closed when the file ends. */
export const useServers = () => {
  let distRoot: string;
  const running: RunningServer[] = [];

  beforeAll(async () => {
    distRoot = await mkdtemp(join(tmpdir(), 'serving-'));
    for (const name of ['pages', 'widget']) await mkdir(join(distRoot, name));
    await writeFile(join(distRoot, 'pages/index.html'), '<!doctype html><title>Showcase</title>');
    const pages: Pages = {
      files: { '*': 'index.html' },
      scripts: ["'sha256-script'"],
      styles: ["'sha256-style'"],
    };
    await writeFile(join(distRoot, 'pages/pages.json'), JSON.stringify(pages));
    await writeFile(join(distRoot, 'widget/data-connect.js'), 'shell();');
  });

  afterAll(async () => {
    await Promise.all(running.map((server) => server.close()));
    await rm(distRoot, { recursive: true });
  });

  return {
    folder: () => distRoot,
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

/** A request to a server's own port, with headers that `fetch` would not send. */
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
