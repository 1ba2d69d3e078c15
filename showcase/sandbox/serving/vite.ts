import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { createSandbox, isSandboxPath, type Sandbox } from '../app.ts';
import { readConfiguration } from './configuration.ts';
import { callerOf, unknownHost, withConnection } from './connection.ts';
import { accountPagesIn, callbackPageIn, createWidgetFiles, isWidgetFile, widgetFilesIn } from './site.ts';

const DIST = resolve('dist');

/** The dev server itself refuses unknown hosts. */
export const sandboxPlugin = (): Plugin => ({
  name: 'data-connect-sandbox',
  apply: 'serve',
  config: () => {
    const { port = 4173, host = '127.0.0.1', publicUrl } = readConfiguration(process.env);
    const allowedHosts = publicUrl === undefined ? [] : [publicUrl.hostname];
    return { server: { host, port, strictPort: true, allowedHosts } };
  },
  configureServer: ({ middlewares, httpServer, watcher, ws }) => {
    const configuration = readConfiguration(process.env);
    // The first request gives the address: Vite may use another port than the requested one.
    let sandbox: Sandbox | undefined;
    const sandboxAt = (origin: string) => {
      sandbox ??= createSandbox({
        env: configuration.adzuna,
        callbackPage: callbackPageIn(DIST),
        origin,
        provider: configuration.provider,
        accountPages: accountPagesIn(DIST),
        widgetFiles: widgetFilesIn(DIST),
      });
      return sandbox;
    };
    httpServer?.once('close', () => void sandbox?.close());
    // The last file of each build. The provider reads built pages only at its start.
    const built = [
      resolve(widgetFilesIn(DIST), 'integrity.json'),
      resolve(accountPagesIn(DIST), 'index.html'),
    ];
    watcher.add(built);
    for (const event of ['add', 'change'] as const) {
      watcher.on(event, (path) => {
        if (!built.includes(resolve(path))) return;
        void sandbox?.close();
        sandbox = undefined;
        ws.send({ type: 'full-reload' });
      });
    }
    const widget = createWidgetFiles(DIST);
    const answer = getRequestListener(
      withConnection(async (request, incoming) => {
        if (isWidgetFile(new URL(request.url).pathname)) return widget(request);
        const caller = callerOf(incoming, configuration);
        return caller === null ? unknownHost() : sandboxAt(caller.origin).fetch(request, caller);
      }),
      { overrideGlobalObjects: false },
    );
    middlewares.use((request, response, next) => {
      const path = request.url?.split('?')[0] ?? '';
      return isWidgetFile(path) || isSandboxPath(path) ? void answer(request, response) : next();
    });
  },
});
